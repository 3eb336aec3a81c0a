/// Several files in one input, so that a change may affect any of them and their separators.
enum FuzzFiles {
  private static let line = Array("\n%%%%\n".utf8)

  /// The files one after another, with a separating line.
  static func joined(_ files: [[UInt8]]) -> [UInt8] { Array(files.joined(separator: line)) }

  /// Splits an input into this number of files: missing ones are empty, and the last
  /// contains the rest.
  static func parted(_ input: [UInt8], count: Int) -> [[UInt8]] {
    var files: [[UInt8]] = []
    var start = 0
    var place = 0
    while files.count < count - 1, place + line.count <= input.count {
      if input[place] == line[0], input[place..<place + line.count].elementsEqual(line) {
        files.append(Array(input[start..<place]))
        place += line.count
        start = place
      } else {
        place += 1
      }
    }
    files.append(Array(input[start...]))
    return files + Array(repeating: [], count: count - files.count)
  }
}
