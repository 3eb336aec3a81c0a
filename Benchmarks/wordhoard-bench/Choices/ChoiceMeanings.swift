import ContentLint
import GameEngine
import Lexicon

/// The meanings and fields of choices according to WordNet itself, not to the files that the dealer
/// uses.
struct ChoiceMeanings {
  private let pool: ItemPool
  private let wordNet: WordNet
  private let levels: WordLevels?
  private let byForm: [String: [Item]]
  private let byDefinition: [String: [Item]]
  /// The items that mention a word as a synonym or antonym, by the word.
  private let byMention: [String: [Item]]

  init(pack: ContentPack, pool: ItemPool, wordNet: WordNet) {
    self.pool = pool
    self.wordNet = wordNet
    levels = try? WordLevels(path: "\(pack.directory)/\(LevelFile.name)")
    var byForm: [String: [Item]] = [:]
    var byMention: [String: [Item]] = [:]
    for item in pool.items {
      for form in Set([item.term] + item.inflectedForms) { byForm[form, default: []].append(item) }
      for word in Set(item.senses.flatMap { $0.synonyms + $0.antonyms }) {
        byMention[word, default: []].append(item)
      }
    }
    self.byForm = byForm
    self.byMention = byMention
    byDefinition = Dictionary(grouping: pool.items, by: \.mainSense.definition)
  }

  /// A question with its choices; nil if it is not answered by choosing.
  func asked(_ question: Question, _ key: QuestionKey) -> AskedChoice? {
    guard let word = pool[key.word], question.choices.indices.contains(key.choice - 1) else {
      return nil
    }
    var options = question.choices.map { text -> AskedChoice.Option in
      let found: [Item] =
        switch question.form.rawValue {
        case "meaning": byDefinition[text] ?? []
        case "cloze": byForm[text] ?? []
        default: pool.items(headed: text)
        }
      let item = found.first { $0.partOfSpeech == word.partOfSpeech }
      let term = item?.term ?? text
      return AskedChoice.Option(
        text: text, term: term, item: item,
        centiZipf: item?.centiZipf ?? levels?.entry(of: term)?.centiZipf)
    }
    let right = options.remove(at: key.choice - 1)
    return AskedChoice(form: question.form.rawValue, word: word, right: right, wrong: options)
  }

  /// Whether a wrong choice is in the answer's field.
  func hasFieldMate(_ asked: AskedChoice) -> Bool {
    let own =
      asked.form == "synonym"
      ? fieldsOfSynonym(asked) : fields(of: asked.right, as: asked.word.partOfSpeech)
    return asked.wrong.contains {
      !fields(of: $0, as: asked.word.partOfSpeech).isDisjoint(with: own)
    }
  }

  /// Whether a wrong choice shares a meaning with the answer, or one is directly above the other.
  /// In a synonym question, the word that is asked counts as an answer, too.
  func hasNearChoice(_ asked: AskedChoice) -> Bool {
    guard let partOfSpeech = asked.word.partOfSpeech else { return false }
    let rights = Set([asked.right.term, asked.word.term])
    return asked.wrong.contains { other in
      rights.contains { areNear($0, other.term, partOfSpeech) }
    }
  }

  private func areNear(_ one: String, _ other: String, _ partOfSpeech: PartOfSpeech) -> Bool {
    let (ours, theirs) = (
      wordNet.synsets(of: one, partOfSpeech), wordNet.synsets(of: other, partOfSpeech)
    )
    func reach(_ synsets: [Synset]) -> Set<SynsetID> {
      Set(synsets.flatMap { [$0.id] + $0.targets(.hypernym) })
    }
    return !reach(ours).isDisjoint(with: theirs.map(\.id))
      || !reach(theirs).isDisjoint(with: ours.map(\.id))
  }

  /// WordNet's field of a noun or verb. For other words, the categories of the items that are the
  /// word or mention it.
  private func fields(of option: AskedChoice.Option, as partOfSpeech: PartOfSpeech?) -> Set<String>
  {
    if let partOfSpeech, [.noun, .verb].contains(partOfSpeech) {
      let synset =
        option.item.flatMap { WordKinds(wordNet).playedSynset(of: $0) }
        ?? wordNet.synsets(of: option.term, partOfSpeech).first
      if let synset { return [String(synset.field)] }
    }
    let items = option.item.map { [$0] } ?? byMention[option.term] ?? []
    return Set(items.filter { $0.partOfSpeech == partOfSpeech }.compactMap(\.category))
  }

  /// The fields of a synonym question's answer: the fields of the meanings that it shares with the
  /// word.
  private func fieldsOfSynonym(_ asked: AskedChoice) -> Set<String> {
    let own = fields(of: asked.right, as: asked.word.partOfSpeech)
    guard let partOfSpeech = asked.word.partOfSpeech, [.noun, .verb].contains(partOfSpeech) else {
      return own.union(asked.word.category.map { [$0] } ?? [])
    }
    let shared = Set(wordNet.synsets(of: asked.word).map(\.id))
    let meanings = wordNet.synsets(of: asked.right.term, partOfSpeech)
      .filter { shared.contains($0.id) }
    return meanings.isEmpty ? own : Set(meanings.map { String($0.field) })
  }
}
