import Foundation

/// How far a child has come, which it leaves in a file before each input: so its parent knows which one
/// was the last, whatever became of the child.
struct FuzzStatus: Equatable {
  /// The input that is being read; -1 before the first.
  var number = -1
  /// How many were read to their end.
  var done = 0
  /// How many of them were taken.
  var accepted = 0
  /// How many of them were taken for something else than they say.
  var wrong = 0
  /// How many took longer than they may.
  var slow = 0

  private var fields: [Int] { [number, done, accepted, wrong, slow] }

  /// The status before anything was read.
  init() {}

  /// The status that was left in a file; that of the beginning where it cannot be read.
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

  /// Leaves it in a file of its own.
  func write(to path: String) {
    let data = fields.withUnsafeBytes { Data($0) }
    _ = FileManager.default.createFile(atPath: path, contents: data)
  }

  /// Leaves it in an open file.
  func write(to descriptor: Int32) {
    fields.withUnsafeBytes { bytes in
      _ = pwrite(descriptor, bytes.baseAddress, bytes.count, 0)
    }
  }
}
