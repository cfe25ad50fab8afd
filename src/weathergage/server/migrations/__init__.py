"""How a database comes from an older schema to this one: `weathergage db upgrade`, and every start of the server."""
