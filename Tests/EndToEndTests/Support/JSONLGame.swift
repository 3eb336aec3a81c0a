import Foundation

/// A game that is played with `--jsonl`, move by move.
final class JSONLGame {
  /// The process.
  let child: Child
  /// Every event so far.
  private(set) var events: [EventLine] = []
  private var read = 0

  /// Starts a game, such as `["daily"]`; `--jsonl` is added.
  init(_ arguments: [String], environment: [String: String] = [:], home: Home) throws {
    child = try Binary.start(arguments + ["--jsonl"], environment: environment, home: home)
  }

  /// The events up to the first question, or to the result of a round that has ended.
  @discardableResult
  func open() throws -> [EventLine] { try next() }

  /// Makes a move, and reads until the program waits again.
  ///
  /// - Returns: the new events; empty if the program has ended.
  @discardableResult
  func send(_ move: String) throws -> [EventLine] {
    child.send(Data("\(move)\n".utf8))
    return try next()
  }

  /// The open question.
  var question: EventLine? { events.last { $0.event == "question" } }

  /// Kills the program, like a power failure.
  func kill9() throws -> Child.Outcome {
    child.signal(SIGKILL)
    return try child.finish()
  }

  /// Ends the input, and waits for the end of the program.
  @discardableResult
  func finish() throws -> Child.Outcome {
    child.endInput()
    let outcome = try child.finish()
    _ = try take()
    return outcome
  }

  private func next() throws -> [EventLine] {
    var new: [EventLine] = []
    while true {
      new += try take()
      if new.last?.isLast == true { return new }
      let known = child.output.count
      try child.wait { $0.count > known }
      if child.output.count == known { return new }
    }
  }

  /// The complete lines that were not read yet.
  private func take() throws -> [EventLine] {
    let rest = child.output.dropFirst(read)
    guard let end = rest.lastIndex(of: 10) else { return [] }
    let whole = rest[...end]
    read += whole.count
    let new = try String(decoding: whole, as: UTF8.self).split(separator: "\n")
      .map { try EventLine.read($0) }
    events += new
    return new
  }
}
