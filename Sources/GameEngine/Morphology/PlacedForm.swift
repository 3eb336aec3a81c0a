/// A form of a word with its place in the table of its part of speech, by which it is told what form another word has there.
struct PlacedForm: Hashable, Sendable {
  /// The name of the place, such as `past 3`; the same for all words of a part of speech.
  let place: String
  /// The form as it is written within a sentence.
  let text: String
  /// Whether it is a right answer, but so rare that a sentence with it has the form of another place: *dem Hause*.
  let isRare: Bool

  init(_ place: String, _ text: String, isRare: Bool = false) {
    self.place = place
    self.text = text
    self.isRare = isRare
  }
}
