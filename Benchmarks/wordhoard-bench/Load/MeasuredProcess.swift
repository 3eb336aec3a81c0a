import Foundation
import Glibc

/// A server to measure, with the processes that it starts.
final class MeasuredProcess: Measured {
  /// The port on which it listens.
  let port: Int
  /// The seconds from its start to its first response.
  private(set) var readySeconds = 0.0
  private let process = Process()
  private let name: String
  private let log: URL
  /// The time of its start, in nanoseconds.
  private let begin: UInt64

  /// Starts a program and waits until it responds.
  ///
  /// - Parameters:
  ///   - name: its name in messages and in the name of its log.
  ///   - path: an address that has status 200 when it is ready.
  ///   - folder: its working directory, which also contains its log.
  init(
    _ name: String, arguments: [String], environment: [String: String] = [:], port: Int,
    path: String, folder: URL
  ) throws {
    self.name = name
    self.port = port
    log = folder.appendingPathComponent("\(name)-\(port).log")
    _ = FileManager.default.createFile(atPath: log.path, contents: nil)
    let output = try FileHandle(forWritingTo: log)
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.currentDirectoryURL = folder
    process.standardOutput = output
    process.standardError = output
    begin = nanoseconds()
    try process.run()
    while true {
      var script = RequestList([RawRequest.get(path)], count: 1)
      do {
        _ = try LoadDriver(port: port, connections: 1).run(&script, on: self)
        break
      } catch {
        guard process.isRunning, nanoseconds() - begin < 60_000_000_000 else {
          stop()
          throw BenchError(message: "\(name) does not start: \(lastLines())")
        }
        usleep(5000)
      }
    }
    readySeconds = Double(nanoseconds() - begin) / 1e9
  }

  /// Ends it with SIGTERM and waits for its end. Kills it after ten seconds.
  ///
  /// - Returns: the number of seconds until it ended.
  @discardableResult
  func stop() -> Double {
    guard process.isRunning else { return 0 }
    let begin = nanoseconds()
    process.terminate()
    while process.isRunning, nanoseconds() < begin + 10_000_000_000 { usleep(10_000) }
    if process.isRunning { kill() }
    return Double(nanoseconds() - begin) / 1e9
  }

  /// Kills it with SIGKILL, as a power failure would.
  func kill() {
    Glibc.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Whether it is still running.
  var isRunning: Bool { process.isRunning }

  /// The seconds of processor time of all its threads, including ended ones, and of its children.
  func processorSeconds() -> Double {
    family().reduce(0) { $0 + (ChildProcess.processorMillis(of: $1) ?? 0) / 1000 }
  }

  /// The memory that it and its children use in RAM, in MiB.
  func residentMiB() -> Double {
    family().reduce(0) { total, id in
      let text = try? String(contentsOfFile: "/proc/\(id)/statm", encoding: .utf8)
      let pages = text?.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
      return total + pages * Double(getpagesize()) / 1_048_576
    }
  }

  /// The maximum memory in RAM since its start, in MiB, without its children.
  func peakMiB() -> Double {
    let path = "/proc/\(process.processIdentifier)/status"
    let status = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    let kibibytes = line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap {
      Double($0)
    }
    return (kibibytes ?? 0) / 1024
  }

  /// Whether its log contains one of these texts.
  func hasLogged(_ texts: [String]) -> Bool {
    let log = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
    return texts.contains { log.contains($0) }
  }

  /// Waits until its log contains one of some texts.
  ///
  /// - Returns: the number of seconds since its start.
  /// - Throws: `BenchError` after ten minutes.
  @discardableResult
  func waitForLog(_ texts: [String]) throws -> Double {
    let end = nanoseconds() + 600_000_000_000
    while !hasLogged(texts) {
      guard process.isRunning, nanoseconds() < end else {
        throw BenchError(message: "\(name) has not logged \"\(texts[0])\": \(lastLines())")
      }
      usleep(50_000)
    }
    return Double(nanoseconds() - begin) / 1e9
  }

  /// The process IDs of the server and its children.
  private func family() -> [pid_t] {
    let id = process.processIdentifier
    let text = try? String(contentsOfFile: "/proc/\(id)/task/\(id)/children", encoding: .utf8)
    return [id] + (text ?? "").split(separator: " ").compactMap { pid_t($0) }
  }

  /// The last three lines of its log, for error messages.
  func lastLines() -> String {
    let text = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").suffix(3).joined(separator: " / ")
  }

  /// A TCP port that no process uses.
  static func freePort() throws -> Int {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = in_addr_t(UInt32(0x7F00_0001).bigEndian)
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, length) == 0 ? getsockname(descriptor, $0, &length) : -1
      }
    }
    guard result == 0 else { throw BenchError(message: "no port is free") }
    return Int(UInt16(bigEndian: address.sin_port))
  }
}
