import GameEngine

/// What words of a course have beside their format: nouns their article, sentences their translation, German verbs their principal
/// parts.
struct CourseRule: WordRule {
  let name = "course"
  let course: Course

  func faults(in word: Item) -> [String] {
    var faults: [String] = []
    // Names without a plural, such as those of months, have no article in Spanish.
    if word.partOfSpeech == .noun, !course.articles.isEmpty, word.article.isEmpty,
      word.grammar != CourseForms.withoutPlural
    {
      faults.append("a noun needs its article before the headword")
    }
    if word.morphology == .german, word.partOfSpeech == .verb, CourseForms(word).key.isEmpty,
      word.irregularForms.isEmpty
    {
      faults.append("a verb needs its principal parts: % isst, aß, hat gegessen")
    }
    let examples = word.senses.flatMap(\.examples)
    if examples.contains(where: { !$0.translation.isEmpty }),
      let bare = examples.first(where: \.translation.isEmpty)
    {
      faults.append("“\(bare.text)” has no translation")
    }
    return faults
  }
}
