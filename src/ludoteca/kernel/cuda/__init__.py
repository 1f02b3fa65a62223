"""The same rules on a GPU: batches, and what makes their kernels fast."""
