"""Play in a terminal: text, colour where there is any, and numbered moves."""
