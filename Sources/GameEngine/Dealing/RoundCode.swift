/// A practice round and a result of it in one short code, so that two friends play the same round and
/// compare without a server: `80T00-0000M-1TVSM-AG020-1A03F-PFC6G-R`.
///
/// The code is written in Crockford's base 32 (no I, L, O, U; case and hyphens do not
/// matter), five bits each, highest first. It begins with a version of 4 bits and ends with zero bits up to a
/// multiple of 5 and a checksum of 10 bits. The rules are always those of `play-1`.
///
/// Version 4, which is the only one that is written:
///
/// - what names the items 2 (`Naming`); the course: the number of its letters 4, 0 for `en`, and each letter 5 (0 is `a`)
/// - the forms: 1, and if that is 1, a bit for each of `Forms.all` in its order 32; then count 6, seed 32, recall `count`, right
///   answers 6, score / 50 14
/// - of our own words: edition 8, pack 16, level 3 (0 for all), category 6 (0 for all, else its place in alphabetical
///   order). The pack is a hash of the IDs of that edition's words, so a code of other content is refused. If the words were
///   drawn for a player, their places among those of that edition, level and category follow in the order of IDs: `count`
///   numbers of as many bits as the largest takes.
/// - of another source, such as a deck: the number of bytes of its name 8 and those bytes in UTF-8, then `count` hashes of the
///   items' IDs, 25 bits each. The round can be played with a source of that name that contains these items; with the same
///   source the questions are the same.
///
/// Decision 106 says why. Versions 1 (our words that follow from the seed), 2 (drawn ones) and 3 (another source) are of the course `en`. They have ten
/// bits for the forms and no pack, and 1 and 2 have edition, level and category before the forms.
package struct RoundCode: Hashable, Sendable {
  /// The source of the items.
  package let source: SourceID
  /// The recipe of the round.
  package let recipe: PracticeRecipe
  /// How many answers of the player who shared it were right.
  package let correct: Int
  /// Their score.
  package let score: Int

  /// Why a text is not a code that can be played here.
  package enum Failure: Error, Hashable, Sendable {
    /// It is not a code, or a letter of it is wrong.
    case malformed
    /// It comes from a newer version of the program.
    case tooNew
    /// It was dealt from an edition of the content that is not installed.
    case otherEdition(Int)
    /// It was dealt from other words of that edition.
    case otherPack
    /// It was dealt for another course.
    case otherCourse(CourseID)
    /// It was dealt from another source than the one it is read for.
    case otherSource(SourceID)
    /// The source does not contain all its items.
    case itemsMissing(SourceID, Int)

    /// The stable error code.
    package var code: String {
      switch self {
      case .malformed: "code_malformed"
      case .tooNew: "code_too_new"
      case .otherEdition: "code_other_edition"
      case .otherPack, .otherCourse, .otherSource: "code_other_source"
      case .itemsMissing: "code_items_missing"
      }
    }
  }

  /// A code for a recipe and a result; scores are multiples of 50, up to 819,150.
  package init(
    source: SourceID = .wordhoard, recipe: PracticeRecipe, correct: Int, score: Int
  ) {
    self.source = source
    self.recipe = recipe
    self.correct = correct
    self.score = score
  }

  /// The digits of a code, each by its value.
  package static let digits = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")

  /// The version that is written.
  static let version = 4

  /// What names the items, by its number.
  enum Naming: Int {
    /// They follow from the seed.
    case seeded
    /// The code names them.
    case drawn
    /// The code names their source and them.
    case sourced
  }

  /// The longest name of a source, in bytes, that a code can contain.
  package static let longestSource = 255

  /// A bit for each form.
  static let formBits = 32
  /// The bits of versions 1 to 3.
  static let earlierFormBits = 10
  /// The bits of the hash of a pack.
  static let packBits = 16
  /// The bits of the hash of an item's id.
  static let hashBits = 25

  /// The number of bits that a position among `count` words takes.
  static func width(of count: Int) -> Int { Int.bitWidth - max(1, count - 1).leadingZeroBitCount }

  /// The hash of an item's id.
  static func hash(of item: ItemID) -> Int { Int(stableHash(item.rawValue) >> (64 - hashBits)) }

  /// The hash of the words of an edition.
  package static func pack(of pool: ItemPool) -> Int {
    let ids = pool.items.map(\.id.rawValue).joined(separator: "\n")
    return Int(stableHash(ids) >> (64 - packBits))
  }

  /// CRC-10 (polynomial 0x233): unlike a hash, it sees every wrong letter and every two neighbours
  /// that changed places, for these are bursts of at most ten bits.
  package static func checksum(_ bits: [Int]) -> Int {
    bits.reduce(0x3FF) { rest, bit in
      let carry = (rest >> 9 ^ bit) & 1
      return (rest << 1 & 0x3FF) ^ (carry * 0x233)
    }
  }
}
