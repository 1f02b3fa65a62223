"""The server's HTTP routes and its socket."""
