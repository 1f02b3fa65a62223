"""The games as other people's tools expect them. Each adapter needs its tool: `pip install 'ludoteca[research]'`."""
