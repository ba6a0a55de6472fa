# What an operator reads about a house in PostgreSQL.
cli-help-database = The house’s database, as postgresql://user@host/name; without it, SQLite in the data folder. HIGHNOON_DATABASE does the same and keeps a password out of the list of processes.
error-database-address = This is not the address of a database. It looks like postgresql://user@host/name.
error-database-driver = PostgreSQL needs one more package: install highnoon[postgres].
error-database-encoding = The database { $path } keeps texts as { $encoding }; High Noon needs one with the encoding UTF8.
error-database-forbidden = The database { $path } does not admit this user, or does not allow enough ({ $detail }).
error-database-missing = There is no database { $path } ({ $detail }). Make it first, for example with createdb.
error-database-unreachable = The database { $path } cannot be reached ({ $detail }).
