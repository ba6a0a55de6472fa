# What an operator reads when the database cannot be used.
error-store-locked = The database { $path } is locked by another program ({ $detail }). Stop that program, or wait for it, and start again.
error-store-readonly = The database { $path } cannot be written to ({ $detail }): the disk or the folder is read-only.
error-store-forbidden = The database { $path } cannot be opened ({ $detail }): the user who runs the server must be allowed to read and write both it and its folder.
error-store-io = The disk failed under the database { $path } ({ $detail }); see the system log. The database itself may be sound.
error-store-memory = There was not enough memory for the database { $path }; nothing was changed.
