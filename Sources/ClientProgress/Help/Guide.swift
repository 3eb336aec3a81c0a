import ClientCore
import GameEngine
import Messages
import Terminal

/// A short guide to the games. docs/rules.md contains all rules.
struct Guide {
  /// The player's folder, which the guide names.
  let home: String
  /// The messages in the language of the interface.
  let messages: Messages

  private typealias Row = (name: String, value: String)

  var parts: [Report.Part] { overview + rules + surroundings }

  // MARK: - Parts

  private var overview: [Report.Part] {
    [
      text(
        "",
        messages(
          """
          Wordhoard asks you about words, and remembers what you remember. Every answer is written down before \
          the next question shows, so you can stop at any time.
          """)),
      .figures(games, title: messages("Games", context: "a heading"), column: column(of: games)),
      .figures(
        forms, title: messages("Forms of question", context: "a heading"), column: column(of: forms)
      ),
    ]
  }

  private var rules: [Report.Part] {
    [
      text(
        messages("Typed answers", context: "a heading"),
        messages(
          """
          Capitals, a leading "to", "a" or "the" and the form of the word do not matter, and a slip of the \
          fingers in a word of four letters or more is forgiven. A synonym gives you a second try. Enter \
          on an empty line, twice, passes; that counts as a miss.
          """)),
      text(
        messages("Points", context: "a heading"),
        messages(
          """
          The first right answer is worth 100 points, the second in a row 200, and so on up to 1,000; in a run \
          it is always 100. A miss is worth nothing, and you begin again with 100. The most that you ever had \
          in a row stays yours.
          """)),
      text(
        messages("The daily and its encore", context: "a heading"),
        messages(
          """
          One attempt a date: four questions by choice, then six that you type. Eight or more right open \
          the encore, typed and harder, until the first miss. Ten right make 5,500 points, with a full \
          encore 15,500. An unfinished daily continues where you left off. The solo daily is this program's own, \
          without a server: everyone with the same words gets the same one.
          """)),
      text(
        messages("Daily streak and freezes", context: "a heading"),
        messages(
          """
          A date counts with a finished daily or ten answers of any kind. You begin with one freeze, every \
          seventh date of a daily streak earns another, and you hold two at most; a missed date uses one by \
          itself.
          """)),
      text(
        messages("Level and difficulty", context: "a heading"),
        messages(
          """
          A word's level, 1 to 4, is how rare it is in itself, the same for everyone. Its difficulty is how well \
          you know it: new, then hard, shaky, familiar or known. A word that you never missed is not hard. \
          Your level is that of the new words you get: with the setting "auto", ten answers place you, and \
          you go up and down with what you get right.
          """)),
      text(
        messages("Learn", context: "a heading"),
        messages(
          """
          A session contains some new words, and then those that you are about to forget: asked just in time, \
          a word stays longest. The better you remember it, the harder the questions. Here and in play a \
          hint halves the points, undo asks again for no points, and a dispute says that you were right after all. The hoard is how many words you would know tomorrow: a right answer counts at once, and what your misses say is seen on the next day.
          """)),
    ]
  }

  private var surroundings: [Report.Part] {
    [
      text(
        messages("Your words", context: "a heading"),
        messages(
          """
          Word shows one to get to know, and Look up finds the one you type. When words are drawn at \
          random, favorites are drawn one and a half times as often. Seen words lists every word that you have met, \
          with how well you know it.
          """)),
      text(
        messages("Ranked play", context: "a heading"),
        messages(
          """
          Signed in on a server, the daily and the run are ranked: the server deals, judges and keeps the \
          time, and its boards compare players by points, then time. On a leaderboard, g leads to your groups, in \
          which friends or a class compare themselves. All else is played without a network.
          """)),
      .figures(
        keys, title: messages("Keys", context: "a heading"), column: column(of: keys, minimum: 12)),
      text(
        messages("Mouse", context: "a heading"),
        messages(
          """
          A click does the same as a key. To select text, hold Shift; `wordhoard settings set mouse off` \
          leaves the mouse to your terminal.
          """)),
      text(
        messages("Line by line, and screen readers", context: "a heading"),
        messages(
          """
          `wordhoard --plain` plays without the full screen, one line after the other, and `wordhoard \
          settings set screen plain` keeps it so. `wordhoard settings set spoken on` says everything in \
          plain sentences.
          """)),
      text(
        messages("Your data", context: "a heading"),
        messages(
          """
          All of it is on this computer, in \(shortened(home, to: 200)). `wordhoard export FILE` \
          writes it into one file, `wordhoard import FILE` reads it back, here or elsewhere.
          """)),
    ]
  }

  // MARK: - Tables

  private var games: [Row] {
    [
      (
        Place.daily.name(in: messages), messages("ten questions, the same for everyone on one date")
      ),
      (
        Place.learn.name(in: messages), messages("a session of the words that are worth asking now")
      ),
      (Place.play.name(in: messages), messages("a round of your own choosing")),
      (Place.run.name(in: messages), messages("words that get harder, until the first miss")),
      (Place.speed.name(in: messages), messages("as many choices as you can in sixty seconds")),
    ]
  }

  private var forms: [Row] {
    let names = NameTexts(messages)
    return Forms.all.map { (names.name(of: $0.id), names.summary(of: $0.id)) }
  }

  private var keys: [Row] {
    let names = KeyNames(messages)
    return [
      ("1-4, ↑↓", messages("answer or choose; letters and words are just typed")),
      (names.enter, messages("answer, go on, open")),
      (names.escape, messages("back; a round that you leave keeps its answers")),
      (
        messages("F2 to F6", context: "keys"),
        messages("hint, undo, dispute, pass, say the word, if the game has them")
      ),
      (messages("? or F1", context: "keys"), messages("the keys of this screen")),
      ("^T", messages("other colors")), ("^L", messages("redraw the screen")),
      ("^Z", messages("to the shell; `fg` comes back")), ("^C", messages("leave at once")),
    ]
  }

  private func text(_ title: String, _ text: String) -> Report.Part {
    Report.Part(title: title, content: .text(text))
  }

  /// The width of the column of names: the longest name and a gap, at least `minimum`.
  private func column(of rows: [Row], minimum: Int = 10) -> Int {
    max(minimum, (rows.map(\.name.count).max() ?? 0) + 2)
  }
}
