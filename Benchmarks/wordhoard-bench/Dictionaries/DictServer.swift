import Foundation
import Lexicon

/// A dictd on the loopback interface with one dictionary. It closes all inherited descriptors, so `Process`
/// would conclude that it had ended.
struct DictServer {
  private let process: pid_t
  private let port: Int
  private let id: String

  /// Starts the server, and waits until it responds.
  ///
  /// - Parameter folder: the folder for its settings.
  /// - Throws: `BenchError` if it does not start.
  init(
    _ program: ChildProcess, dictionary: InstalledDictionary, folder: TemporaryFolder
  ) throws {
    port = try MeasuredProcess.freePort()
    id = dictionary.id
    let base = dictionary.path.dropLast(".index".count)
    let settings = "database \(id) { data \"\(base).dict.dz\"\n index \"\(dictionary.path)\" }\n"
    try folder.write(Array(settings.utf8), to: "dictd.conf")
    process = try Spawn.start(
      [
        program.path, "--listen-to", "127.0.0.1", "--port", "\(port)", "--config",
        folder.path("dictd.conf"), "--pid-file", folder.path("dictd.pid"), "--locale", "C.UTF-8",
        "-d", "nodetach",
      ], environment: [:]
    ) { actions in
      for output in [STDOUT_FILENO, STDERR_FILENO] {
        posix_spawn_file_actions_addopen(&actions, output, "/dev/null", O_WRONLY, 0)
      }
    }
    for _ in 0..<500 {
      usleep(20_000)
      if isListening() { return }
    }
    stop()
    throw BenchError(message: "dictd does not start")
  }

  /// The arguments of `dict` to look up a word.
  func arguments(_ word: String) -> [String] {
    ["--host", "127.0.0.1", "--port", "\(port)", "--database", id, word]
  }

  /// Ends the server, and waits for its end.
  func stop() {
    kill(process, SIGTERM)
    waitpid(process, nil, 0)
  }

  private func isListening() -> Bool {
    let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(socket) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(UInt16(truncatingIfNeeded: port).bigEndian)
    address.sin_addr.s_addr = in_addr_t(UInt32(0x7F00_0001).bigEndian)
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
  }
}
