import FoundationEssentials
package import GameEngine
import Glibc
import Kit
import Synchronization

/// The words of a pack, each read when it is needed.
///
/// Reading a whole pack takes time at every start, the more the larger it is. So the pack is read and checked once, and
/// an index of it is kept in a file (`ContentIndexFile`). The index is rebuilt if the size or time of one of the
/// pack's files differs, or if a part of it is found to be damaged.
///
/// A word is known by its place, from 0 on: first the words in play, level by level, the most common first; then those
/// that are only looked up.
///
/// ```swift
/// let index = try ContentIndex(directory: "Content", cacheFolder: nil)
/// for word in index.items(named: "glacier", withLookups: true) {
///   print(word.term, word.mainSense.definition)
/// }
/// print(index.places(level: .two, category: "nature").count)
/// ```
package final class ContentIndex: ItemBodySource {
  /// The folder of the pack.
  package let directory: String
  /// The course of the words.
  package let course: Course
  private let cache: String?
  private let stamp: ContentStamp
  private let file: Mutex<ContentIndexFile>

  /// Opens the index of the pack in a folder, or makes it.
  ///
  /// - Parameters:
  ///   - course: the course of its words.
  ///   - cacheFolder: the folder for the index; nil to keep it only in memory. It is not an error if it cannot be
  ///     written.
  ///   - settling: the age in nanoseconds from which a file's modification time is trusted. An index that was made
  ///     sooner after the latest change is rebuilt, since the pack may have changed again at the same time.
  /// - Throws: `ContentError` with file and line of the first fault of the pack.
  package init(
    directory: String, course: Course = .english, cacheFolder: String?,
    settling: Int64 = 2_000_000_000
  ) throws(ContentError) {
    self.directory = directory
    self.course = course
    stamp = ContentStamp(directory: directory)
    let name = String(stableHash(directory), radix: 36)
    cache = cacheFolder.map { "\($0)/words-\(name).index" }
    if let cache, let kept = ContentIndex.kept(in: cache, course, stamp: stamp, settling: settling)
    {
      file = Mutex(kept)
      return
    }
    let made = try ContentIndex.made(of: directory, course, stamp: stamp)
    if let cache { ContentIndex.keep(made.data, as: cache) }
    file = Mutex(made.file)
  }

  /// The editions, oldest first; at least one.
  package var editions: [Edition] { file.withLock { $0.names.editions } }

  /// The categories of the words in play, in alphabetical order.
  package var categories: [String] { file.withLock { $0.names.categories } }

  /// Identifies the content of the pack. It differs if the pack has changed.
  package var fingerprint: String { String(stamp.hash, radix: 36) }

  /// The number of all words, including words that are only looked up.
  package var countWithLookups: Int { file.withLock { $0.count } }

  /// The number of words in play.
  package var count: Int { file.withLock { $0.levelEnds.last ?? 0 } }

  // MARK: - Words

  /// The word at a place, which must be below the number of all words. Its body is read later.
  package subscript(place: Int) -> Item? {
    reading(orElse: nil) { file throws(ContentIndexFile.Damage) in
      try ContentIndex.item(at: place, in: file, bodies: self)
    }
  }

  /// The words in play, in the order of their IDs.
  package var words: [Item] { (0..<count).compactMap { self[$0] }.sorted { $0.id < $1.id } }

  /// The words that are only looked up, in the order of their IDs.
  package var lookups: [Item] {
    (count..<file.withLock { $0.count }).compactMap { self[$0] }
  }

  /// The place of the word in play with an ID; nil if there is none.
  package func place(of id: ItemID) -> Int? { places(of: CollectionOfOne(id)).first ?? nil }

  /// For each ID the place of the word in play with it, or nil.
  private func places(of ids: some Collection<ItemID>) -> [Int?] {
    reading(orElse: Array(repeating: nil, count: ids.count)) {
      file throws(ContentIndexFile.Damage) in
      let places = try file.places(of: ids)
      let played = file.levelEnds.last ?? 0
      guard places.allSatisfy({ $0.map { $0 < played } ?? true }) else {
        throw ContentIndexFile.Damage()
      }
      return places
    }
  }

  /// For each place of a word in play, whether its ID is among these.
  package func membership(in ids: some Collection<ItemID>) -> [Bool] {
    let places = places(of: ids)
    var isMember = Array(repeating: false, count: count)
    for case let place? in places { isMember[place] = true }
    return isMember
  }

  /// The IDs that belong to no word in play, in the given order.
  package func unknown(of ids: [ItemID]) -> [ItemID] {
    zip(ids, places(of: ids)).filter { $0.1 == nil }.map(\.0)
  }

  /// The word in play with an ID; nil if there is none.
  package func item(_ id: ItemID) -> Item? { place(of: id).flatMap { self[$0] } }

  /// The words that a text names, the most common of the easiest first: by headword, with or without its article, else by an inflected form,
  /// else by either without its accents.
  ///
  /// - Parameters:
  ///   - text: in the form of `normalizedAnswer`.
  ///   - withLookups: whether to find also words that are only looked up.
  package func items(named text: String, withLookups: Bool) -> [Item] {
    let text = String(course.parted(text[...]).term)
    func items(_ kind: ContentIndexFile.Spelling) -> [Item] {
      self.items(text, as: kind).filter { withLookups || $0.isPlayed }
    }
    let exact = items(.term).filter { $0.term == text || $0.term.lowercased() == text }
    if !exact.isEmpty { return exact }
    let forms = items(.form)
    return forms.isEmpty ? items(.plain) : forms
  }

  /// All words that are spelled like a text in some form, also those that are only looked up: *left* is a word of its own and a
  /// form of *leave*.
  ///
  /// - Parameter text: in the form of `normalizedAnswer`.
  package func items(spelled text: String) -> [Item] {
    let terms = items(text, as: .term).filter { $0.term.lowercased() == text }
    let forms = items(text, as: .form).filter { item in
      !terms.contains { $0.id == item.id }
        && item.inflectedForms.contains { $0.lowercased() == text }
    }
    return terms + forms
  }

  private func items(_ text: String, as kind: ContentIndexFile.Spelling) -> [Item] {
    reading(orElse: []) { file throws(ContentIndexFile.Damage) in
      var items: [Item] = []
      for place in try file.places(of: text, as: kind) {
        items.append(try ContentIndex.item(at: place, in: file, bodies: self))
      }
      return items
    }
  }

  /// The legal guesses: for English from `data/guesses.txt`, for another course its own words and their forms.
  ///
  /// - Throws: `ContentError` if the file cannot be read.
  package func guesses() throws(ContentError) -> GuessList {
    course == .english ? try GuessFile.read(pack: directory) : GuessList(of: words)
  }

  // MARK: - Places

  /// The places of the words in play of a level and a category, if given; the most common first.
  package func places(level: Level, category: String?) -> [Int] {
    let file = file.withLock { $0 }
    let ends = [0] + file.levelEnds
    let all = ends[level.rawValue - 1]..<ends[level.rawValue]
    guard let category else { return Array(all) }
    guard let number = file.names.categories.firstIndex(of: category) else { return [] }
    return file.places(all, category: number)
  }

  // MARK: - The body of a word

  package func body(at place: Int) -> ItemBody {
    reading(orElse: ContentIndex.lost) { file throws(ContentIndexFile.Damage) in
      try file.body(at: place)
    }
  }

  /// The body of a word whose text is damaged in the index, after the pack has changed.
  private static let lost = ItemBody(
    senses: [
      Sense(definition: "cannot be read, because the words were changed meanwhile", examples: [])
    ])

  // MARK: - The file

  /// Reads from the index. If it is damaged, it is rebuilt from the pack.
  private func reading<Result>(
    orElse otherwise: Result,
    _ read: (ContentIndexFile) throws(ContentIndexFile.Damage) -> Result
  ) -> Result {
    do throws(ContentIndexFile.Damage) {
      return try read(file.withLock { $0 })
    } catch {
      if let cache { unlink(cache) }
      // Places mean the same words only if the pack is the same.
      guard ContentStamp(directory: directory) == stamp,
        let made = try? ContentIndex.made(of: directory, course, stamp: stamp),
        let result = try? read(made.file)
      else { return otherwise }
      file.withLock { $0 = made.file }
      return result
    }
  }

  private static func item(
    at place: Int, in file: ContentIndexFile, bodies: ContentIndex
  ) throws(ContentIndexFile.Damage) -> Item {
    let (record, cited) = try file.record(at: place)
    let course = bodies.course
    guard let level = Level(rawValue: Int(record.level)),
      file.names.all.indices.contains(Int(record.category))
    else { throw ContentIndexFile.Damage() }
    return Item(
      term: String(course.parted(cited[...]).term), language: course.language,
      partOfSpeech: record.knownPartOfSpeech, level: level,
      category: file.names.all[Int(record.category)], centiZipf: Int(record.centiZipf),
      age: record.age == 0 ? nil : Int(record.age), edition: Int(record.edition),
      firstLevel: Level(rawValue: Int(record.firstLevel)), bodyAt: place, of: bodies)
  }

  /// The index in a file; nil if there is none, or it does not belong to the current pack.
  private static func kept(
    in cache: String, _ course: Course, stamp: ContentStamp, settling: Int64
  ) -> ContentIndexFile? {
    var facts = stat()
    guard stat(cache, &facts) == 0 else { return nil }
    let made = Int64(facts.st_mtim.tv_sec) &* 1_000_000_000 &+ Int64(facts.st_mtim.tv_nsec)
    guard made - stamp.newest > settling, let mapped = try? MappedFile(cache) else { return nil }
    return ContentIndexFile(mapped.data, stamp: stamp.hash, course: course)
  }

  private static func made(
    of directory: String, _ course: Course, stamp: ContentStamp
  ) throws(ContentError) -> (file: ContentIndexFile, data: Data) {
    let pack = try ContentPack(directory: directory, course: course)
    var builder = ContentIndexBuilder(pack, lookups: try pack.lookups())
    let data = builder.bytes(stamp: stamp.hash)
    guard let file = ContentIndexFile(data, stamp: stamp.hash, course: course) else {
      throw ContentError(.unreadable, file: directory, "there are too many words here")
    }
    return (file, data)
  }

  /// Writes the index, if possible.
  private static func keep(_ data: Data, as path: String) {
    try? PrivateFile.write(
      data, to: path, creating: URL(filePath: path).deletingLastPathComponent().path)
  }
}
