import ClientCore
import Messages

/// The help for reading in line mode.
struct ReadingHelp {
  private let messages: Messages

  init(_ messages: Messages) { self.messages = messages }

  /// The commands and their effects, in the order in which they are shown.
  var rows: [(name: String, text: String)] {
    [
      (
        messages("Enter", context: "a key"),
        messages("go on to the next paragraph, or the next sentence")
      ),
      (":back", messages("go back to the one before")),
      (messages(":sentences [on|off]"), messages("go on by sentences, or by paragraphs again")),
      (":toc", messages("list the chapters")),
      (
        messages(":go PLACE"),
        messages("go to a chapter 3, a paragraph 3.12, 40% or a printed page p.12")
      ),
      (messages(":find TEXT"), messages("search the book")),
      (
        messages(":define WORD"),
        messages("show the meaning of a word, or of the word with a number")
      ),
      (":numbers", messages("list the words of this paragraph with their numbers")),
      (":say", messages("read this paragraph aloud; the next line stops it")),
      (messages(":rendering [NAME]"), messages("change to another rendering of the work")),
      (":renderings", messages("list the renderings of the work")),
      (":favorite", messages("make this chapter a favorite, or no longer one")),
      (":favorites", messages("list the favorite chapters")),
      (":words", messages("list the words of the chapter to learn, and those that you looked up")),
      (messages(":card WORD"), messages("make a card of a word, with its sentence")),
      (messages(":mark [NOTE]"), messages("mark this paragraph")),
      (":marks", messages("list the marks with their numbers")),
      (messages(":unmark NUMBER"), messages("remove the mark with this number")),
      (":quit", messages("stop; the place is kept")),
    ]
  }
}
