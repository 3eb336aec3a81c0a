import Foundation

/// The progress of a child, which it writes to a file before each input, so its parent knows the last one
/// even if the child crashes.
struct FuzzStatus: Equatable {
  /// The input that is being read; -1 before the first.
  var number = -1
  /// The number of inputs that were read to their end.
  var done = 0
  /// The number of inputs that were accepted.
  var accepted = 0
  /// The number of inputs that were misread.
  var wrong = 0
  /// The number of inputs that took too long.
  var slow = 0

  private var fields: [Int] { [number, done, accepted, wrong, slow] }

  /// The status before the first input.
  init() {}

  /// Reads a status file; the initial status if it cannot be read.
  init(path: String) {
    let data = FileManager.default.contents(atPath: path) ?? Data()
    let size = MemoryLayout<Int>.size
    guard data.count == 5 * size else { return }
    let numbers = data.withUnsafeBytes { bytes in
      (0..<5).map { bytes.loadUnaligned(fromByteOffset: $0 * size, as: Int.self) }
    }
    (number, done, accepted) = (numbers[0], numbers[1], numbers[2])
    (wrong, slow) = (numbers[3], numbers[4])
  }

  /// Writes the status to a new file.
  func write(to path: String) {
    let data = fields.withUnsafeBytes { Data($0) }
    _ = FileManager.default.createFile(atPath: path, contents: data)
  }

  /// Writes the status to an open file, from its beginning.
  func write(to descriptor: Int32) {
    fields.withUnsafeBytes { bytes in
      _ = pwrite(descriptor, bytes.baseAddress, bytes.count, 0)
    }
  }
}
