# O que lê quem administra uma casa em PostgreSQL.
cli-help-database = O banco de dados da casa, por exemplo postgresql://usuario@host/nome; sem ele, SQLite na pasta de dados. HIGHNOON_DATABASE tem o mesmo efeito e mantém uma senha fora da lista de processos.
error-database-address = Este não é o endereço de um banco de dados. Ele se escreve assim: postgresql://usuario@host/nome.
error-database-driver = O PostgreSQL precisa de mais um pacote: instale highnoon[postgres].
error-database-encoding = O banco de dados { $path } guarda os textos em { $encoding }; o High Noon precisa da codificação UTF8.
error-database-forbidden = O banco de dados { $path } não aceita este usuário ou não lhe dá permissões suficientes ({ $detail }).
error-database-missing = O banco de dados { $path } não existe ({ $detail }). Crie-o primeiro, por exemplo com createdb.
error-database-unreachable = Não é possível acessar o banco de dados { $path } ({ $detail }).
