"""A quick eye for Moon River: what a parcel is worth where, and playouts by it."""
