/// A parser of untrusted input.
protocol FuzzParser {
  /// Complete inputs that it accepts, from which the others are made; at least one.
  var samples: [[UInt8]] { get }

  /// Corrects the parts, such as a checksum, that would make it reject any changed sample.
  func mended(_ input: [UInt8]) -> [UInt8]

  /// Reads an input, and if it is accepted, uses the result as the program would.
  func take(_ input: [UInt8]) -> FuzzOutcome
}

extension FuzzParser {
  func mended(_ input: [UInt8]) -> [UInt8] { input }
}

/// The outcome of parsing an input.
enum FuzzOutcome {
  /// It was rejected, which is correct.
  case refused
  /// It was accepted.
  case accepted
  /// It was accepted, but the result is wrong.
  case wrong(String)
}
