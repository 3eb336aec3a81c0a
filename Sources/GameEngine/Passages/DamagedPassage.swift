/// A passage as a C-test: from its second sentence on, every second word that a course teaches has lost its second half.
package struct DamagedPassage: Sendable {
  /// A word that has lost its second half.
  package struct Gap: Sendable {
    /// The item that the player practices by it.
    package let item: Item
    /// The word in the form of the passage.
    package let word: HalvedWord
    fileprivate let place: PassageWord
  }

  /// The numbers of gaps of a passage that is worth a round. Further words stay whole.
  package static let counts = 5...15

  /// The gaps in the order of the text.
  package let gaps: [Gap]
  /// The passage without damage.
  package let passage: Passage
  private var sentences: [String] { passage.sentences }

  /// Damages a passage.
  ///
  /// A word stays whole if it may be a name: in English if it has a capital, in German if it is one of several in a row. It also stays
  /// whole if several words of the course are spelled like it, or if the passage contains another form of it, which would give it away.
  ///
  /// - Parameters:
  ///   - course: the course, whose language is that of the passage.
  ///   - words: the words of the course that have a text as their term or a form; called with small letters.
  /// - Returns: nil if too few words can be damaged.
  package init?(_ passage: Passage, of course: Course, words: (String) -> [Item]) {
    var known: [String: [Item]] = [:]
    func items(_ word: PassageWord) -> [Item] {
      let text = word.text.lowercased()
      if let items = known[text] { return items }
      let items = words(text)
      known[text] = items
      return items
    }
    let all = passage.sentences.enumerated().flatMap { PassageWord.all(in: $1, number: $0) }
    var counts: [ItemID: Int] = [:]
    for word in all { for item in items(word) { counts[item.id, default: 0] += 1 } }
    let nouns = Morphology(language: course.language) == .german
    // Of several words with capitals in a row, each may be one. The first word of a sentence has a capital anyway; it is a part of a
    // name if no list has it.
    func mayBeName(
      _ word: PassageWord, between last: PassageWord?, and next: PassageWord?
    ) -> Bool {
      guard !word.isFirst else { return true }
      guard word.text.contains(where: \.isUppercase) else { return false }
      guard nouns, word.isCapital, !word.text.dropFirst().contains(where: \.isUppercase) else {
        return true
      }
      let followsName =
        word.followsCapital && last.map { !$0.isFirst || items($0).isEmpty } == true
      return followsName
        || next?.sentence == word.sentence && next?.isCapital == true
          && next?.followsCapital == true
    }
    let candidates = all.enumerated().compactMap { number, word -> Gap? in
      guard word.sentence > 0, let halved = HalvedWord(word.text),
        !mayBeName(
          word, between: number > 0 ? all[number - 1] : nil,
          and: number + 1 < all.count ? all[number + 1] : nil)
      else { return nil }
      // In German, a capital tells a noun from other words.
      let found = items(word).filter { !nouns || ($0.partOfSpeech == .noun) == word.isCapital }
      guard found.count == 1, let item = found.first, item.isPlayed, !item.isPhrase,
        item.id.cardID == nil, counts[item.id] == 1
      else { return nil }
      return Gap(item: item, word: halved, place: word)
    }
    gaps = Array(
      candidates.enumerated().lazy.filter { $0.offset % 2 == 1 }.map(\.element)
        .prefix(DamagedPassage.counts.upperBound))
    self.passage = passage
    guard gaps.count >= DamagedPassage.counts.lowerBound else { return nil }
  }

  // MARK: - The text

  /// The passage when the player comes to a gap: earlier gaps are filled, later ones are not. Each sentence is a line.
  ///
  /// - Parameter number: the number of the gap, from 0.
  package func text(at number: Int) -> String {
    sentences.indices.map { text(ofSentence: $0, at: number) }.joined(separator: "\n")
  }

  private func text(ofSentence sentence: Int, at number: Int) -> String {
    let whole = sentences[sentence]
    var text = ""
    var end = whole.startIndex
    for (place, gap) in gaps.enumerated() where gap.place.sentence == sentence && place >= number {
      text += whole[end..<gap.place.range.lowerBound] + gap.word.start
      text += place == number ? Question.gapMark : Question.laterGapMark
      end = gap.place.range.upperBound
    }
    return text + whole[end...]
  }

  /// The sentence of a gap, with its word marked.
  package func example(of gap: Gap) -> Example {
    let sentence = sentences[gap.place.sentence]
    return Example(
      before: String(sentence[..<gap.place.range.lowerBound]), form: gap.word.word,
      after: String(sentence[gap.place.range.upperBound...]))
  }
}
