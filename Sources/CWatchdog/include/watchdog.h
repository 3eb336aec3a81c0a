#pragma once
#include <termios.h>

/// The longest restore sequence that the watchdog accepts, in bytes.
enum { WATCHDOG_LONGEST_SEQUENCE = 4000 };

/// Starts a process that restores a terminal after this one has died: first its modes, then its screen.
///
/// Returns a socket, or -1 if the process cannot be started. Each packet sent to the socket replaces the
/// sequence that restores the screen; packets must not be empty. A packet with a single dot dismisses the
/// process.
int watchdog_start(int terminal, const struct termios *modes);
