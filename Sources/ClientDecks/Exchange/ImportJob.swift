import ClientCore
import Exchange
import GameEngine
import Journal
import Messages

/// Imports the cards of a file one by one: matches each to one of the player's cards, and adds or
/// changes it.
struct ImportJob {
  private var places: ImportPlaces
  private let definitions: ImportDefinitions
  private var report: ImportReport
  private let known: [ItemID: ItemProgress]
  /// Stores a sound or picture by its name in the file; returns nil if the file does not contain
  /// it.
  var medium: (String) throws -> CardMedium? = { _ in nil }

  /// The player's cards by a hash of deck and term, without those that have an id in another
  /// program.
  private var earlier: [UInt64: [ItemID]] = [:]
  private var indexed: Set<DeckID> = []
  /// The rows of this file seen so far, as hashes of deck, term and definition.
  private var rows: Set<UInt64> = []
  private var types: [Int64: (type: NoteType, name: String?)] = [:]
  private var media: [String: CardMedium] = [:]
  private var used: Set<DeckID> = []

  private static let samples = 5
  /// The maximum length in bytes of an id that a card keeps.
  private static let longestID = 200

  private var batch: CardBatch { places.batch }

  init(
    places: ImportPlaces, definitions: ImportDefinitions, report: ImportReport,
    known: [ItemID: ItemProgress]
  ) {
    self.places = places
    self.definitions = definitions
    self.report = report
    self.known = known
  }

  /// The final report, completed by the reader's counts.
  mutating func finished(_ read: ReadReport) throws -> ImportReport {
    (report.skipped, report.skippedCount) = (read.skipped, read.skippedCount)
    report.shortened += read.shortened
    report.decks = try batch.tree().nodes.filter { !used.isDisjoint(with: $0.ids) }
      .map(\.path.description)
    return report
  }

  /// Imports one card.
  ///
  /// - Returns: the reason why it is left out; nil if it is imported.
  mutating func take(_ draft: CardDraft) throws -> SkipReason? {
    var draft = draft
    report.shortened += draft.fit()
    if report.samples.count < ImportJob.samples { report.samples.append(draft) }
    let path = places.path(of: draft)
    let name = ImportJob.name(of: draft)
    let named = try name.flatMap { try batch.card($0) }
    if let named, named.isComplete, !named.isRemoved, places.tree[named.deck] != nil {
      return try update(named, with: draft)
    }
    let (term, row) = ImportJob.keys(draft, in: path)
    if name == nil, !rows.insert(row).inserted { return .duplicate }
    if let deck = places.tree[path] {
      try index(deck, path)
      if let card = try claim(term, like: draft) { return try update(card, with: draft) }
    }
    // The card is new, or was removed and is now in the file again.
    let (id, card) = try name.map { ($0, named) } ?? free(row)
    return try add(draft, to: path, as: id, card)
  }

  // MARK: - Finding

  /// The permanent id of a card: its own, or one derived from its name in the file's program. Nil
  /// if it has neither.
  private static func name(of draft: CardDraft) -> ItemID? {
    if let id = draft.id, isID(id) { return .card(id) }
    guard !draft.sourceID.isEmpty || draft.id != nil else { return nil }
    let anki = "anki:"
    if draft.sourceID.hasPrefix(anki) {
      let id = String(draft.sourceID.dropFirst(anki.count))
      if isID(id) { return .card(id) }
    }
    return derivedID(draft.id ?? draft.sourceID)
  }

  private static func isID(_ id: String) -> Bool {
    (1...longestID).contains(id.utf8.count) && id.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F }
      && !id.hasPrefix("-") && !id.unicodeScalars.contains(where: \.isControl)
  }

  private static func derivedID(_ text: String) -> ItemID {
    var (bits, id) = (stableHash(text), "")
    for _ in 0..<12 {
      id.append(RoundCode.digits[Int(bits & 31)])
      bits >>= 5
    }
    return .card(id.lowercased())
  }

  private static func keys(_ draft: CardDraft, in path: DeckPath) -> (term: UInt64, row: UInt64) {
    let term = "\(path.description.lowercased())\n\(normalizedAnswer(draft.term))"
    return (stableHash(term), stableHash("\(term)\n\(draft.definition)"))
  }

  /// Indexes the cards of a deck by their terms, once per deck.
  private mutating func index(_ deck: DeckTree.Node, _ path: DeckPath) throws {
    guard indexed.insert(deck.id).inserted, !places.new.contains(deck.id) else { return }
    for id in deck.ids {
      try batch.forEachCard(in: id) { card in
        // A card with a name in another program is matched by that name.
        guard CardOrigin(text: card.origin)?.sourceID.isEmpty ?? true else { return }
        let key = ImportJob.keys(CardDraft(term: card.term), in: path).term
        earlier[key, default: []].append(card.id)
      }
    }
  }

  /// Returns an earlier card of the same term in the same deck, preferably one with the same
  /// definition. Each is returned once, so that two rows of one term remain two cards.
  private mutating func claim(_ term: UInt64, like draft: CardDraft) throws -> Card? {
    guard let ids = earlier[term], !ids.isEmpty else { return nil }
    let cards = try ids.compactMap { try batch.card($0) }
    let place = cards.firstIndex { $0.definition == draft.definition } ?? 0
    earlier[term]?.remove(at: place)
    return cards[place]
  }

  // MARK: - Writing

  private mutating func add(
    _ draft: CardDraft, to path: DeckPath, as id: ItemID, _ card: Card?
  ) throws -> SkipReason? {
    let asRead = draft
    var (draft, made) = (draft, String?.none)
    if draft.definition.isEmpty {
      made = definitions.definition(of: draft, places.pair(of: draft, path))
      guard let made else { return .noDefinition }
      draft.definition = made
      report.shortened += draft.fit()
      report.filled += 1
    }
    guard let deck = try places.made(path, for: asRead) else { return .noDefinition }
    var entry = CardEntry(card: id)
    entry.deck = deck.id
    if card != nil { entry.removed = false }
    if draft.isSuspended {
      entry.suspended = true
      report.suspended += 1
    }
    entry.texts = draft.texts.filter { !$1.isEmpty }
    if !draft.audio.isEmpty { entry.audio = try kept(draft.audio) }
    if !draft.pictures.isEmpty { entry.pictures = try kept(draft.pictures) }
    let origin = try origin(of: draft, made: made == nil ? nil : draft.definition)
    if !origin.isEmpty { entry.origin = origin }
    entry.edited = draft.edited.map { max(0, min($0, batch.instant)) }
    try batch.write(entry, of: card)
    try remember(draft, entry.card)
    used.insert(deck.id)
    report.added += 1
    return nil
  }

  /// An unused id for a card without a name, and the removed or incomplete card that has it, if
  /// any. It is derived from the row, so two devices that import the same file make the same cards.
  private func free(_ row: UInt64) throws -> (ItemID, Card?) {
    var attempt = 0
    while true {
      let id = ImportJob.derivedID("\(row)/\(attempt)")
      let card = try batch.card(id)
      if card.map({ $0.isRemoved || !$0.isComplete }) ?? true { return (id, card) }
      attempt += 1
    }
  }

  private mutating func update(_ card: Card, with draft: CardDraft) throws -> SkipReason? {
    used.insert(card.deck)
    var entry = CardEntry(card: card.id)
    // As in Anki: of two versions of a card, the one edited later wins.
    if draft.edited.map({ $0 > card.textsEditedAt }) ?? true {
      try change(&entry, of: card, to: draft)
    }
    let hasMemory = try remember(draft, card.id)
    if entry == CardEntry(card: card.id) {
      if hasMemory { report.updated += 1 } else { report.unchanged += 1 }
      return nil
    }
    entry.edited = draft.edited.map { max(0, min($0, batch.instant)) }
    try batch.write(entry, of: card)
    report.updated += 1
    return nil
  }

  /// Sets the parts of a card that differ from the file.
  ///
  /// A file without a time of editing can add and change texts, but removes nothing.
  private mutating func change(
    _ entry: inout CardEntry, of card: Card, to draft: CardDraft
  ) throws {
    let isWhole = draft.edited != nil
    // In a file without a time of editing, the card was matched by its term.
    for (field, text) in draft.texts.all where isWhole || field != .term {
      let gathers = !isWhole && (field.isList || field == .example)
      let text = gathers ? united(card[field], text) : text
      if !text.isEmpty || isWhole && !field.isRequired { entry.texts[field] = text }
    }
    entry = entry.without(textsOf: card)
    let audio = try kept(draft.audio, besides: card.audio)
    let pictures = try kept(draft.pictures, besides: card.pictures)
    if audio != card.audio, isWhole || !audio.isEmpty { entry.audio = audio }
    if pictures != card.pictures, isWhole || !pictures.isEmpty { entry.pictures = pictures }
    let old = CardOrigin(text: card.origin)
    let origin = try origin(
      of: draft, made: draft.definition.isEmpty ? old?.madeDefinition : nil)
    if CardOrigin(text: origin) != old, !origin.isEmpty { entry.origin = origin }
  }

  /// The lines of two texts without duplicates. Lines that would exceed the maximum length are
  /// dropped and counted.
  private mutating func united(_ old: String, _ new: String) -> String {
    var lines = old.split(separator: "\n")
    let missing = new.split(separator: "\n").filter { !lines.contains($0) }
    guard !missing.isEmpty else { return old }
    for line in missing where !lines.contains(line) {
      let size = lines.reduce(line.utf8.count) { $0 + $1.utf8.count + 1 }
      if size <= CardEntry.longest { lines.append(line) } else { report.shortened += 1 }
    }
    return lines.joined(separator: "\n")
  }

  /// Writes the memory of a card, unless the player has answered it later. Returns whether it was
  /// written.
  @discardableResult
  private mutating func remember(_ draft: CardDraft, _ card: ItemID) throws -> Bool {
    guard let memory = draft.memory else { return false }
    let entry = DifficultyEntry(
      item: card, memory: known(memory), recognition: draft.recognition.map(known))
    let isNews = self.known[card].map {
      // A level without a time says nothing about a card that was answered here.
      $0.memory == nil || memory.origin != .status && $0.takes(entry)
    }
    guard entry.isPlausible, isNews ?? true else { return false }
    try batch.write(entry)
    report.memories += 1
    return true
  }

  private func known(_ memory: DraftMemory) -> KnownMemory {
    KnownMemory(
      stability: memory.stability, difficulty: memory.difficulty,
      lastReview: min(memory.lastReview, batch.instant), reviews: min(memory.reviews, 1_000_000),
      lapses: min(memory.lapses, 1_000_000))
  }

  /// Stores sounds or pictures. If the file names one without containing it, the card's existing
  /// one is kept.
  private mutating func kept(
    _ names: [String], besides old: [CardMedium] = []
  ) throws -> [CardMedium] {
    var list: [CardMedium] = []
    var size = 0
    for name in names where !list.contains(where: { $0.name == name }) && ImportJob.isName(name) {
      var medium = try media[name] ?? medium(name) ?? CardMedium(name: name, file: nil)
      media[name] = medium
      if medium.file == nil { medium = old.first { $0.name == name } ?? medium }
      size += name.utf8.count + (medium.file?.utf8.count ?? 0) + 2
      guard size <= CardEntry.longest else { break }
      list.append(medium)
    }
    return list
  }

  private static func isName(_ name: String) -> Bool {
    (1...255).contains(name.utf8.count) && !name.unicodeScalars.contains(where: \.isControl)
  }

  /// The text that records the card's origin in the file. A note that makes it too long is left
  /// out.
  private mutating func origin(of draft: CardDraft, made: String?) throws -> String {
    let type = try draft.original.flatMap { try typeName($0.type) }
    let text = CardOrigin(draft, type: type, madeDefinition: made).text
    if text.utf8.count <= CardEntry.longestOrigin { return text }
    report.shortened += 1
    return CardOrigin(draft, type: nil, madeDefinition: made).text
  }

  /// The id under which a note type is stored; nil if it is too long.
  private mutating func typeName(_ type: NoteType) throws -> String? {
    if let known = types[type.id], known.type == type { return known.name }
    let entry = NoteTypeEntry(type.text)
    let fits = (1...NoteTypeEntry.longest).contains(entry.text.utf8.count)
    if fits { try batch.write(entry) }
    types[type.id] = (type, fits ? entry.id.description : nil)
    return fits ? entry.id.description : nil
  }
}
