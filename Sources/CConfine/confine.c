#define _GNU_SOURCE
#include "confine.h"

#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

int confine_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }

static void limit(pid_t process, int resource, long most) {
  struct rlimit limit = {(rlim_t)most, (rlim_t)most};
  prlimit(process, resource, &limit, NULL);
}

void confine_process(pid_t process, long memory, long file, long seconds) {
  limit(process, RLIMIT_AS, memory);
  limit(process, RLIMIT_FSIZE, file);
  limit(process, RLIMIT_CPU, seconds);
  limit(process, RLIMIT_CORE, 0);
}
