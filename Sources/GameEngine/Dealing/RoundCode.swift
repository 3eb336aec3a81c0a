/// A practice round and a player's result in one short code, so that two friends can play the same
/// round and compare results without a server: `20B1T-02G7B-F6HA0-08058-35`.
///
/// The code is written in Crockford's base 32 (no I, L, O, U; case and hyphens are ignored), five
/// bits per letter, highest first. It starts with a version of 4 bits and ends with zero bits up to
/// a multiple of 5, then a checksum of 10 bits. The rules are always `play-1`. Fields and their
/// widths in bits:
///
/// - Version 1, a round of our own words determined by its seed: edition 8, level 3 (0 for all),
///   category 6 (0 for all, else its place in alphabetical order), forms 10 (a bit for each of
///   `Forms.all` in its order, none for all), count 6, seed 32, recall `count`, right answers 6,
///   score / 50 14.
/// - Version 2, a round of our own words that were drawn for a player: the same fields, then the
///   places of the words among the words of that edition, level and category, in the order of IDs:
///   `count` numbers, each as wide as the largest place needs.
/// - Version 3, a round of another source, such as a deck: forms 10, count 6, seed 32, recall
///   `count`, right answers 6, score / 50 14, the length of the source's name in bytes 8, the name
///   in UTF-8, then `count` hashes of the items' IDs, 25 bits each. It can be played with a source
///   of that name that contains these items; with the same source the questions are the same.
package struct RoundCode: Hashable, Sendable {
  /// The source of the items.
  package let source: SourceID
  /// The recipe of the round.
  package let recipe: PracticeRecipe
  /// The number of right answers of the player who shared the code.
  package let correct: Int
  /// The score of the player who shared the code; a multiple of 50.
  package let score: Int

  /// Why a code cannot be played here.
  package enum Failure: Error, Hashable, Sendable {
    /// The text is not a code, or contains a wrong letter.
    case malformed
    /// It comes from a newer version of the program.
    case tooNew
    /// The round is from an edition of the content that is not installed: the number of the edition.
    case otherEdition(Int)
    /// The round is from another source than the given pool: the name of that source.
    case otherSource(SourceID)
    /// The source does not contain all items: its name, and the number of missing items.
    case itemsMissing(SourceID, Int)

    /// The stable error code, in snake case.
    package var code: String {
      switch self {
      case .malformed: "code_malformed"
      case .tooNew: "code_too_new"
      case .otherEdition: "code_other_edition"
      case .otherSource: "code_other_source"
      case .itemsMissing: "code_items_missing"
      }
    }
  }

  /// Creates a code. `score` must be a multiple of 50, up to 819,150.
  package init(
    source: SourceID = .wordhoard, recipe: PracticeRecipe, correct: Int, score: Int
  ) {
    self.source = source
    self.recipe = recipe
    self.correct = correct
    self.score = score
  }

  /// The digits of a code. The index of a digit is its value.
  package static let digits = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")

  /// The versions; the raw value is the first field of a code.
  enum Version: Int {
    /// The seed determines the words.
    case seeded = 1
    /// The code names its words.
    case drawn
    /// The code names its source and its items.
    case sourced
  }

  /// The longest name of a source that a code can contain, in bytes of UTF-8.
  package static let longestSource = 255

  /// The width of the field with one bit for each form.
  static let formBits = 10
  /// The width of the hash of an item's ID.
  static let hashBits = 25

  /// The number of bits for an index below `count`, at least 1.
  static func width(of count: Int) -> Int { Int.bitWidth - max(1, count - 1).leadingZeroBitCount }

  /// The hash by which a code refers to an item.
  static func hash(of item: ItemID) -> Int { Int(stableHash(item.rawValue) >> (64 - hashBits)) }

  /// CRC-10 (polynomial 0x233). Unlike a hash, it detects every wrong letter and every swap of two
  /// adjacent letters, since both are bursts of at most ten bits.
  package static func checksum(_ bits: [Int]) -> Int {
    bits.reduce(0x3FF) { rest, bit in
      let carry = (rest >> 9 ^ bit) & 1
      return (rest << 1 & 0x3FF) ^ (carry * 0x233)
    }
  }
}
