# O que lê quem gere o servidor quando a base de dados não se pode usar.
error-store-locked = A base de dados { $path } está bloqueada por outro programa ({ $detail }); termine-o, ou espere que acabe, e volte a arrancar.
error-store-readonly = Não é possível escrever na base de dados { $path } ({ $detail }): o disco ou a pasta só permite leitura.
error-store-forbidden = Não é possível abrir a base de dados { $path } ({ $detail }): o utilizador que executa o servidor tem de poder lê-la e escrevê-la, tal como a sua pasta.
error-store-io = O disco falhou ao usar a base de dados { $path } ({ $detail }); veja o registo do sistema. A própria base de dados pode estar intacta.
error-store-memory = Não houve memória suficiente para a base de dados { $path }; nada foi alterado.
