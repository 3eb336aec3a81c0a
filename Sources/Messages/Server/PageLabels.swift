/// The fixed texts of the server's pages.
package struct PageLabels: Hashable, Sendable {
  /// The language as a BCP 47 tag, for the attribute `lang`.
  package let language: String
  let skip: String
  let boards: String
  let courses: String
  let about: String
  let api: String
  let board: String
  let rank: String
  let player: String
  let score: String
  let time: String
  let finished: String
  let moves: String
  let pages: String
  let proofHeading: String
  let proofReferee: String
  let proofTrust: String
  let joined: String
  let toToday: String
  /// Announces a new result. The script fills in `{name}`, `{rank}` and `{score}`.
  package let newResult: String
  /// Announces several new results. The script fills in `{count}`.
  package let newResults: String
  let changed: String

  package init(_ messages: Messages) {
    language = messages.languageTag
    skip = messages("Skip to content")
    boards = messages("Boards")
    courses = messages("Courses")
    about = messages("Wordhoard is a vocabulary trainer that you play.")
    api = messages("API")
    board = messages("Board")
    rank = messages("Rank")
    player = messages("Player")
    score = messages("Score")
    time = messages("Time")
    finished = messages("Finished")
    moves = messages("Every move of this run")
    pages = messages("Pages of this board")
    proofHeading = messages("What a rank proves")
    proofReferee = messages(
      """
      The server asked every question, measured the time and judged every move. \
      No one can submit a score.
      """)
    proofTrust = messages(
      """
      It cannot see a dictionary next to your keyboard. There it trusts you, and so do the \
      other players.
      """)
    joined = messages("Joined", context: "before the date")
    toToday = messages("Go to today’s daily")
    let (name, rank, score, count) = ("{name}", "{rank}", "{score}", "{count}")
    newResult = messages("\(name) is now at rank \(rank) with \(score).")
    newResults = messages("New results: \(count).")
    changed = messages("The board has changed.")
  }
}
