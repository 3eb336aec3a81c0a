import FoundationEssentials
import GameEngine

// The JSON of schema 11. Anki refuses a collection without one of these keys.

/// A note type in the table `col`.
struct AnkiModel: Encodable {
  struct Field: Encodable {
    let name: String
    let ord: Int
    let sticky = false
    let rtl = false
    let font = "Arial"
    let size = 20
    let media: [String] = []
  }

  struct Template: Encodable {
    let name: String
    let ord: Int
    let qfmt: String
    let afmt: String
    let did: Int? = nil
    let bqfmt = ""
    let bafmt = ""

    // The synthesized method would leave out `did`.
    func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: Key.self)
      try values.encode(name, forKey: .name)
      try values.encode(ord, forKey: .ord)
      try values.encode(qfmt, forKey: .qfmt)
      try values.encode(afmt, forKey: .afmt)
      try values.encodeNil(forKey: .did)
      try values.encode(bqfmt, forKey: .bqfmt)
      try values.encode(bafmt, forKey: .bafmt)
    }

    private enum Key: CodingKey { case name, ord, qfmt, afmt, did, bqfmt, bafmt }
  }

  let id: Int64
  let name: String
  let type: Int
  /// 0, so that Anki keeps its own templates if it knows the type.
  let mod = 0
  let usn = -1
  let sortf = 0
  let did = 1
  let css: String
  let latexPre = "\\documentclass[12pt]{article}\n\\begin{document}\n"
  let latexPost = "\\end{document}"
  let latexsvg = false
  let req: [[Int]] = []
  let tags: [String] = []
  let vers: [Int] = []
  let flds: [Field]
  let tmpls: [Template]

  init(_ type: NoteType) {
    id = type.id
    name = type.name
    self.type = type.isCloze ? 1 : 0
    css = type.css
    flds = type.fields.enumerated().map { Field(name: $1, ord: $0) }
    tmpls = type.templates.enumerated().map {
      Template(name: $1.name, ord: $0, qfmt: $1.front, afmt: $1.back)
    }
  }
}

/// A deck in the table `col`.
struct AnkiDeck: Encodable {
  let id: Int64
  let name: String
  let mod = 0
  let usn = -1
  let lrnToday = [0, 0]
  let revToday = [0, 0]
  let newToday = [0, 0]
  let timeToday = [0, 0]
  let collapsed = false
  let browserCollapsed = false
  let desc: String
  let dyn = 0
  /// The ID of its preset.
  let conf: Int64
  let extendNew = 0
  let extendRev = 0
}

/// The options of the collection in the table `col`.
struct AnkiOptions: Encodable {
  /// The scheduler since 2018. For an older one, Anki would change the grades of new cards.
  let schedVer = 2
  let sched2021 = true
}

/// A preset of decks in the table `col`, with Anki's usual options. Anki refuses an incomplete one.
struct AnkiPreset: Encodable {
  struct New: Encodable {
    let bury = false
    let delays = [1.0, 10]
    let initialFactor = 2500
    let ints = [1, 4, 0]
    let order = 1
    let perDay = 20
  }

  struct Review: Encodable {
    let bury = false
    let ease4 = 1.3
    let ivlFct = 1.0
    let maxIvl: Int
    let perDay = 200
    let hardFactor = 1.2
  }

  struct Lapse: Encodable {
    let delays = [10.0]
    let leechAction = 1
    let leechFails = 8
    let minInt = 1
    let mult = 0.0
  }

  let id: Int64
  /// 0, so that Anki keeps its own preset.
  let mod = 0
  let name: String
  let usn = 0
  let maxTaken = 60
  let autoplay = true
  let timer = 0
  let replayq = true
  let new = New()
  let rev: Review
  let lapse = Lapse()
  let dyn = false
  let desiredRetention: Double

  /// Anki's own preset.
  static let standard = AnkiPreset(
    id: AnkiPresetID.standard, name: "Default", RecallGoal(percent: 90))

  /// A preset for our decks. Those of the same goal share one, and get it again at the next export.
  ///
  /// - Parameter isUsual: whether the goal is that of the player's settings.
  init(_ goal: RecallGoal, isUsual: Bool) {
    let days = goal.longestInterval == RecallGoal.longest ? "" : ", \(goal.longestInterval) d"
    self.init(
      id: isUsual
        ? AnkiPresetID.usual
        : AnkiPresetID.usual + Int64(goal.percent * 100_000 + goal.longestInterval),
      name: isUsual ? "Wordhoard" : "Wordhoard \(goal.percent) %\(days)", goal)
  }

  private init(id: Int64, name: String, _ goal: RecallGoal) {
    (self.id, self.name) = (id, name)
    rev = Review(maxIvl: goal.longestInterval)
    desiredRetention = goal.retention
  }
}
