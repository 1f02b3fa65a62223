"""What runs as Python in a browser only: plain Python, in a worker, beside the page (web/src/local)."""
