// The module's first file, until the real ones stand beside it.
