# Lo que lee quien administra una casa en PostgreSQL.
cli-help-database = La base de datos de la casa, por ejemplo postgresql://usuario@equipo/nombre; sin ella, SQLite en la carpeta de datos. HIGHNOON_DATABASE hace lo mismo y mantiene la contraseña fuera de la lista de procesos.
error-database-address = Esta no es la dirección de una base de datos. Se escribe así: postgresql://usuario@equipo/nombre.
error-database-driver = PostgreSQL necesita un paquete más: instale highnoon[postgres].
error-database-encoding = La base de datos { $path } guarda los textos en { $encoding }; High Noon necesita la codificación UTF8.
error-database-forbidden = La base de datos { $path } no admite a este usuario o no le da permisos suficientes ({ $detail }).
error-database-missing = No existe la base de datos { $path } ({ $detail }). Créela primero, por ejemplo con createdb.
error-database-unreachable = No se puede acceder a la base de datos { $path } ({ $detail }).
