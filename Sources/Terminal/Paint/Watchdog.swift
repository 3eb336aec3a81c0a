#if FullScreen
  import Glibc

  /// A process beside this one that brings the terminal back if the program is killed.
  ///
  /// It is a shell in a session of its own: no signal of the terminal reaches it, and it may set the modes
  /// whatever job is in the foreground by then. termpaint's own helper may not, and where the player's
  /// shell is quicker the terminal would stay without an echo.
  final class Watchdog {
    /// Each line is what would bring the screen back from now on; a dot says that all is well.
    private static let script = """
      IFS=
      while read -r line; do
        [ "$line" = . ] && exit
        screen=$line
      done
      printf %s "$screen"
      stty "$0" <&1 2>/dev/null
      """

    private let descriptor: Int32

    /// Starts it; nil where that is impossible.
    ///
    /// - Parameters:
    ///   - terminal: where to write, and whose modes to set.
    ///   - modes: as they were before.
    ///   - sequence: what brings the screen back.
    init?(terminal: Int32, modes: termios, restoring sequence: [UInt8]) {
      var ends: [Int32] = [-1, -1]
      let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
      guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
      descriptor = ends[0]
      defer { Glibc.close(ends[1]) }
      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      posix_spawn_file_actions_adddup2(&actions, ends[1], STDIN_FILENO)
      posix_spawn_file_actions_adddup2(&actions, terminal, STDOUT_FILENO)
      var attributes = posix_spawnattr_t()
      posix_spawnattr_init(&attributes)
      defer { posix_spawnattr_destroy(&attributes) }
      // `POSIX_SPAWN_SETSID`, which the C library's module leaves out.
      posix_spawnattr_setflags(&attributes, 0x80)
      let words: [String] = ["sh", "-c", Watchdog.script, Watchdog.text(modes)]
      var arguments = words.map { strdup($0) } + [nil]
      var environment = [strdup("PATH=/usr/bin:/bin"), nil]
      defer { for text in arguments + environment { free(text) } }
      var process: pid_t = 0
      guard posix_spawn(&process, "/bin/sh", &actions, &attributes, &arguments, &environment) == 0
      else {
        Glibc.close(descriptor)
        return nil
      }
      note(sequence)
    }

    /// Takes in what would bring the screen back now.
    func note(_ sequence: [UInt8]) {
      let line = sequence.filter { $0 != UInt8(ascii: "\n") } + [UInt8(ascii: "\n")]
      send(
        descriptor, line, line.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
    }

    /// Sends it away.
    func dismiss() {
      note([UInt8(ascii: ".")])
      Glibc.close(descriptor)
    }

    /// Modes as `stty` reads them: four words of flags and all control characters, in hexadecimal.
    private static func text(_ modes: termios) -> String {
      let characters = withUnsafeBytes(of: modes.c_cc) { $0.map { UInt32($0) } }
      return ([modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag] + characters)
        .map { String($0, radix: 16) }.joined(separator: ":")
    }
  }
#endif
