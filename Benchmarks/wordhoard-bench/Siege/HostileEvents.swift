import GameEngine

/// Events of journals as JSON, as attackers send them.
enum HostileEvents {
  private static let instant = 1_790_000_000_000

  /// The body of an upload request.
  static func upload(_ events: [String]) -> String {
    #"{"events":[\#(events.joined(separator: ","))]}"#
  }

  /// Events for different words that were seen, with the longest names that the server accepts.
  static func seen(_ first: Int, _ count: Int) -> [String] {
    let tail = String(repeating: "w", count: 200)
    return (first..<first + count).map {
      event(
        $0, id: EventID(high: 1, low: UInt64($0)), "seen", #"{"item":"en/\#($0)\#(tail)/noun"}"#)
    }
  }

  /// Events for right answers, in rounds of ten.
  static func answers(_ first: Int, _ count: Int) -> [String] {
    (first..<first + count).map { number in
      let round = EventID(high: 2, low: UInt64(number / 10))
      return event(
        number, id: answer(number), "answer",
        """
        {"form":"match","hint":false,"index":\(1 + number % 10),"input":"3","item":"en/author/noun",\
        "level":1,"milliseconds":3000,"points":100,"round":"\(round)","verdict":"right"}
        """)
    }
  }

  /// An event that undoes an answer of `answers`.
  static func undo(of answer: Int) -> String {
    event(
      1_000_000_000 + answer, id: EventID(high: 3, low: UInt64(answer)), "undo",
      #"{"target":"\#(self.answer(answer))"}"#)
  }

  /// Events of an unknown kind, so large that a database page holds only one.
  static func large(_ first: Int, _ count: Int) -> [String] {
    let text = String(repeating: "y", count: 1860)
    return (first..<first + count).map {
      event($0, id: EventID(high: 4, low: UInt64($0)), "note", #"{"text":"\#(text)"}"#)
    }
  }

  /// The number of an answer that `answers` made; nil for other events.
  static func number(of id: EventID) -> Int? { id.high == 5 ? Int(id.low) : nil }

  private static func answer(_ number: Int) -> EventID { EventID(high: 5, low: UInt64(number)) }

  private static func event(_ counter: Int, id: EventID, _ kind: String, _ body: String) -> String {
    """
    {"id":"\(id)","device":"hostile","counter":\(1 + counter),"instant":\(instant + counter),\
    "localDate":"2026-11-22","offset":0,"kind":"\(kind)","body":\(body)}
    """
  }
}
