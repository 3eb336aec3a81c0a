package import ClientCore
import Exchange
import GameEngine
import Journal
import Messages

/// Writes the cards of a deck and of the decks in it into a file.
package struct CardExporter: Sendable {
  private let decks: Decks
  private let media: MediaFolder
  private let store: PlayerStore

  /// The number of cards read at a time.
  private static let batch = 500

  /// - Parameter media: contains the sounds and pictures.
  package init(decks: Decks, media: MediaFolder, store: PlayerStore) {
    self.decks = decks
    self.media = media
    self.store = store
  }

  /// Writes the cards of a deck into a file, in the format that its ending names.
  ///
  /// - Parameters:
  ///   - file: the path of the file. An existing file is replaced.
  ///   - withMemory: whether to include the memory of each card. Tables cannot contain it.
  /// - Returns: the number of cards written.
  /// - Throws: `ClientError`.
  package func run(_ path: String, to file: String, withMemory: Bool) throws -> Int {
    guard let format = ExportFormat(path: file) else {
      let known = ExportFormat.allCases.map { ".\($0.rawValue)" }.joined(separator: ", ")
      throw ClientError(
        .unknownFormat, "the ending of \(shortened(file, to: 300)) is no format of cards",
        remedy: "choose one of \(known)", exit: .usage)
    }
    let node = try decks.deck(path)
    let shelf = try store.cards()
    let drafts = CardDrafts(
      shelf: shelf, progress: try withMemory ? store.progress() : PlayerProgress(),
      answers: try withMemory && format == .anki ? answers() : [:])
    let nodes = try shelf.tree().nodes(within: node)
    var export = CardExport(format, withMemory: withMemory)
    export.usualGoal = try store.settings().goals.cards
    for node in nodes {
      export.pairs[node.path.description] = node.pair
      export.goals[node.path.description] = node.goal
    }
    do {
      return try export.write(
        to: file,
        media: { name in drafts.media[name].flatMap { media.content(of: $0) } }
      ) { add in
        for node in nodes {
          var cards = try shelf.cards(in: node.id, limit: CardExporter.batch)
          while let last = cards.last {
            try Task.checkCancellation()
            for card in cards { try add(drafts.draft(of: card, in: node)) }
            cards = try shelf.cards(after: last, limit: CardExporter.batch)
          }
        }
      }
    } catch let error as ExchangeError {
      throw CardFileFailure(error, file: file).clientError
    }
  }

  /// All answers to cards and all grades that the player gave, oldest first. Reads the whole journal.
  private func answers() throws -> [ItemID: [DraftAnswer]] {
    var answers: [ItemID: [DraftAnswer]] = [:]
    var last: (item: ItemID, skill: Skill)?
    // The memory after an answer is known when the next event is visited.
    func complete(_ progress: PlayerProgress) {
      guard let (item, skill) = last, let place = answers[item]?.indices.last,
        let word = progress.words[item], let state = word.memory(of: skill)?.state
      else { return }
      answers[item]?[place].stability = state.stability
      answers[item]?[place].difficulty = state.difficulty
      answers[item]?[place].skill = word.recognition == nil ? nil : skill
      last = nil
    }
    let progress = try store.journal().retrace { fold, event in
      complete(fold.progress)
      let (item, grade, milliseconds, skill): (ItemID, Grade, Int, Skill)
      switch event.body {
      case .answer(let answer):
        let isRight = answer.verdict == .right || fold.isDisputed(event.id)
        grade = !isRight ? .again : answer.hint || answer.slip == true ? .hard : .good
        (item, milliseconds, skill) = (answer.item, answer.milliseconds, answer.form.skill)
      case .review(let review):
        (item, grade, milliseconds) = (review.item, review.grade, 0)
        skill = fold.progress.words[item]?.weakerSkill ?? .recall
      default: return
      }
      guard item.cardID != nil else { return }
      answers[item, default: []].append(
        DraftAnswer(instant: event.instant, grade: grade.rawValue, milliseconds: milliseconds))
      last = (item, skill)
    }
    complete(progress)
    return answers
  }
}

/// Converts cards to drafts.
private final class CardDrafts {
  let shelf: CardShelf
  let progress: PlayerProgress
  let answers: [ItemID: [DraftAnswer]]
  /// The sounds and pictures of the drafts by their names in the file.
  private(set) var media: [String: CardMedium] = [:]
  private var types: [String: NoteType?] = [:]

  init(shelf: CardShelf, progress: PlayerProgress, answers: [ItemID: [DraftAnswer]]) {
    self.shelf = shelf
    self.progress = progress
    self.answers = answers
  }

  func draft(of card: Card, in deck: DeckTree.Node) throws -> CardDraft {
    let origin = CardOrigin(text: card.origin)
    var draft = CardDraft(deck: deck.path.description)
    (draft.id, draft.sourceID) = (card.id.cardID.map(String.init), origin?.sourceID ?? "")
    (draft.termLanguage, draft.definitionLanguage) = (deck.pair?.term, deck.pair?.definition)
    (draft.texts, draft.edited) = (card.texts, card.textsEditedAt)
    if let name = origin?.type, let type = try type(name) { draft.original = origin?.note(type) }
    // Our generated definition is not an edit of the note.
    if draft.original != nil, card.definition == origin?.madeDefinition { draft.definition = "" }
    draft.isSuspended = card.isSuspended
    draft.audio = card.audio.map { name(for: $0, in: &draft) }
    draft.pictures = card.pictures.map { name(for: $0, in: &draft) }
    if let word = progress.words[card.id], let recall = word.recall {
      draft.answers = answers[card.id] ?? []
      let recognitions = draft.answers.filter { $0.skill == .recognition }
      let misses = recognitions.count { $0.grade == Grade.again.rawValue }
      draft.memory = DraftMemory(
        recall.state, reviews: word.reviewsElsewhere + word.answers - recognitions.count,
        lapses: word.lapsesElsewhere + word.wrong - misses)
      draft.recognition = word.recognition.map {
        DraftMemory($0.state, reviews: recognitions.count, lapses: misses)
      }
    }
    return draft
  }

  /// The name of a sound or picture in the file. It is made unique, because cards of different
  /// files may use one name for different media.
  private func name(for medium: CardMedium, in draft: inout CardDraft) -> String {
    guard let known = media[medium.name], known.file != medium.file, let file = medium.file else {
      if media[medium.name]?.file == nil { media[medium.name] = medium }
      return medium.name
    }
    let name = "\(file.prefix(8))-\(medium.name)"
    media[name] = medium
    if let fields = draft.original?.fields {
      draft.original?.fields = fields.map { $0.replacing(medium.name, with: name) }
    }
    return name
  }

  private func type(_ name: String) throws -> NoteType? {
    if let known = types[name] { return known }
    let text = try EventID(name).flatMap { try shelf.noteType($0) }
    let type = text.flatMap { NoteType(text: $0) }
    types[name] = .some(type)
    return type
  }
}
