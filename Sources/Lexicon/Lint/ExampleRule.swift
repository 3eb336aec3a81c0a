import GameEngine

/// Each sense has examples: short whole sentences, with the word in them once, in a known form. Those of the
/// first sense, which become questions with choices, contain an inflected form that other words also have.
struct ExampleRule: WordRule {
  let name = "example"

  func faults(in word: Item) -> [String] {
    word.senses.flatMap { sense in
      sense.examples.isEmpty
        ? ["a sense has no example"] : sense.examples.flatMap { faults(in: $0, of: word) }
    } + word.mainSense.examples.compactMap { fault(inPlayed: $0, of: word) }
  }

  private func fault(inPlayed example: Example, of word: Item) -> String? {
    guard word.inflection(of: example.form) == nil,
      word.irregularForms.contains(example.form.lowercased())
    else { return nil }
    return "“\(example.form)” is irregular; examples of the first sense need a regular form"
  }

  private func faults(in example: Example, of word: Item) -> [String] {
    var faults: [String] = []
    if example.text.count > 130 {
      faults.append("an example has 130 characters at most, this one \(example.text.count)")
    }
    if !endsAsSentence(example.text) {
      faults.append("an example is a sentence and ends like one")
    }
    if example.form != word.term, word.inflection(of: example.form) == nil,
      !word.irregularForms.contains(example.form.lowercased())
    {
      faults.append("“\(example.form)” is no known form of the word")
    }
    if example.before.last?.isLetter == true || example.after.first?.isLetter == true {
      faults.append("the mark in an example cuts a word in two")
    }
    let forms = Set(word.inflectedForms + [word.term])
    let others = asciiWords(of: example.before) + asciiWords(of: example.after)
    if let second = others.first(where: forms.contains) {
      faults.append("“\(second)” also occurs in an example outside the mark")
    }
    return faults
  }

  private func endsAsSentence(_ text: String) -> Bool {
    guard let end = text.last(where: { !"\"'”’)".contains($0) }) else { return false }
    return ".!?…".contains(end)
  }
}
