"""3.3: the action cards, one module for each family of them."""
