#pragma once
#include <sys/types.h>

/// Opens a pipe whose ends no other program inherits. Returns 0, or -1.
int process_pipe(int ends[2]);

/// Starts a program in a session of its own, so that ^C in the terminal does not end it, with default signal handlers and
/// three descriptors as its standard streams. The words and the environment end with NULL. Returns -1 if it cannot start.
pid_t process_start(const char *path, char *const words[], char *const environment[], const int streams[3]);

/// Limits a process that was just started: its address space and the files that it writes, in bytes, and its
/// processor time in seconds. It leaves no core file.
void process_limit(pid_t process, long memory, long file, long seconds);
