/// The body of one kind of event.
///
/// A journal may come from anywhere, so each kind decides which values this program could have
/// written: numbers small enough that no fold overflows, and names that are not empty.
protocol EventEntry: Codable {
  /// Whether this program could have written the entry. `make lint` checks that it mentions each
  /// number.
  var isPlausible: Bool { get }
}

extension EventEntry {
  /// Decodes a body.
  ///
  /// - Throws: `DecodingError` if a field is missing, or if `isPlausible` is false.
  static func read(from decoder: any Decoder) throws -> Self {
    let entry = try Self(from: decoder)
    guard entry.isPlausible else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "a value is out of its range"))
    }
    return entry
  }
}
