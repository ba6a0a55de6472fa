# Ciò che legge chi gestisce una casa su PostgreSQL.
cli-help-database = Il database della casa, per esempio postgresql://utente@host/nome; senza, SQLite nella cartella dei dati. HIGHNOON_DATABASE ha lo stesso effetto e tiene una password fuori dall’elenco dei processi.
error-database-address = Questo non è l’indirizzo di un database. Si scrive così: postgresql://utente@host/nome.
error-database-driver = PostgreSQL richiede un altro pacchetto: installare highnoon[postgres].
error-database-encoding = Il database { $path } conserva i testi in { $encoding }; High Noon richiede la codifica UTF8.
error-database-forbidden = Il database { $path } non ammette questo utente o non gli concede abbastanza diritti ({ $detail }).
error-database-missing = Il database { $path } non esiste ({ $detail }). Va prima creato, per esempio con createdb.
error-database-unreachable = Il database { $path } non è raggiungibile ({ $detail }).
