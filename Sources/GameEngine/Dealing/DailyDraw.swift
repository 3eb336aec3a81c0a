/// What a daily asks in one of its slots.
package struct DailyDraw: Sendable {
  /// The word.
  package let item: Item
  /// The forms in which it may be asked, the preferred first.
  let forms: [any Form]
  /// How many dailies have asked the word before; nil if the rules do not consider it.
  package let turn: Int?

  /// The form in which it is asked, unless there is no fair question; nil if no form can ask it.
  package var form: FormID? { forms.first { $0.canAsk(item) }?.id }
}
