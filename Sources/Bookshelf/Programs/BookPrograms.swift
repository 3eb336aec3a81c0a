import Archive
import Glibc

/// The programs that read the formats which this module cannot read itself.
///
/// A program gets the file as its standard input, runs without a shell in its own session, and is bounded in time, memory
/// and output. Its output is not trusted.
package struct BookPrograms: Sendable {
  /// The programs, by their names in `PATH`.
  enum Name: String {
    case pdfinfo, pdftotext, pdftohtml, pdftoppm, djvutxt, mobitool, mod2imp

    /// The Debian package that contains it.
    var package: String {
      switch self {
      case .pdfinfo, .pdftotext, .pdftohtml, .pdftoppm: "poppler-utils"
      case .djvutxt: "djvulibre-bin"
      case .mobitool: "libmobi-tools"
      case .mod2imp: "libsword-utils"
      }
    }
  }

  /// The name of the standard input as a file, which can be opened again.
  static let file = "/dev/stdin"

  private let folders: [String]
  private let limits: ProgramLimits

  /// - Parameters:
  ///   - path: the folders of the programs, separated by colons; by default `PATH`.
  ///   - seconds: the longest time that a program may run.
  ///   - memory: the largest address space of a program, in bytes.
  package init(path: String? = nil, seconds: Int = 30, memory: Int = 512 << 20) {
    let list = path ?? getenv("PATH").map { String(cString: $0) } ?? ""
    // A relative folder would depend on the working directory.
    folders = list.split(separator: ":").filter { $0.hasPrefix("/") }.map(String.init)
    limits = ProgramLimits(seconds: seconds, memory: memory)
  }

  /// The text of an installed SWORD module in the format IMP; empty if there is no such module.
  ///
  /// - Throws: `BookError`.
  package func text(ofModule name: String) throws(BookError) -> [UInt8] {
    try run(.mod2imp, [name], input: ByteSource([]), atMost: 64 << 20)
  }

  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - most: the most bytes of output.
  ///   - waiting: called now and then while the program writes nothing.
  ///   - received: receives each piece of the output.
  /// - Returns: its standard output.
  /// - Throws: `BookError`.
  func run(
    _ program: Name, _ arguments: [String], input: ByteSource, atMost most: Int,
    waiting: () -> Void = {}, received: ([UInt8]) -> Void = { _ in }
  ) throws(BookError) -> [UInt8] {
    let paths = folders.map { folder in "\(folder)/\(program.rawValue)" }
    guard let path = paths.first(where: { path in access(path, X_OK) == 0 }) else {
      throw .programMissing(program.package)
    }
    let end: ConfinedRun.End? = input.withDescriptor { descriptor in
      ConfinedRun(path, [program.rawValue] + arguments, input: descriptor, limits)?.end(
        atMost: most, waiting: waiting, received: received)
    }
    switch end {
    case .exited(0, let output, _): return output
    case .exited(_, _, let message):
      if message.contains("password") { throw .locked }
      // Poppler and libmobi say so of files that only some programs may open.
      if message.contains("ncrypt") || message.contains("DRM") { throw .protected("") }
      throw .damaged
    case .tooMuch: throw .tooLarge
    case .tooCostly: throw .tooCostly(program.rawValue)
    case .killed, nil: throw .damaged
    }
  }
}
