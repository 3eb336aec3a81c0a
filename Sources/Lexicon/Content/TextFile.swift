import FoundationEssentials
import Glibc
import Kit

/// Reads and writes text files; by bytes, which is faster than by characters.
package enum TextFile {
  /// Files larger than this are not content.
  private static let largest = 64 << 20

  /// All bytes of a file.
  ///
  /// - Throws: `ContentError` if it cannot be read or is absurdly large.
  package static func bytes(path: String) throws(ContentError) -> [UInt8] {
    // Opening a pipe without a writer would block.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    defer { if file >= 0 { close(file) } }
    var facts = stat()
    guard file >= 0, fstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else {
      throw ContentError(.unreadable, file: path, "this file cannot be read")
    }
    guard facts.st_size <= largest else {
      throw ContentError(.unreadable, file: path, "this file is too large to be content")
    }
    var hasFailed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(facts.st_size)) { buffer, count in
      while let start = buffer.baseAddress, count < buffer.count {
        let part = read(file, start + count, buffer.count - count)
        if part < 0, errno == EINTR { continue }
        hasFailed = part < 0
        guard part > 0 else { break }
        count += part
      }
    }
    guard !hasFailed else {
      throw ContentError(.unreadable, file: path, "this file cannot be read to its end")
    }
    return bytes
  }

  /// Writes a file in one step, and creates its folder.
  ///
  /// - Throws: `ContentError` if it cannot be written.
  static func write(_ text: String, path: String) throws(ContentError) {
    let target = URL(fileURLWithPath: path)
    do {
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: target, options: .atomic)
    } catch {
      throw ContentError(
        .unreadable, file: path, "cannot be written: \(reason(of: error))")
    }
  }

  /// The system's reason for an error of Foundation, which has texts only in the part that we do not link.
  private static func reason(of error: any Error) -> String {
    let cause = (error as? CocoaError)?.underlying as? POSIXError
    return cause.map { String(cString: strerror($0.code.rawValue)) } ?? "\(error)"
  }

  /// Where the text of a file begins: after a byte order mark, which some editors write.
  static func start(of bytes: some Collection<UInt8>) -> Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The lines of a file as text, with their numbers, comments and empty lines left out; a carriage return at
  /// a line's end is removed.
  ///
  /// - Throws: `ContentError` for a line that is not UTF-8.
  package static func lines(path: String) throws(ContentError) -> [(number: Int, text: String)] {
    try lines(of: bytes(path: path), path: path)
  }

  /// The same from the bytes of a file; `path` is its name in errors.
  static func lines(
    of bytes: [UInt8], path: String
  ) throws(ContentError) -> [(number: Int, text: String)] {
    var lines: [(number: Int, text: String)] = []
    let split = bytes[start(of: bytes)...].split(separator: 10, omittingEmptySubsequences: false)
    for (place, line) in split.enumerated() {
      let line = line.last == 13 ? line.dropLast() : line
      guard let first = line.first, first != UInt8(ascii: "#") else { continue }
      guard let text = String(validating: line, as: UTF8.self) else {
        throw notUTF8(path: path, line: place + 1)
      }
      lines.append((place + 1, text))
    }
    return lines
  }

  /// The error of a file whose bytes are not UTF-8 throughout, with the first such line.
  static func notUTF8(_ bytes: [UInt8], path: String) -> ContentError {
    let lines = bytes.split(separator: 10, omittingEmptySubsequences: false)
    let place = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil }
    return notUTF8(path: path, line: (place ?? 0) + 1)
  }

  /// The error of a file with too many marks on one letter, with the first such line.
  static func tooManyMarks(_ bytes: [UInt8], path: String) -> ContentError {
    let lines = bytes.split(separator: 10, omittingEmptySubsequences: false)
    let place = lines.firstIndex { !StreamSafety.allows(utf8: Array($0)) }
    return ContentError(
      .malformed, file: path, line: (place ?? 0) + 1,
      "a letter has more than \(StreamSafety.mostMarks) accents or other marks")
  }

  private static func notUTF8(path: String, line: Int) -> ContentError {
    ContentError(.malformed, file: path, line: line, "this line is not UTF-8")
  }
}
