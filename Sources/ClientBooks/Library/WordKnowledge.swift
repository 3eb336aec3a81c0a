import ClientCore
import GameEngine
import Glibc
import Lexicon

/// The chance that a player knows English words: by the memory of answers, else by frequency and
/// the player's level.
struct WordKnowledge: WordJudge {
  /// The judgment of a word.
  struct Judged {
    var lemma: String
    /// The chance, 0 to 1; nil if it cannot be estimated.
    var known: Double?
    var isListed: Bool
    var isMet: Bool

    /// Whether the player may not know it: a list or dictionary contains it, and it is more likely
    /// unknown.
    var isUnknown: Bool { isListed && (known ?? 1) < Vocabulary.knownFrom }
  }

  /// For each level, the frequency on the Zipf scale at which a player knows half of the words. It
  /// is the middle of the next level's frequencies.
  private static let halfKnown = [4.15, 3.45, 2.55, 1.8]
  /// The spread of the logistic curve, in units of the Zipf scale.
  private static let spread = 0.35
  /// The frequency assumed for a word that no list contains, on the Zipf scale.
  private static let unlisted = 1.5
  /// The highest frequency of a word without a level, on the Zipf scale.
  private static let mostOfUnlisted = 4.5
  /// Words that every text contains, but neither Wordhoard's words nor WordNet. Words of one or two
  /// letters count as such, too.
  private static let everyday: Set<String> = [
    "themselves", "himself", "herself", "itself", "ourselves", "yourselves", "oneself", "cannot",
    "whose", "whom", "whoever", "whichever", "others", "toward", "towards", "upon", "everybody",
    "anybody", "shall", "unless", "whereas", "onto", "via", "amid", "amongst", "beside", "nor",
    "hers", "ours", "yours", "theirs", "o'clock",
  ]
  /// The chance that a player knows a word that every text contains.
  private static let function = 0.995

  let knowsFrequencies = true
  private let library: WordLibrary
  private let progress: PlayerProgress
  private let middle: Double
  private let time: StudyTime
  private let wordNet: WordNet?

  init(library: WordLibrary, progress: PlayerProgress, at now: Moment) {
    (self.library, self.progress, time) = (library, progress, progress.studyTime(now))
    let level: Level
    switch Settings(progress).level {
    case .fixed(let fixed): level = fixed
    case .auto, .any: level = progress.autoLevel(in: LanguageTag.english).level ?? .two
    }
    middle = WordKnowledge.halfKnown[level.rawValue - 1]
    wordNet = library.dictionaries.wordNet
  }

  func judge(_ form: BookTokens.Form) -> Judged { judge(form.text) }

  /// Judges a form in small letters: itself, without the ending of a contraction, or by its parts.
  func judge(_ form: String) -> Judged {
    if let judged = judgeListed(form) { return judged }
    if let short = WordKnowledge.withoutContraction(form), let judged = judgeListed(short) {
      return judged
    }
    let parts = form.split(separator: "-").map(String.init)
    if parts.count > 1 {
      let judged = parts.map(judge)
      return Judged(
        lemma: form, known: judged.compactMap(\.known).min() ?? 0, isListed: false,
        isMet: judged.contains { $0.isMet })
    }
    return Judged(
      lemma: form, known: chance(zipf: WordKnowledge.unlisted), isListed: false, isMet: false)
  }

  private func judgeListed(_ form: String) -> Judged? {
    let isShort = form.utf8.count <= 2 && form.utf8.allSatisfy { $0 < 0x80 }
    let items = library.allWords(named: form)
    if items.isEmpty, isShort || WordKnowledge.everyday.contains(form) {
      return Judged(lemma: form, known: WordKnowledge.function, isListed: true, isMet: false)
    }
    // A form that is itself a word, such as "left", is judged as that word.
    if let item = items.first(where: { $0.term == form }) ?? items.first {
      return judge(item.term, items: items.filter { $0.term == item.term })
    }
    if let entry = library.rank(of: form) {
      return judge(entry.headword, zipf: Double(entry.centiZipf) / 100)
    }
    let bases = wordNet?.baseForms(of: form).map(\.lemma) ?? WordKnowledge.bases(of: form)
    for base in bases {
      let spellings = [base, EnglishSpelling.american(base)]
      let items = library.allWords(named: base).filter { spellings.contains($0.term) }
      if let item = items.first { return judge(item.term, items: items) }
      if let entry = library.rank(of: base) {
        return judge(entry.headword, zipf: Double(entry.centiZipf) / 100)
      }
    }
    return wordNet.flatMap { judge(amongst: bases, in: $0) }
  }

  /// Judges the base form with the most meanings, because frequent words have many. Names have
  /// none.
  private func judge(amongst bases: [String], in wordNet: WordNet) -> Judged? {
    let counted = bases.map { base in
      let senses = PartOfSpeech.playable.map { part in
        wordNet.synsets(of: base, part).count { $0.lemmas.contains(base) }
      }
      return (base: base, senses: senses.reduce(0, +))
    }
    guard let best = counted.max(by: { $0.senses < $1.senses }), best.senses > 0 else {
      return nil
    }
    let zipf = WordKnowledge.unlisted + 0.9 * log2(Double(best.senses))
    return judge(best.base, zipf: min(zipf, WordKnowledge.mostOfUnlisted))
  }

  private func judge(_ lemma: String, items: [Item]) -> Judged {
    let recall = items.compactMap { progress.retrievability(of: $0.id, at: time) }.max()
    let isFunction = items.contains { $0.level == nil }
    let zipf = items.compactMap(\.centiZipf).max().map { Double($0) / 100 }
    let guess =
      isFunction ? WordKnowledge.function : chance(zipf: zipf ?? WordKnowledge.unlisted)
    return Judged(lemma: lemma, known: recall ?? guess, isListed: true, isMet: recall != nil)
  }

  private func judge(_ lemma: String, zipf: Double) -> Judged {
    // Words of WordNet have ids of this form.
    let ids = PartOfSpeech.playable.map { ItemID("en/\(lemma)/\($0.rawValue)") }
    let recall = ids.compactMap { progress.retrievability(of: $0, at: time) }.max()
    return Judged(
      lemma: lemma, known: recall ?? chance(zipf: zipf), isListed: true, isMet: recall != nil)
  }

  private func chance(zipf: Double) -> Double {
    1 / (1 + exp((middle - zipf) / WordKnowledge.spread))
  }

  /// The shortest meaning of a word; empty if none is found.
  func meaning(of lemma: String) -> String {
    if let item = library.allWords(named: lemma).first(where: { $0.term == lemma }) {
      return item.mainSense.definition
    }
    guard let wordNet, let base = wordNet.baseForms(of: lemma).first else { return "" }
    return wordNet.synsets(of: base.lemma, base.partOfSpeech).first?.definition ?? ""
  }

  // MARK: - Forms

  /// A word without the ending of a contraction; nil if it has no such ending.
  private static func withoutContraction(_ form: String) -> String? {
    let irregular = ["won't": "will", "shan't": "shall", "can't": "can", "ain't": "be"]
    if let word = irregular[form] { return word }
    for ending in ["n't", "'s", "'ll", "'ve", "'re", "'d", "'m"] where form.hasSuffix(ending) {
      return String(form.dropLast(ending.count))
    }
    return nil
  }

  /// The possible base forms of a regular form, computed without a dictionary.
  private static func bases(of form: String) -> [String] {
    let endings = [
      ("ies", "y"), ("es", ""), ("s", ""), ("ied", "y"), ("ed", ""), ("ed", "e"), ("ing", ""),
      ("ing", "e"), ("ier", "y"), ("er", ""), ("er", "e"), ("iest", "y"), ("est", ""), ("est", "e"),
    ]
    var bases: [String] = []
    for (ending, instead) in endings where form.hasSuffix(ending) && form.count > ending.count + 2 {
      let stem = form.dropLast(ending.count)
      bases.append(stem + instead)
      // For example "stopped" and "bigger".
      if instead.isEmpty, let last = stem.last, stem.dropLast().last == last {
        bases.append(String(stem.dropLast()))
      }
    }
    return bases
  }
}
