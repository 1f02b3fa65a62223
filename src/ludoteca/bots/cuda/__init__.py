"""Search on a GPU."""
