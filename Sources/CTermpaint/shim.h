#pragma once
#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <termios.h>
#include <termpaint.h>
#include <termpaintx.h>
#include <unistd.h>

// The library hands its integration back to each callback and nothing else, so it stands first in a
// struct with the owner behind it.
typedef struct {
  termpaint_integration base;
  void *owner;
} wordhoard_integration;

static inline void *wordhoard_owner(termpaint_integration *integration) {
  return ((wordhoard_integration *)integration)->owner;
}

// The most that brings a screen back, in bytes.
enum { WORDHOARD_MOST_RESTORING = 4000 };

// Starts a process that brings a terminal back when this one is gone: its modes at once, and then its
// screen. Swift does not let a program fork, and rightly: with its other threads gone, the child may
// only do what is done here.
//
// Each packet that is sent to the descriptor returned, none of them empty, is what would bring the
// screen back from now on; a dot alone sends the process away. -1 where it cannot be started.
static inline int wordhoard_watch(int terminal, const struct termios *modes) {
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
  // Under its own name, so that `killall -9 wordhoard` spares it.
  prctl(PR_SET_NAME, "tty-restore");
  // In a session of its own it may set the modes whichever job has the foreground by then.
  setsid();
  dup2(terminal, STDOUT_FILENO);
  dup2(ends[1], STDIN_FILENO);
  // Of the rest nothing may stay open here; before Linux 5.9 one by one.
  if (syscall(SYS_close_range, STDERR_FILENO, ~0U, 0) != 0) {
    long most = sysconf(_SC_OPEN_MAX);
    for (int file = STDERR_FILENO; file < most; file++) close(file);
  }
  char screen[WORDHOARD_MOST_RESTORING], packet[WORDHOARD_MOST_RESTORING];
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
