import Client
import GameEngine
import Messages

/// How all this is played, in our own words; docs/rules.md has all of it.
struct Guide {
  /// The player's folder.
  let home: String
  /// The language of the interface.
  let messages: Messages

  var parts: [Report.Part] {
    [
      text(
        "",
        "Wordhoard asks you words, and remembers what you remember. Every answer is written down before the "
          + "next question shows, so you can stop at any time."),
      .figures(games, title: "Games", column: 10),
      .figures(forms, title: "Forms of question", column: 10),
      text(
        "Typed answers",
        "Capitals, a leading \"to\", \"a\" or \"the\" and the form of the word do not matter, and a slip of the "
          + "fingers in a word of four letters or more is forgiven. A synonym gives you a second try. Enter on "
          + "an empty line, twice, passes; that counts as a miss."),
      text(
        "Points",
        "A right answer is worth 100 times the run of right answers it ends, up to ten times; in the run always "
          + "100. A miss is worth nothing and ends the run. Your high score is 100 times your longest run ever."
      ),
      text(
        "The daily and its encore",
        "One attempt a date: four questions by choice, then six that you type. Eight or more right open the "
          + "encore, typed and harder, until the first miss. Ten right make 5,500 points, with a full encore "
          + "15,500. What you leave open goes on where it was."),
      text(
        "Streak and freezes",
        "A date counts with a finished daily or ten answers of any kind. Every seventh date of a streak earns a "
          + "freeze, and you hold two at most; a missed date uses one by itself."),
      text(
        "Level and difficulty",
        "A word's level, 1 to 4, is how rare it is in itself. Its difficulty, 1 to 4, is where it stands for you: "
          + "4 is new or hard, 1 is known. With the level \"auto\", ten answers place you, and you go up and down "
          + "with what you get right."),
      text(
        "Learn",
        "A session has some new words, and then those that you are about to forget: asked just in time, a word "
          + "stays longest. The better you remember it, the more is asked of it. Here and in play a hint halves "
          + "the points, undo asks again for none, and a dispute says that you were right after all. The hoard is "
          + "how many words your memory holds now."),
      text(
        "Your words",
        "Word shows one to get to know, and Look up finds the one you type. Where words are drawn by chance, "
          + "favorites come half as often again. Seen words tells where each of them stands for you."
      ),
      text(
        "Ranked play",
        "Signed in on a server, the daily and the run are ranked: the server deals, judges and keeps the time, "
          + "and its boards compare players by points, then time. All else is played without a network."
      ),
      .figures(keys, title: "Keys", column: 12),
      text(
        "Mouse",
        "A click does what a key does. To select text, hold Shift; `wordhoard settings set mouse off` leaves the "
          + "mouse to your terminal."),
      text(
        "Line by line, and screen readers",
        "`wordhoard --plain` plays without the full screen, one line after the other, and `wordhoard settings "
          + "set screen plain` keeps it so. `wordhoard settings set spoken on` says everything in plain sentences."
      ),
      text(
        "Your data",
        "All of it is on this computer, in \(shownSafely(home, limit: 200)). `wordhoard export FILE` writes it "
          + "into one file, `wordhoard import FILE` takes it in again, here or elsewhere."),
    ]
  }

  private var games: [(name: String, value: String)] {
    [
      ("Daily", "ten questions, the same for everyone on one date"),
      ("Learn", "a session of the words that are worth asking now"),
      ("Play", "a round of your own choosing"),
      ("Run", "words that get harder, until the first miss"),
      ("Speed", "as many choices as you can in sixty seconds"),
    ]
  }

  private var forms: [(name: String, value: String)] {
    Forms.all.map { (name: $0.id.rawValue, value: NameTexts(messages).summary(of: $0.id)) }
  }

  private var keys: [(name: String, value: String)] {
    [
      ("1-4, ↑↓", "answer or choose; letters and words are just typed"),
      ("Enter", "answer, go on, open"),
      ("Esc", "back; a round that you leave keeps its answers"),
      ("F2 to F6", "hint, undo, dispute, pass, say the word, where the game has them"),
      ("? or F1", "what the keys do on this screen"),
      ("^T", "other colors"),
      ("^L", "redraw the screen"),
      ("^Z", "to the shell; `fg` comes back"),
      ("^C", "leave at once"),
    ]
  }

  private func text(_ title: String, _ text: String) -> Report.Part {
    Report.Part(title: title, content: .text(text))
  }
}
