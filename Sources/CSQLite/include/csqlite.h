#pragma once

// SQLite's own declarations of the functions that are used. Each names a function of csqlite.c, which opens the
// library for the first connection: linked, it would be loaded and bound at every start, also of commands that need no
// database. A function that is not in this list does not link.
#pragma redefine_extname sqlite3_bind_blob64 csqlite_bind_blob64
#pragma redefine_extname sqlite3_bind_int64 csqlite_bind_int64
#pragma redefine_extname sqlite3_bind_null csqlite_bind_null
#pragma redefine_extname sqlite3_bind_parameter_count csqlite_bind_parameter_count
#pragma redefine_extname sqlite3_bind_text64 csqlite_bind_text64
#pragma redefine_extname sqlite3_bind_zeroblob csqlite_bind_zeroblob
#pragma redefine_extname sqlite3_busy_timeout csqlite_busy_timeout
#pragma redefine_extname sqlite3_changes64 csqlite_changes64
#pragma redefine_extname sqlite3_clear_bindings csqlite_clear_bindings
#pragma redefine_extname sqlite3_close_v2 csqlite_close_v2
#pragma redefine_extname sqlite3_column_blob csqlite_column_blob
#pragma redefine_extname sqlite3_column_bytes csqlite_column_bytes
#pragma redefine_extname sqlite3_column_int64 csqlite_column_int64
#pragma redefine_extname sqlite3_column_text csqlite_column_text
#pragma redefine_extname sqlite3_column_type csqlite_column_type
#pragma redefine_extname sqlite3_db_readonly csqlite_db_readonly
#pragma redefine_extname sqlite3_deserialize csqlite_deserialize
#pragma redefine_extname sqlite3_errmsg csqlite_errmsg
#pragma redefine_extname sqlite3_errstr csqlite_errstr
#pragma redefine_extname sqlite3_exec csqlite_exec
#pragma redefine_extname sqlite3_file_control csqlite_file_control
#pragma redefine_extname sqlite3_finalize csqlite_finalize
#pragma redefine_extname sqlite3_get_autocommit csqlite_get_autocommit
#pragma redefine_extname sqlite3_last_insert_rowid csqlite_last_insert_rowid
#pragma redefine_extname sqlite3_limit csqlite_limit
#pragma redefine_extname sqlite3_open_v2 csqlite_open_v2
#pragma redefine_extname sqlite3_prepare_v3 csqlite_prepare_v3
#pragma redefine_extname sqlite3_progress_handler csqlite_progress_handler
#pragma redefine_extname sqlite3_reset csqlite_reset
#pragma redefine_extname sqlite3_serialize csqlite_serialize
#pragma redefine_extname sqlite3_step csqlite_step
#pragma redefine_extname sqlite3_wal_autocheckpoint csqlite_wal_autocheckpoint

#include <sqlite3.h>
