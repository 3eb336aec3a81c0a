/// A round as it grows question by question; shared by all dealers.
struct RoundDraft {
  private(set) var questions: [Question] = []
  private(set) var keys: [QuestionKey] = []

  /// Asks a word in the first of the forms that can make a fair question of it.
  ///
  /// - Returns: false where none can.
  mutating func ask(
    _ word: Item, in forms: [any Form], setting: AskSetting, encore: Bool = false,
    using generator: inout SeededGenerator
  ) -> Bool {
    for form in forms where form.canAsk(word) {
      guard let asked = form.ask(word, in: setting, using: &generator) else { continue }
      questions.append(
        Question(
          index: questions.count + 1, form: form.id, level: word.level, category: word.category,
          task: asked.task, prompt: asked.prompt, clue: asked.clue, choices: asked.choices,
          input: asked.input, encore: encore, spoken: spoken(asked)))
      keys.append(asked.key)
      return true
    }
    return false
  }

  /// The finished round.
  func dealt(header: RoundHeader, strictAccents: Bool) -> DealtRound {
    DealtRound(
      round: Round(header: header, questions: questions, strictAccents: strictAccents),
      key: RoundKey(questions: keys))
  }

  /// The question as plain sentences: blanks, gaps and sounds are named, and choices are numbered in
  /// words.
  private func spoken(_ asked: AskedQuestion) -> String {
    var prompt = asked.spokenPrompt ?? asked.prompt
    if prompt.contains("_____") {
      prompt = prompt.split(separator: "_____", omittingEmptySubsequences: false)
        .joined(separator: "blank")
    } else if prompt.contains("_") {
      prompt = "\(prompt.count(where: { $0 == "_" })) blanks"
    }
    var sentences = [asked.task, ended(prompt)]
    if !asked.clue.isEmpty { sentences.append(ended(asked.clue)) }
    for (place, choice) in asked.choices.enumerated() {
      sentences.append("\(place + 1): \(ended(choice))")
    }
    return sentences.joined(separator: " ")
  }

  private func ended(_ sentence: String) -> String {
    guard let last = sentence.last, !".!?".contains(last) else { return sentence }
    return sentence + "."
  }
}
