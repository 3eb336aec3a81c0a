#define _GNU_SOURCE
#include "watchdog.h"

#include <errno.h>
#include <signal.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

// Leaves open only standard input and output. Before Linux 5.9 files are closed one by one.
static void close_other_files(void) {
  if (syscall(SYS_close_range, STDERR_FILENO, ~0U, 0) == 0) return;
  long most = sysconf(_SC_OPEN_MAX);
  for (int file = STDERR_FILENO; file < most; file++) close(file);
}

// The child's part. It runs after a fork of a program with threads, so it calls only functions that are
// safe in a signal handler; that is why it is C: Swift allows no fork.
static _Noreturn void watch(const struct termios *modes) {
  char screen[WATCHDOG_LONGEST_SEQUENCE], packet[WATCHDOG_LONGEST_SEQUENCE];
  ssize_t length = 0;
  for (;;) {
    ssize_t count = recv(STDIN_FILENO, packet, sizeof packet, 0);
    if (count == 1 && packet[0] == '.') _exit(0);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) break;
    memcpy(screen, packet, (size_t)count);
    length = count;
  }
  tcsetattr(STDOUT_FILENO, TCSANOW, modes);
  _exit(write(STDOUT_FILENO, screen, (size_t)length) == length ? 0 : 1);
}

int watchdog_start(int terminal, const struct termios *modes) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) != 0) return -1;
  pid_t child = fork();
  if (child != 0) {
    close(ends[1]);
    if (child > 0) return ends[0];
    close(ends[0]);
    return -1;
  }
  sigset_t all;
  sigfillset(&all);
  sigprocmask(SIG_SETMASK, &all, NULL);
  // A name of its own, so that `killall -9 wordhoard` spares it.
  prctl(PR_SET_NAME, "tty-restore");
  // In its own session it may set the modes whichever job is in the foreground by then.
  setsid();
  dup2(terminal, STDOUT_FILENO);
  dup2(ends[1], STDIN_FILENO);
  close_other_files();
  watch(modes);
}
