#include "standard_streams.h"

#include <fcntl.h>
#include <unistd.h>

__attribute__((constructor)) void standard_streams_reserve(void) {
  for (int stream = STDIN_FILENO; stream <= STDERR_FILENO; stream++) {
    // The lowest free number is this stream's, since those below it are open by now.
    if (fcntl(stream, F_GETFD) < 0 && open("/dev/null", O_RDONLY) != stream) _exit(71);
  }
}
