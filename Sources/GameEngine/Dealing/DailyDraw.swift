/// The word and the forms for one slot of a daily.
package struct DailyDraw: Sendable {
  /// The word to ask, as it was in the edition of the date.
  package let item: Item
  /// The forms in which it may be asked, preferred first.
  let forms: [any Form]
  /// How many dailies have asked the word before; nil under rules that ignore it.
  package let turn: Int?

  /// The first form that can ask the word, as far as is known without making the question; nil if
  /// none can.
  package var form: FormID? { forms.first { $0.canAsk(item) }?.id }
}
