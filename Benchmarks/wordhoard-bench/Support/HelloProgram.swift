import Foundation

/// A Swift hello world that imports Foundation: the minimum that such a program takes to start.
enum HelloProgram {
  /// Compiles the program in a folder.
  ///
  /// - Throws: `BenchError` if the compiler fails.
  static func built(in folder: URL) throws -> ChildProcess {
    let hello = folder.appendingPathComponent("hello")
    let source = folder.appendingPathComponent("hello.swift")
    try Data("import Foundation\nprint(\"hello\")\n".utf8).write(to: source)
    _ = try ChildProcess(path: "/usr/bin/env")
      .cpuMillis(["swiftc", "-O", source.path, "-o", hello.path])
    return ChildProcess(path: hello.path)
  }
}
