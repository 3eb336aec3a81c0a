#define _GNU_SOURCE
#include "process.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/resource.h>
#include <unistd.h>

int process_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }

pid_t process_start(const char *path, char *const words[], char *const environment[], const int streams[3]) {
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  for (int stream = 0; stream < 3; stream++) {
    posix_spawn_file_actions_adddup2(&actions, streams[stream], stream);
  }
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  sigset_t signals;
  sigemptyset(&signals);
  posix_spawnattr_setsigmask(&attributes, &signals);
  sigfillset(&signals);
  posix_spawnattr_setsigdefault(&attributes, &signals);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSID);
  pid_t child;
  int fault = posix_spawn(&child, path, &actions, &attributes, words, environment);
  // A program that is just being updated cannot be started for a moment.
  for (int attempt = 0; attempt < 50 && fault == ETXTBSY; attempt++) {
    usleep(4000);
    fault = posix_spawn(&child, path, &actions, &attributes, words, environment);
  }
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  return fault == 0 ? child : -1;
}

static void limit(pid_t process, int resource, long most) {
  struct rlimit limit = {(rlim_t)most, (rlim_t)most};
  prlimit(process, resource, &limit, NULL);
}

void process_limit(pid_t process, long memory, long file, long seconds) {
  limit(process, RLIMIT_AS, memory);
  limit(process, RLIMIT_FSIZE, file);
  limit(process, RLIMIT_CPU, seconds);
  limit(process, RLIMIT_CORE, 0);
}
