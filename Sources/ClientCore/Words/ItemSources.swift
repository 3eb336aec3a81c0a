package import GameEngine
import Lexicon
import Messages

/// The sources of items for practice, by their names: our words first, in one course or another, then all others.
///
/// Features get pools, categories and items from here, and do not depend on single sources.
package struct ItemSources: Sendable {
  private let own: any ItemSource
  private let courses: Courses?
  private let others: [any ItemSource]
  private let cardSource: @Sendable (_ deck: String?, _ tags: [CardTag]) throws -> (any ItemSource)?

  /// A registry of sources with distinct names.
  ///
  /// - Parameters:
  ///   - own: our own words in English, the default.
  ///   - courses: our words in other courses; nil for none.
  ///   - others: in the order in which they are offered.
  ///   - cards: the source of the cards of the deck at a path, or of all decks, that have some tags.
  package init(
    own: any ItemSource, courses: Courses? = nil, others: [any ItemSource] = [],
    cards: @escaping @Sendable (_ deck: String?, _ tags: [CardTag]) throws -> (any ItemSource)? = {
      _, _ in nil
    }
  ) {
    self.own = own
    self.courses = courses
    self.others = others
    cardSource = cards
  }

  private var all: [any ItemSource] { [own] + others }

  /// Our words in courses other than English.
  private var ownOthers: [any ItemSource] { courses?.others.map { PackSource($0) } ?? [] }

  /// Our words in the courses of an item's language. No other course is opened.
  private func ownOthers(for id: ItemID) -> some Sequence<any ItemSource> {
    let all = courses?.all.dropFirst() ?? []
    return all.lazy.filter { id.rawValue.hasPrefix($0.language + "/") }
      .compactMap { course in try? courses?.index(of: course.id) }.map { PackSource($0) }
  }

  /// The IDs of the courses, English first.
  package var courseIDs: [String] { (courses?.all ?? [.english]).map(\.id.rawValue) }

  /// The names of all sources, the default first.
  package var names: [String] { all.map(\.id.rawValue) }

  /// The categories that items of any source can have, in alphabetical order.
  package var categories: [String] { Set(all.flatMap(\.categories)).sorted() }

  // MARK: - Choosing a course

  /// The course that an option names, else the one that the settings name; English if that one is not installed, as on another
  /// computer of the player.
  ///
  /// - Parameter name: the option; case does not matter.
  /// - Throws: `ClientError` with the list of courses if the option names none of them.
  package func course(_ name: String?, in settings: Settings) throws(ClientError) -> CourseID {
    guard let name else {
      let course = settings.course
      return course == .english || courses?.all.contains { $0.id == course } == true
        ? course : .english
    }
    if let id = CourseID(name.lowercased()) {
      if id == .english { return id }
      if try index(of: id) != nil { return id }
    }
    throw ClientError(
      .unknownCourse, "unknown course \"\(shortened(name))\"",
      remedy: "choose one of \(courseIDs.joined(separator: ", "))", exit: .usage)
  }

  /// The course that the settings name; English if it is not installed.
  package func course(in settings: Settings) -> Course {
    let id = try? course(nil, in: settings)
    return courses?.all.first { $0.id == id } ?? .english
  }

  /// The words of a course other than English; nil if it is not installed.
  ///
  /// - Throws: `ClientError` if its files have a fault.
  private func index(of course: CourseID) throws(ClientError) -> ContentIndex? {
    do { return try courses?.index(of: course) } catch { throw ClientError(error) }
  }

  /// Our words in a course.
  ///
  /// - Throws: `ClientError` if it is not installed, or its files have a fault.
  private func own(of course: CourseID) throws(ClientError) -> any ItemSource {
    guard course != .english else { return own }
    guard let index = try index(of: course) else {
      throw ClientError(
        .unknownCourse, "the course \(course.rawValue) is not installed", exit: .usage)
    }
    return PackSource(index)
  }

  // MARK: - Choosing a source

  /// The source that an option names, else our words if an option names a course, else the source of the settings.
  ///
  /// - Parameters:
  ///   - name: the option; case does not matter.
  ///   - course: the course of our own words as an option; nil for the one of the settings.
  /// - Throws: `ClientError` with the list of known ones if there is no source of the name.
  package func chosen(
    _ name: String?, course: String? = nil, in settings: Settings
  ) throws(ClientError) -> any ItemSource {
    let id = name?.lowercased() ?? settings.source.rawValue.lowercased()
    let source = all.first { $0.id.rawValue.lowercased() == id }
    if source?.id == own.id || name == nil && (source == nil || course != nil) {
      return try own(of: self.course(course, in: settings))
    }
    guard let source else {
      let name = name ?? id
      throw ClientError(
        .unknownSource, "unknown source \"\(shortened(name))\"",
        remedy: "choose one of \(names.joined(separator: ", "))", exit: .usage)
    }
    return source
  }

  /// The source of a deck or of cards with tags if one is named, else the one that an option or the settings name.
  ///
  /// - Throws: `ClientError` if there is no such deck or source, or for a text that is no tag.
  package func chosen(
    _ name: String?, deck: String?, tags: [String] = [], course: String? = nil,
    in settings: Settings
  ) throws -> any ItemSource {
    guard deck != nil || !tags.isEmpty else {
      return try chosen(name, course: course, in: settings)
    }
    guard let source = try cardSource(deck, tags.map(CardTag.checked)) else {
      throw ClientError(
        .unknownDeck, "there is no deck \"\(shortened(deck ?? ""))\"", exit: .usage)
    }
    return source
  }

  /// The source that the settings name; our words if it is unknown, as on another computer of the player.
  package func chosen(in settings: Settings) -> any ItemSource {
    (try? chosen(nil, in: settings)) ?? own
  }

  /// The source whose round a code describes.
  ///
  /// - Throws: `RoundCode.Failure` if the text is not a code, or its source is unknown.
  package func source(ofCode text: String) throws(RoundCode.Failure) -> any ItemSource {
    let id = try RoundCode.source(of: text)
    if id.rawValue.hasPrefix(CardSource.prefix) {
      let path = String(id.rawValue.dropFirst(CardSource.prefix.count))
      if let deck = try? cardSource(path, []) { return deck }
    }
    guard let source = all.first(where: { $0.id == id }) else { throw .otherSource(id) }
    guard id == own.id else { return source }
    let course = try RoundCode.course(of: text)
    guard let own = try? own(of: course) else { throw .otherCourse(course) }
    return own
  }

  /// The pool of our own words in a course, for games that never use another source.
  ///
  /// - Throws: `ContentError`; `ClientError` if the course is not installed.
  package func ownPool(of course: CourseID = .english) throws -> ItemPool {
    let pool = try own(of: course.listed).pool()
    return course == .hard ? pool.harder : pool
  }

  /// The editions of our own words in a course; those of English if it cannot be read.
  package func ownEditions(of course: CourseID) -> [Edition] {
    ((try? own(of: course.listed)) ?? own).editions
  }

  /// The terms that are too near to items of our own, or of all sources of words.
  ///
  /// - Throws: `ContentError`, or `ClientError` if a source is not installed.
  package func neighbours(ofOwnOnly: Bool) throws -> any NeighbourSource {
    let others = ofOwnOnly ? nil : all.first { $0.id == WordNetSource.id }
    return try (others ?? own).neighbours()
  }

  // MARK: - Single items

  /// The item with an ID, from the first source that contains it; nil if none does.
  package func item(_ id: ItemID) -> Item? {
    for source in all {
      if let item = source.item(id) { return item }
    }
    return ownOthers(for: id).lazy.compactMap { $0.item(id) }.first
  }

  /// The items with the given IDs, in ascending order of the IDs. IDs that no source contains are
  /// left out.
  package func items(_ ids: some Sequence<ItemID>) -> [Item] { ids.sorted().compactMap(item) }

  /// The items that the player has met: words of ours that were shown, and other items that were
  /// answered. A term that was only looked up in a dictionary is not an item. `seen` lists them,
  /// and all counts of met words follow from this.
  package func met(by progress: PlayerProgress) -> [Item] {
    items(progress.words.lazy.filter { isMet($0, $1) }.map(\.key))
  }

  /// The number of these items without cards: of our words, and of other sources. Faster than making the items.
  package func metCount(by progress: PlayerProgress) -> (own: Int, others: Int) {
    var (answered, shown): ([ItemID], [ItemID]) = ([], [])
    for (id, word) in progress.words where id.headword != nil {
      if word.memory == nil { shown.append(id) } else { answered.append(id) }
    }
    let ofOthers = own.unknown(of: answered)
    let known = answered.count - ofOthers.count + shown.count - own.unknown(of: shown).count
    // Most players have words of ours only, and no other source is opened for them.
    let ofCourses = others.reduce(ofOthers) { $0.isEmpty ? $0 : $1.unknown(of: $0) }
    let unknown = ofCourses.isEmpty ? [] : ownOthers.reduce(ofCourses) { $1.unknown(of: $0) }
    return (known, ofOthers.count - unknown.count)
  }

  /// Whether a word that was shown or answered counts as met, provided that it is an item.
  package func isMet(_ id: ItemID, _ word: ItemProgress) -> Bool {
    word.memory != nil || own.item(id) != nil
      || ownOthers(for: id).contains { $0.item(id) != nil }
  }

  /// The term of an item; its ID if no source contains the item any more.
  package func term(of id: ItemID) -> String {
    id.headword ?? item(id)?.term ?? id.rawValue
  }

  /// The IDs whose term is a text, in their order.
  ///
  /// - Parameter text: in the form of `normalizedAnswer`.
  package func ids(_ ids: some Sequence<ItemID>, named text: String) -> [ItemID] {
    ids.filter { id in
      let term = term(of: id)
      return term == text || normalizedAnswer(term) == text
    }.sorted()
  }
}
