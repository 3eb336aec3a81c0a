package import Messages

/// Names milestones.
package struct MilestoneTexts {
  private let messages: Messages

  package init(_ messages: Messages) { self.messages = messages }

  /// The name of a milestone: `100 words`, `first perfect daily`.
  package func name(of milestone: Milestone) -> String {
    let number = messages.number(milestone.count)
    let word = shortened(milestone.word ?? "")
    return switch milestone.kind {
    case .words: HoardTexts(messages).words(Double(milestone.count))
    case .days: messages("\(number) days played", context: "a milestone")
    case .perfectDaily: messages("first perfect daily", context: "a milestone")
    case .save: messages("a word saved at the last moment: \(word)", context: "a milestone")
    case .nemesis: messages("first nemesis beaten: \(word)", context: "a milestone")
    }
  }
}
