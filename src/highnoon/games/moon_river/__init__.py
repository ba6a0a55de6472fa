"""Moon River: two to four ranches along the river, drafted parcel by parcel."""
