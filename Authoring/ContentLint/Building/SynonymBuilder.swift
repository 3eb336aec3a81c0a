package import GameEngine
import Kit
package import Lexicon

/// Works out the choices of fair synonym questions about the words of a pack.
///
/// A right choice is at most 1.2 Zipf rarer than the word. The wrong ones are about as common as the right one; at least
/// one is of its field, and none shares a meaning with it or the word, or is next to one in WordNet. All are single
/// words, and all or none are headwords of the pack.
package struct SynonymBuilder {
  /// A word that can be a choice.
  private struct Term {
    let text: String
    let centiZipf: Int
    let isHeadword: Bool
    /// Its field or, for adjectives and adverbs, the categories of the items that have or name it.
    var fields: Set<String>
    /// Words that items name as synonyms or antonyms beside it.
    var company: Set<String>
    let synsets: Set<SynsetID>
    let reach: Set<SynsetID>
  }

  /// The largest difference to a rarer answer, and the largest ones to a wrong choice, in hundredths of the Zipf scale.
  private static let mostRarer = 120
  private static let near = [40, widest]
  private static let widest = 80
  /// The number of questions for each right choice, and the number of right choices.
  private static let variants = 2
  private static let mostAnswers = 4

  private let wordNet: WordNet
  private let frequency: (String) -> Int?
  private var terms: [PartOfSpeech: [String: Term]] = [:]
  /// The texts of the terms, the rarest first.
  private var sorted: [PartOfSpeech: [String]] = [:]

  /// - Parameters:
  ///   - words: the words of the pack.
  ///   - frequency: the frequency of a word outside of the pack, in hundredths of the Zipf scale, if known.
  package init(_ words: [Item], wordNet: WordNet, frequency: @escaping (String) -> Int?) {
    self.wordNet = wordNet
    self.frequency = frequency
    for word in words { add(word.term, word.centiZipf, isHeadword: true, from: word) }
    for word in words {
      for text in word.senses.flatMap({ $0.synonyms + $0.antonyms }) where isPlainWord(text) {
        add(text, frequency(text), isHeadword: false, from: word)
      }
    }
    for (partOfSpeech, known) in terms {
      sorted[partOfSpeech] = known.values.sorted {
        ($0.centiZipf, $0.text) < ($1.centiZipf, $1.text)
      }
      .map(\.text)
    }
  }

  /// The choices of the words of a pack, by the frequencies in its `derived/levels.tsv`, if there is one.
  ///
  /// A word keeps the questions that its `derived/synonyms.tsv` contains as long as they are fair.
  package static func choices(in pack: ContentPack, wordNet: WordNet) -> [ItemID: [[String]]] {
    let levels = try? WordLevels(path: "\(pack.directory)/\(LevelFile.name)")
    let builder = SynonymBuilder(pack.words, wordNet: wordNet) {
      levels?.entry(of: $0)?.centiZipf
    }
    let derived = DerivedWords(pack: pack.directory)
    return builder.choices(of: pack.words) { derived.synonymChoices(of: $0) ?? [] }
  }

  private mutating func add(_ text: String, _ centiZipf: Int?, isHeadword: Bool, from item: Item) {
    guard let partOfSpeech = item.partOfSpeech else { return }
    let company = Set(item.synonyms + item.senses.flatMap(\.antonyms) + [item.term])
    if terms[partOfSpeech]?[text] != nil {
      terms[partOfSpeech]?[text]?.company.formUnion(company)
      // The topics of a headword follow from its own entry.
      if terms[partOfSpeech]?[text]?.isHeadword == false, isFieldOfCategory(partOfSpeech),
        let category = item.category
      {
        terms[partOfSpeech]?[text]?.fields.insert(category)
      }
      return
    }
    let synsets = wordNet.synsets(of: text, partOfSpeech)
    let played = isHeadword ? WordKinds(wordNet).playedSynset(of: item) : synsets.first
    guard let centiZipf, let played else { return }
    let field =
      isFieldOfCategory(partOfSpeech) ? item.category : PracticeCategory.name(field: played.field)
    terms[partOfSpeech, default: [:]][text] = Term(
      text: text, centiZipf: centiZipf, isHeadword: isHeadword,
      fields: field.map { [$0] } ?? [], company: company,
      synsets: Set(synsets.map(\.id)), reach: wordNet.upward(from: synsets))
  }

  private func isFieldOfCategory(_ partOfSpeech: PartOfSpeech) -> Bool {
    partOfSpeech != .noun && partOfSpeech != .verb
  }

  /// The questions about each of these words that can be asked: lists of the right choice and three wrong ones.
  ///
  /// - Parameter known: the questions that a word has. It keeps them if all are fair.
  package func choices(
    of words: [Item], keeping known: (Item) -> [[String]] = { _ in [] }
  ) -> [ItemID: [[String]]] {
    var choices: [ItemID: [[String]]] = [:]
    for word in words {
      let lists = questions(about: word, keeping: known(word))
      if !lists.isEmpty { choices[word.id] = lists }
    }
    return choices
  }

  private func questions(about word: Item, keeping kept: [[String]]) -> [[String]] {
    guard let partOfSpeech = word.partOfSpeech, let centiZipf = word.centiZipf,
      let known = terms[partOfSpeech], let own = known[word.term]
    else { return [] }
    let banned = Set(word.senses.flatMap { $0.synonyms + $0.antonyms } + word.inflectedForms)
    func answers(_ list: [String]) -> [Term] {
      list.compactMap { known[$0] }.filter { term in
        term.centiZipf >= centiZipf - Self.mostRarer && !resembles(term.text, word.term)
      }
    }
    let rights =
      answers(word.mainSense.synonyms).prefix(Self.mostAnswers)
      + answers(word.mainSense.antonyms).prefix(Self.mostAnswers)
    let areFair = kept.allSatisfy { list in
      guard let right = rights.first(where: { $0.text == list.first }) else { return false }
      let wrong = list.dropFirst().compactMap { known[$0] }
      return wrong.count == 3
        && wrong.indices.allSatisfy { place in
          let other = wrong[place]
          return abs(other.centiZipf - right.centiZipf) <= Self.widest
            && isFair(other, for: right, own: own, banned: banned, beside: wrong[..<place])
        }
    }
    if !kept.isEmpty, areFair { return kept }
    return rights.flatMap { right in
      let field = fields(of: right, in: word, own: own)
      return (0..<Self.variants).compactMap { variant in
        question(
          about: word, own: own, right: right, fields: field, banned: banned, variant: variant)
      }
    }
  }

  /// Whether a word can be a wrong choice beside others.
  private func isFair(
    _ other: Term, for right: Term, own: Term, banned: Set<String>, beside others: ArraySlice<Term>
  ) -> Bool {
    other.isHeadword == right.isHeadword && !banned.contains(other.text)
      && isFar(other, from: own) && isFar(other, from: right)
      && others.allSatisfy { isApart(other, from: $0) }
  }

  /// The fields in which the right choice has the meaning of the word.
  private func fields(of right: Term, in word: Item, own: Term) -> Set<String> {
    guard let partOfSpeech = word.partOfSpeech, !isFieldOfCategory(partOfSpeech) else {
      return right.fields.union(word.category.map { [$0] } ?? [])
    }
    let shared = right.synsets.intersection(own.synsets).compactMap { wordNet.synset($0)?.field }
    return shared.isEmpty
      ? right.fields : Set(shared.map { PracticeCategory.name(field: $0) })
  }

  private func question(
    about word: Item, own: Term, right: Term, fields: Set<String>, banned: Set<String>,
    variant: Int
  ) -> [String]? {
    guard let partOfSpeech = word.partOfSpeech, let known = terms[partOfSpeech] else { return nil }
    var generator = SeededGenerator(
      seed: stableHash("\(word.id)/\(right.text)", salt: UInt64(variant)))
    // The number of choices that are more common than the right one is random, so that its rank
    // reveals nothing.
    var commoner = generator.below(4)
    var rarer = 3 - commoner
    var chosen: [Term] = []
    func take(_ order: [String], upTo limit: Int, inField: Bool, inBalance: Bool = true) {
      for text in order where chosen.count < limit {
        guard let other = known[text], !inField || !other.fields.isDisjoint(with: fields) else {
          continue
        }
        let isCommoner = other.centiZipf > right.centiZipf
        if inBalance, other.centiZipf != right.centiZipf, (isCommoner ? commoner : rarer) <= 0 {
          continue
        }
        guard isFair(other, for: right, own: own, banned: banned, beside: chosen[...]) else {
          continue
        }
        chosen.append(other)
        if other.centiZipf != right.centiZipf {
          if isCommoner { commoner -= 1 } else { rarer -= 1 }
        }
      }
    }
    for (inField, most, least) in [(true, 2, 1), (false, 3, 3)] {
      for distance in Self.near {
        let order = generator.shuffled(texts(partOfSpeech, within: distance, of: right.centiZipf))
        take(order, upTo: most, inField: inField)
        guard distance == Self.near.last else { continue }
        take(order, upTo: least, inField: inField, inBalance: false)
      }
      // Without one of the field, the question would be too easy.
      guard !chosen.isEmpty else { return nil }
    }
    return chosen.count == 3 ? [right.text] + chosen.map(\.text).sorted() : nil
  }

  /// The terms of about a frequency, the rarest first.
  private func texts(_ partOfSpeech: PartOfSpeech, within distance: Int, of centiZipf: Int)
    -> [String]
  {
    guard let all = sorted[partOfSpeech], let known = terms[partOfSpeech] else { return [] }
    func place(_ limit: Int) -> Int {
      all.partitioningIndex { (known[$0]?.centiZipf ?? 0) >= limit }
    }
    return Array(all[place(centiZipf - distance)..<place(centiZipf + distance + 1)])
  }

  /// Whether two words mean different things: they share no meaning, no meaning of one is above a
  /// meaning of the other, and no item names them together.
  private func isApart(_ one: Term, from other: Term) -> Bool {
    one.text != other.text && !resembles(one.text, other.text)
      && !one.company.contains(other.text) && !other.company.contains(one.text)
      && one.reach.isDisjoint(with: other.synsets) && other.reach.isDisjoint(with: one.synsets)
  }

  /// Whether two words are apart and not even different kinds of one thing. If they were, one could
  /// be nearer than the right choice.
  private func isFar(_ one: Term, from other: Term) -> Bool {
    isApart(one, from: other) && one.reach.isDisjoint(with: other.reach)
      && one.company.isDisjoint(with: other.company)
  }

  private func resembles(_ one: String, _ other: String) -> Bool {
    shareStem(one, other) || one.contains(other) || other.contains(one)
  }
}
