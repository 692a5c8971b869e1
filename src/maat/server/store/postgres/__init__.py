"""The store in a PostgreSQL database, which several workers share."""
