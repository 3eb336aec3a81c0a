import FoundationEssentials
import GameEngine
import Kit

/// Makes the index of a pack. `ContentIndexFile` describes the format.
struct ContentIndexBuilder {
  private let entries: [ContentEntry]
  private let played: ArraySlice<ContentEntry>
  private let names: ContentIndexNames
  private var texts: [UInt8] = []

  /// A builder of the index of a pack and its words that are only looked up.
  init(_ pack: ContentPack, lookups: [ContentEntry]) {
    func key(_ entry: ContentEntry) -> (Int, Int, ItemID) {
      let word = entry.word
      return (word.level?.rawValue ?? 0, -(word.centiZipf ?? 0), word.id)
    }
    entries =
      pack.entries.sorted { key($0) < key($1) } + lookups.sorted { $0.word.id < $1.word.id }
    played = entries.prefix(pack.entries.count)
    names = ContentIndexNames(pack, lookups: lookups)
  }

  /// The bytes of the index.
  mutating func bytes(stamp: UInt64) -> Data {
    let numbers = Dictionary(uniqueKeysWithValues: zip(names.all, 0...))
    var records: [UInt8] = []
    for (place, entry) in entries.enumerated() {
      let record = record(of: entry, category: entry.word.category.flatMap { numbers[$0] } ?? 0)
      let fields = record.bytes
      let check = fields.withUnsafeBytes { fields in
        Array(entry.word.cited.utf8).withUnsafeBytes {
          ContentIndexFile.Record.check(place: place, fields: fields, term: $0)
        }
      }
      records += fields
      records.append(number: check)
    }
    let slots = Slots(of: entries.map(\.word))
    let nameBytes = Array(names.text.utf8)
    var head = ContentIndexFile.magic
    head.append(number: stamp)
    let ends = Level.allCases.map { level in
      played.count { $0.word.level.map { $0 <= level } ?? true }
    }
    for number in [
      entries.count, played.count, slots.bits, nameBytes.count, texts.count, ends[0], ends[1],
      ends[2], ends[3], 0,
    ] {
      head.append(number: UInt32(truncatingIfNeeded: number))
    }
    head.append(number: ContentIndexFile.check(head: Data(head), names: Data(nameBytes)))
    let padding = [UInt8](repeating: 0, count: (8 - nameBytes.count % 8) % 8)
    return Data(head + nameBytes + padding + records + slots.bytes + texts)
  }

  /// The record of a word, whose text is added to the others.
  private mutating func record(of entry: ContentEntry, category: Int) -> ContentIndexFile.Record {
    let word = entry.word
    var record = ContentIndexFile.Record()
    record.textStart = UInt32(truncatingIfNeeded: texts.count)
    record.textLength = UInt32(truncatingIfNeeded: entry.text.count)
    record.termLength = UInt8(truncatingIfNeeded: word.cited.utf8.count)
    record.partOfSpeech = UInt8(
      truncatingIfNeeded: PartOfSpeech.known.firstIndex { $0 == word.partOfSpeech } ?? 0)
    record.level = UInt8(truncatingIfNeeded: word.level?.rawValue ?? 0)
    record.edition = UInt8(truncatingIfNeeded: word.edition)
    record.firstLevel = UInt8(truncatingIfNeeded: word.firstLevel?.rawValue ?? 0)
    record.age = UInt8(truncatingIfNeeded: word.age ?? 0)
    record.category = UInt16(truncatingIfNeeded: category)
    record.centiZipf = UInt16(truncatingIfNeeded: word.centiZipf ?? 0)
    record.textHash = entry.text.withUnsafeBytes { byteHash($0) }
    texts += entry.text
    return record
  }

  /// The hash table of all spellings.
  private struct Slots {
    let bits: Int
    var bytes: [UInt8] = []

    init(of words: [Item]) {
      var spellings: [(hash: UInt64, place: UInt32)] = []
      for (place, word) in words.enumerated() {
        func add(_ texts: [String], as kind: ContentIndexFile.Spelling) {
          for text in Set(texts) {
            spellings.append(
              (ContentIndexFile.hash(of: text, as: kind), UInt32(truncatingIfNeeded: place)))
          }
        }
        let forms = word.inflectedForms.map { $0.lowercased() }
        add([word.term, word.term.lowercased()], as: .term)
        add(forms, as: .form)
        let accented = ([word.answer] + forms).filter { !$0.utf8.allSatisfy { $0 < 0x80 } }
        add(accented.map(foldingAccents), as: .plain)
        if word.isPlayed { add([word.id.rawValue], as: .id) }
      }
      var bits = 4
      while 3 << bits < 4 * spellings.count { bits += 1 }
      self.bits = bits
      var slots = [(key: UInt64, place: UInt32)](repeating: (0, 0), count: 1 << bits)
      for (hash, place) in spellings {
        var slot = ContentIndexFile.firstSlot(of: hash, bits: bits)
        while slots[slot].key != 0 { slot = (slot + 1) & (slots.count - 1) }
        slots[slot] = (hash, place)
      }
      bytes.reserveCapacity(slots.count * ContentIndexFile.slotLength)
      for (slot, (key, place)) in slots.enumerated() {
        bytes.append(number: key)
        bytes.append(number: place)
        bytes.append(number: ContentIndexFile.check(slot: slot, key: key, place: place))
      }
    }
  }
}
