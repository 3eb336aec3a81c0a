/// Several files as one input, so that a change may hit any of them, and what parts them.
enum FuzzFiles {
  private static let line = Array("\n%%%%\n".utf8)

  /// The files one after another, with a line between.
  static func joined(_ files: [[UInt8]]) -> [UInt8] { Array(files.joined(separator: line)) }

  /// The files of an input, as many as are asked for: those that are missing are empty, and the last
  /// has all that is left.
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
