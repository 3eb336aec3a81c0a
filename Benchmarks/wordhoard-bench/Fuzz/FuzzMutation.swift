import GameEngine

/// A way of changing an input.
enum FuzzMutation: CaseIterable {
  case flip, replace, insert, remove, double, swap, splice, number, word, binary, cut
  case `repeat`, nest, lengthen

  /// Mutations that hardly change the length of an input.
  private static let light: [FuzzMutation] = allCases.filter { !heavy.contains($0) }
  /// Mutations that make an input long, and so slow to read.
  private static let heavy: [FuzzMutation] = [.repeat, .nest, .lengthen]

  /// A random mutation, a heavy one in three of a hundred cases.
  static func random(using generator: inout SeededGenerator) -> FuzzMutation {
    let choice = generator.below(100) < 3 ? heavy : light
    return choice[generator.below(choice.count)]
  }

  /// Changes an input at a random place.
  ///
  /// - Parameter samples: the sources of pieces of other inputs.
  func apply(
    to input: inout [UInt8], of samples: [[UInt8]], using generator: inout SeededGenerator
  ) {
    let place = generator.below(input.count + 1)
    let piece = FuzzMutation.piece(of: input, from: place, using: &generator)
    switch self {
    case .flip where place < input.count: input[place] ^= 1 << UInt8(generator.below(8))
    case .replace where place < input.count: input[place] = UInt8(generator.below(256))
    case .flip, .replace, .insert:
      let bytes = (0...generator.below(4)).map { _ in UInt8(generator.below(256)) }
      input.insert(contentsOf: bytes, at: place)
    case .remove: input.removeSubrange(piece)
    case .double: input.insert(contentsOf: input[piece], at: piece.upperBound)
    case .swap:
      let moved = Array(input[piece])
      input.removeSubrange(piece)
      input.insert(contentsOf: moved, at: generator.below(input.count + 1))
    case .splice:
      guard let other = generator.pick(samples) else { return }
      let from = generator.below(other.count + 1)
      let part = FuzzMutation.piece(of: other, from: from, using: &generator)
      input.replaceSubrange(piece, with: other[part])
    case .number:
      input.replaceSubrange(
        FuzzMutation.number(in: input, after: place), with: FuzzPieces.number(using: &generator))
    case .word: input.insert(contentsOf: FuzzPieces.text(using: &generator), at: place)
    case .binary:
      let bytes = FuzzPieces.binary(using: &generator)
      let end = generator.below(2) == 0 ? place + 1 : place + bytes.count
      input.replaceSubrange(place..<min(end, input.count), with: bytes)
    case .cut: input.removeSubrange(place...)
    case .repeat:
      let times = [2, 10, 100, 1000][generator.below(4)]
      let room = FuzzInputs.longest / max(1, piece.count)
      let copies = repeatElement(input[piece], count: min(times, room))
      input.insert(contentsOf: copies.joined(), at: piece.upperBound)
    case .nest:
      let (open, close) = FuzzPieces.brackets(using: &generator)
      let depth = [10, 100, 511, 600, 5000][generator.below(5)]
      let closers = generator.below(4) == 0 ? 0 : depth
      let inner = generator.below(2) == 0 ? piece : FuzzMutation.number(in: input, after: place)
      input.insert(contentsOf: repeatElement(close, count: closers).joined(), at: inner.upperBound)
      if generator.below(3) == 0 {
        let list = repeatElement(Array("1,".utf8), count: generator.below(30_000))
        input.insert(contentsOf: list.joined(), at: inner.lowerBound)
      }
      input.insert(contentsOf: repeatElement(open, count: depth).joined(), at: inner.lowerBound)
    case .lengthen:
      let bytes = FuzzPieces.letter(using: &generator)
      let count = [100, 1000, 5000, 60_000][generator.below(4)] / bytes.count
      input.insert(contentsOf: repeatElement(bytes, count: count).joined(), at: place)
    }
  }

  /// A piece that begins at a place: usually some bytes, sometimes up to the end of the line or the input.
  private static func piece(
    of input: [UInt8], from place: Int, using generator: inout SeededGenerator
  ) -> Range<Int> {
    let end: Int
    switch generator.below(8) {
    case 0: end = place + generator.below(input.count - place + 1)
    case 1, 2: end = (input[place...].firstIndex(of: 10) ?? input.count - 1) + 1
    default: end = place + 1 + generator.below(8)
    }
    return place..<max(place, min(end, input.count))
  }

  /// The next number, or an empty range at the place if there is none.
  private static func number(in input: [UInt8], after place: Int) -> Range<Int> {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard let start = input[place...].firstIndex(where: digits.contains) else {
      return place..<place
    }
    return start..<(input[start...].firstIndex { !digits.contains($0) } ?? input.count)
  }
}
