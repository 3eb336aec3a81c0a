import Glibc

/// The terminal's state before its echo was turned off; nil while it is on. A signal handler reads it, so it
/// is a plain value.
nonisolated(unsafe) private var terminalBefore: termios?
nonisolated(unsafe) private var terminalDescriptor: Int32 = -1

/// Turns off the echo of typed text if the descriptor is a terminal. Line feeds are still echoed.
package func hideEcho(of descriptor: Int32) {
  var terminal = termios()
  guard tcgetattr(descriptor, &terminal) == 0 else { return }
  terminalDescriptor = descriptor
  terminalBefore = terminal
  terminal.c_lflag &= ~tcflag_t(ECHO)
  terminal.c_lflag |= tcflag_t(ECHONL)
  tcsetattr(descriptor, TCSAFLUSH, &terminal)
}

/// Turns the echo on again, if it is off. Safe in a signal handler.
package func restoreEcho() {
  guard var terminal = terminalBefore else { return }
  tcsetattr(terminalDescriptor, TCSANOW, &terminal)
  terminalBefore = nil
}
