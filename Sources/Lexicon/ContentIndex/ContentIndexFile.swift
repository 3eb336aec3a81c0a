import FoundationEssentials
import GameEngine
import Kit

/// A file in which words are found without reading the others. All numbers are little-endian:
///
/// | part | content |
/// |---|---|
/// | head, 64 bytes | `WHINDEX2`; the stamp of the pack (8 bytes); 4 bytes each: the number of all words, and
/// of words in play; the binary logarithm of the number of slots; the length of the names, and of the texts;
/// the end of each level's words; 0; then a check of head and names (8 bytes) | | names | editions and
/// categories, as lines; padded to a multiple of 8 | | records, 34 bytes each | a word: the start and length
/// of its text (4 bytes each); the length of its term, its part of speech, level and edition (1 byte each);
/// its category, and its frequency (2 bytes each); its level in that edition, and its age (1 byte each, 0 if
/// there is none); a hash of its text, and a check of the record and the term (8 bytes each) | | slots, 16
/// bytes each | a hash table of spellings: the hash (8 bytes), 0 in an empty slot; the place of the word (4
/// bytes); a check (4 bytes) | | texts | the lines of each word, as in its word file |
///
/// Words in play come first, ordered by level, frequency and ID; words that are only looked up follow. Each part is
/// checked when it is read, so that opening the file takes the same time however large it is.
struct ContentIndexFile: Sendable {
  /// A part of the file is damaged.
  struct Damage: Error {}

  /// The role of a spelling for its word. The raw value is part of the hash, so that the roles have
  /// independent hashes.
  enum Spelling: UInt64 {
    case term = 1
    case form = 2
    /// The ID of a word in play.
    case id = 3
    /// A headword or a form without its accents, if it has any.
    case plain = 4
  }

  /// The facts about a word that need no text.
  struct Record {
    var textStart: UInt32 = 0
    var textLength: UInt32 = 0
    var termLength: UInt8 = 0
    var partOfSpeech: UInt8 = 0
    var level: UInt8 = 0
    var edition: UInt8 = 0
    var category: UInt16 = 0
    var centiZipf: UInt16 = 0
    var firstLevel: UInt8 = 0
    var age: UInt8 = 0
    var textHash: UInt64 = 0
  }

  /// The version of the content of the file. It changes if words are read differently: by other
  /// rules for inflected forms, another order of parts of speech, another hash or another layout.
  static let version: UInt64 = 3

  static let magic = Array("WHINDEX2".utf8)
  static let headLength = 64
  static let recordLength = 34
  static let slotLength = 16

  /// The number of all words, including words that are only looked up.
  let count: Int
  /// For each level the end of its places; the last end is the number of words in play.
  let levelEnds: [Int]
  /// The editions, at least one, and the categories.
  let names: ContentIndexNames

  private let course: Course
  private let data: Data
  private let slotBits: Int
  private let recordStart: Int
  private let slotStart: Int
  private let textStart: Int

  /// Reads the head; nil if these bytes are not an index, or the index has another stamp.
  init?(_ data: Data, stamp: UInt64, course: Course) {
    let head = ContentIndexFile.headLength
    guard data.count >= head, data.prefix(8).elementsEqual(ContentIndexFile.magic) else {
      return nil
    }
    let numbers = data.withUnsafeBytes { bytes in
      (0..<9).map { Int(bytes.number(at: 16 + 4 * $0) as UInt32) }
    }
    let (kept, check): (UInt64, UInt64) = data.withUnsafeBytes {
      ($0.number(at: 8), $0.number(at: 56))
    }
    let (words, played, slotBits, nameLength, texts) = (
      numbers[0], numbers[1], numbers[2], numbers[3], numbers[4]
    )
    recordStart = head + (nameLength + 7) / 8 * 8
    slotStart = recordStart + words * ContentIndexFile.recordLength
    guard kept == stamp, slotBits < 32 else { return nil }
    textStart = slotStart + ContentIndexFile.slotLength << slotBits
    let nameBytes = data.dropFirst(head).prefix(nameLength)
    guard data.count == textStart + texts, nameBytes.count == nameLength,
      check == ContentIndexFile.check(head: data.prefix(56), names: nameBytes)
    else { return nil }
    levelEnds = Array(numbers[5...8])
    guard
      let names = ContentIndexNames(
        String(decoding: nameBytes, as: UTF8.self), course: course.id),
      !names.editions.isEmpty, played <= words, levelEnds.last == played,
      levelEnds == levelEnds.sorted()
    else { return nil }
    self.data = data
    self.course = course
    self.slotBits = slotBits
    count = words
    self.names = names
  }

  /// The check of the head and the names.
  static func check(head: Data, names: Data) -> UInt64 {
    names.withUnsafeBytes { names in head.withUnsafeBytes { byteHash(names, salt: byteHash($0)) } }
  }

  // MARK: - Words

  /// The record of the word at a place, with its term as its head line has it: after its article.
  func record(at place: Int) throws(Damage) -> (record: Record, term: String) {
    let found = data.withUnsafeBytes { bytes in
      soundRecord(at: place, in: bytes).map {
        ($0.record, String(decoding: $0.term, as: UTF8.self))
      }
    }
    guard let found else { throw Damage() }
    return found
  }

  /// The record at a place and the bytes of its term; nil if they are damaged.
  private func soundRecord(
    at place: Int, in bytes: UnsafeRawBufferPointer
  ) -> (record: Record, term: UnsafeRawBufferPointer)? {
    guard (0..<count).contains(place) else { return nil }
    let start = recordStart + place * ContentIndexFile.recordLength
    let record = Record(bytes, at: start)
    guard let fields = bytes.part(from: start, length: Record.length),
      let term = bytes.part(
        from: textStart + Int(record.textStart), length: Int(record.termLength)),
      Record.check(place: place, fields: fields, term: term)
        == bytes.number(at: start + Record.length) as UInt64
    else { return nil }
    return (record, term)
  }

  /// The body of the word at a place.
  func body(at place: Int) throws(Damage) -> ItemBody {
    let (record, _) = try record(at: place)
    let body = data.withUnsafeBytes { bytes -> ItemBody? in
      guard
        let text = bytes.part(
          from: textStart + Int(record.textStart), length: Int(record.textLength)),
        byteHash(text) == record.textHash
      else { return nil }
      return WordFileBodies.body(
        of: Slice(base: text.bindMemory(to: UInt8.self), bounds: 0..<text.count), course: course)
    }
    guard let body else { throw Damage() }
    return body
  }

  /// The places whose word has a category, by its number. The category is only checked when the
  /// word itself is read.
  func places(_ places: Range<Int>, category: Int) -> [Int] {
    self.places(places) { bytes, record in
      bytes.number(at: record + 12) as UInt16 == UInt16(truncatingIfNeeded: category)
    }
  }

  /// The places whose record satisfies a condition. The condition gets the bytes and the offset of
  /// the record.
  @inline(__always)
  private func places(
    _ places: Range<Int>, where suits: (UnsafeRawBufferPointer, Int) -> Bool
  ) -> [Int] {
    data.withUnsafeBytes { bytes in
      places.filter { suits(bytes, recordStart + $0 * ContentIndexFile.recordLength) }
    }
  }

  // MARK: - Spellings

  /// The places of the words with a spelling, in ascending order. Another spelling with the same hash may be among
  /// them.
  func places(of spelling: String, as kind: Spelling) throws(Damage) -> [Int] {
    let hash = ContentIndexFile.hash(of: spelling, as: kind)
    let places = data.withUnsafeBytes { bytes -> [Int]? in
      var places: [Int] = []
      var slot = ContentIndexFile.firstSlot(of: hash, bits: slotBits)
      while let found = nextPlace(of: hash, from: &slot, in: bytes) {
        guard let place = found else { return places }
        // More than there are words: a ring of slots.
        guard places.count < count else { return nil }
        places.append(place)
      }
      return nil
    }
    guard let places else { throw Damage() }
    return places.sorted()
  }

  /// For each ID the place of the word in play with it, or nil. The hash is enough: of a million IDs, two have the
  /// same with a chance of one to thirty million.
  func places(of ids: some Collection<ItemID>) throws(Damage) -> [Int?] {
    // One access to the data for all of them: each costs as much as the search.
    let places = data.withUnsafeBytes { bytes -> [Int?]? in
      var places: [Int?] = []
      places.reserveCapacity(ids.count)
      for id in ids {
        let hash = ContentIndexFile.hash(of: id.rawValue, as: .id)
        var slot = ContentIndexFile.firstSlot(of: hash, bits: slotBits)
        guard let found = nextPlace(of: hash, from: &slot, in: bytes) else { return nil }
        places.append(found)
      }
      return places
    }
    guard let places else { throw Damage() }
    return places
  }

  /// The place in the next slot with a hash, from a slot on: nil inside if an empty slot comes first, nil if a slot is
  /// damaged.
  ///
  /// - Parameter slot: afterwards the slot after the last one read.
  private func nextPlace(
    of hash: UInt64, from slot: inout Int, in bytes: UnsafeRawBufferPointer
  ) -> Int?? {
    let mask = 1 << slotBits - 1
    // There is an empty slot, since at most three in four are used.
    for _ in 0...mask {
      let start = slotStart + slot * ContentIndexFile.slotLength
      let (key, place, check): (UInt64, UInt32, UInt32) = (
        bytes.number(at: start), bytes.number(at: start + 8), bytes.number(at: start + 12)
      )
      guard check == ContentIndexFile.check(slot: slot, key: key, place: place) else {
        return nil
      }
      slot = (slot + 1) & mask
      if key == 0 { return .some(nil) }
      if key == hash { return Int(place) }
    }
    return nil
  }

  /// The hash of a spelling, never 0.
  static func hash(of spelling: String, as kind: Spelling) -> UInt64 {
    max(1, stableHash(spelling, salt: kind.rawValue))
  }

  /// The slot in which the search for a hash begins.
  static func firstSlot(of hash: UInt64, bits: Int) -> Int { Int(hash >> UInt64(64 - bits)) }

  /// The check of a slot.
  static func check(slot: Int, key: UInt64, place: UInt32) -> UInt32 {
    UInt32(truncatingIfNeeded: mixed(mixed(key ^ UInt64(slot)) ^ UInt64(place)))
  }
}

extension ContentIndexFile.Record {
  init(_ bytes: UnsafeRawBufferPointer, at start: Int) {
    textStart = bytes.number(at: start)
    textLength = bytes.number(at: start + 4)
    termLength = bytes.number(at: start + 8)
    partOfSpeech = bytes.number(at: start + 9)
    level = bytes.number(at: start + 10)
    edition = bytes.number(at: start + 11)
    category = bytes.number(at: start + 12)
    centiZipf = bytes.number(at: start + 14)
    firstLevel = bytes.number(at: start + 16)
    age = bytes.number(at: start + 17)
    textHash = bytes.number(at: start + 18)
  }

  /// The bytes of the record, without its check.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.append(number: textStart)
    bytes.append(number: textLength)
    bytes += [termLength, partOfSpeech, level, edition]
    bytes.append(number: category)
    bytes.append(number: centiZipf)
    bytes += [firstLevel, age]
    bytes.append(number: textHash)
    return bytes
  }

  /// The length of the record in bytes, without its check.
  static let length = 26

  /// The check of the record at a place.
  ///
  /// - Parameter fields: the bytes of the record.
  static func check(
    place: Int, fields: UnsafeRawBufferPointer, term: UnsafeRawBufferPointer
  ) -> UInt64 {
    byteHash(term, salt: byteHash(fields, salt: UInt64(place)))
  }

  /// The part of speech; a noun if its number is unknown, which does not occur in an undamaged
  /// record.
  var knownPartOfSpeech: PartOfSpeech {
    let all = PartOfSpeech.known
    return all.indices.contains(Int(partOfSpeech)) ? all[Int(partOfSpeech)] : .noun
  }
}
