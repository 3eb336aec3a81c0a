#pragma once
#include <sys/types.h>

/// Opens a pipe whose ends no other program inherits. Returns 0, or -1.
int confine_pipe(int ends[2]);

/// Limits a process that was just started: its address space and the files that it writes, in bytes, and its
/// processor time in seconds. It leaves no core file.
void confine_process(pid_t process, long memory, long file, long seconds);
