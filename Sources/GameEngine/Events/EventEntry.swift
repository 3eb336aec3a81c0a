/// The body of one kind of event.
///
/// A journal may come from anywhere, so each kind decides which values the program can have written: numbers in ranges in which
/// no arithmetic of a fold overflows and no range is empty, and names that are not empty.
protocol EventEntry: Codable {
  /// Whether the program can have written it. `make lint` checks that it names each number.
  var isPlausible: Bool { get }
}

extension EventEntry {
  /// Reads a body.
  ///
  /// - Throws: `DecodingError` if a field is missing, or if the program cannot have written the body.
  static func read(from decoder: any Decoder) throws -> Self {
    let entry = try Self(from: decoder)
    guard entry.isPlausible else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "a value is out of its range"))
    }
    return entry
  }
}
