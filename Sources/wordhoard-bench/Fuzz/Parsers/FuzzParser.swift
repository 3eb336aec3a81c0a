/// Something that reads what comes from outside, to be fed what nobody meant to write.
protocol FuzzParser {
  /// Whole inputs that it takes, from which the others are made; at least one.
  var samples: [[UInt8]] { get }

  /// Puts right what would keep it from reading a changed sample any farther, as a checksum does.
  func mended(_ input: [UInt8]) -> [UInt8]

  /// Reads an input, and where it is taken uses what was read, as the program would.
  func take(_ input: [UInt8]) -> FuzzOutcome
}

extension FuzzParser {
  func mended(_ input: [UInt8]) -> [UInt8] { input }
}

/// What a parser made of an input.
enum FuzzOutcome {
  /// It was refused, as it should be.
  case refused
  /// It was taken.
  case accepted
  /// It was taken, but something is wrong with what came of it.
  case wrong(String)
}
