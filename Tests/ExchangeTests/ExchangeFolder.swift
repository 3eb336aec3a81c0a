import Exchange
import Foundation
import GameEngine

/// A folder for files with cards, which is deleted with the value.
final class ExchangeFolder: Sendable {
  let path: String

  init() throws {
    path =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("wordhoard-exchange-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The options for reading; private copies go into a folder of their own.
  var options: ReadingOptions {
    get throws {
      let scratch = "\(path)/scratch"
      try FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: true)
      return ReadingOptions(scratchFolder: scratch)
    }
  }

  /// Writes a file.
  func file(_ name: String, _ bytes: some Sequence<UInt8>) throws -> String {
    try Data(bytes).write(to: URL(fileURLWithPath: "\(path)/\(name)"))
    return "\(path)/\(name)"
  }

  /// The cards of a file, and the report.
  func read(
    _ file: String, _ change: (inout ReadingOptions) -> Void = { _ in }
  ) throws -> (drafts: [CardDraft], report: ReadReport) {
    var options = try options
    change(&options)
    var drafts: [CardDraft] = []
    let report = try CardFile(path: file, options: options).read { drafts.append($0) }
    return (drafts, report)
  }

  /// Exports cards, and returns the path.
  func export(
    _ drafts: [CardDraft], _ name: String, withMemory: Bool = false,
    goals: [String: DeckGoal] = [:],
    media: (String) -> [UInt8]? = { _ in nil }
  ) throws -> String {
    let target = "\(path)/\(name)"
    guard let format = ExportFormat(path: target) else { throw ExchangeError.unknownFormat }
    var export = CardExport(format, withMemory: withMemory, scratchFolder: path)
    export.goals = goals
    let count = try export.write(to: target, media: media) { add in
      for draft in drafts { try add(draft) }
    }
    guard count == drafts.count else { throw ExchangeError.cannotWrite }
    return target
  }
}

/// The cards of a text, and the report.
func read(
  _ text: String, _ change: (inout ReadingOptions) -> Void = { _ in }
) throws -> (drafts: [CardDraft], report: ReadReport) {
  try read(Array(text.utf8), change)
}

/// The cards of a file with these bytes, and the report.
func read(
  _ bytes: [UInt8], _ change: (inout ReadingOptions) -> Void = { _ in }
) throws -> (drafts: [CardDraft], report: ReadReport) {
  let folder = try ExchangeFolder()
  return try folder.read(try folder.file("cards", bytes), change)
}

extension CardDraft {
  init(
    id: String? = nil, deck: String = "", term: String, definition: String = "",
    example: String = "", synonyms: [String] = [], note: String = "", tags: [String] = [],
    source: String = "", sourceID: String = "", pronunciation: String = "",
    termLanguage: String? = nil, definitionLanguage: String? = nil, audio: [String] = [],
    pictures: [String] = [], edited: Int64? = nil, memory: DraftMemory? = nil,
    answers: [DraftAnswer] = [], original: OriginalNote? = nil, isSuspended: Bool = false,
    forms: [String] = []
  ) {
    self.init(deck: deck, term: term)
    (self.id, self.definition, self.example) = (id, definition, example)
    (self.synonyms, self.note, self.tags) = (synonyms, note, tags)
    (self.source, self.sourceID, self[.pronunciation]) = (source, sourceID, pronunciation)
    (self.termLanguage, self.definitionLanguage) = (termLanguage, definitionLanguage)
    (self.audio, self.pictures, self.edited) = (audio, pictures, edited)
    (self.memory, self.answers, self.original) = (memory, answers, original)
    (self.isSuspended, self.forms) = (isSuspended, forms)
  }
}
