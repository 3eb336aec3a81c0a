import Bookshelf
import Client
import GameEngine
import Messages

/// The marks of the book in line mode.
extension BookReader {
  /// Marks the paragraph or sentence.
  func mark(_ note: String) throws {
    try features.library.mark(place, to: shown.end, note: note, in: opened)
    presentation.say(messages("Marked: \(book.written(place))."))
  }

  func listMarks() throws {
    let marks = try features.library.marks(in: opened)
    guard !marks.isEmpty else {
      return presentation.say(messages("No marks in this book yet."))
    }
    for (number, mark) in marks.enumerated() {
      presentation.say(
        "\(number + 1)  \(texts.place(of: mark, in: book)): \(texts.text(of: mark))")
    }
  }

  /// Removes the mark with a number of the list.
  ///
  /// - Throws: `ClientError` if there is no such mark.
  func removeMark(_ number: String) throws {
    let marks = try features.library.marks(in: opened)
    guard let number = Int(number), marks.indices.contains(number - 1) else {
      throw ClientError(
        .unknownPlace, "there is no mark \"\(shortened(number))\"",
        remedy: "`:marks` lists the marks with their numbers", exit: .usage)
    }
    let mark = marks[number - 1]
    try features.library.removeMark(mark.mark.id)
    let place = texts.place(of: mark, in: book)
    presentation.say(messages("\(place) is removed; `wordhoard undo` brings it back."))
  }
}
