"""What a static site is made of: everything that a page needs to play without a server."""
