# Lo que lee quien lleva el servidor cuando la base de datos no se puede usar.
error-store-locked = Otro programa tiene bloqueada la base de datos { $path } ({ $detail }); ciérralo o espera a que termine y vuelve a arrancar.
error-store-readonly = No se puede escribir en la base de datos { $path } ({ $detail }): el disco o la carpeta son de solo lectura.
error-store-forbidden = No se puede abrir la base de datos { $path } ({ $detail }): el usuario que ejecuta el servidor debe poder leerla y escribirla, y también su carpeta.
error-store-io = El disco ha fallado al usar la base de datos { $path } ({ $detail }); mira el registro del sistema. Puede que la base de datos en sí esté intacta.
error-store-memory = No ha habido memoria suficiente para la base de datos { $path }; no se ha cambiado nada.
