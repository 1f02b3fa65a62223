"""What comes from outside is parsed and checked in processes that can be killed; the server gets what came of it."""
