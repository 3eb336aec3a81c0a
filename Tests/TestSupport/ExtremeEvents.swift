import Foundation
package import GameEngine

/// Events as another program may have written them: of every kind, with the extremes of each number.
package enum ExtremeEvents {
  private static let extremes = [
    "-9223372036854775808", "-9007199254740993", "-1", "0", "1", "2", "1000", "1001", "60000",
    "86400000", "1795000000000", "4102444799999", "253402300799999", "9007199254740992",
    "9223372036854775807", "0.5", "-0.5", "0.001", "36500", "1e308", "-1e308", "5e-324",
  ]

  private static let position =
    #"{"after":"a","before":"b","document":3,"fraction":0.5,"offset":118}"#
  private static let round = "00000000-0000-0017-0000-000000000000"

  /// A body of every kind.
  private static let bodies: [(kind: String, body: String)] =
    Ruleset.all.map { ruleset in
      (
        "round",
        #"{"header":{"date":"2026-11-21","dealer":"solo","edition":"en-1","mode":"\#(ruleset.mode.rawValue)","#
          + #""number":1,"questions":10,"ranked":false,"ruleset":"\#(ruleset.id)"},"round":"\#(round)","seed":5}"#
      )
    } + [
      (
        "answer",
        #"{"form":"match","hint":false,"index":1,"input":"fog","item":"en/fog/noun","level":2,"#
          + #""milliseconds":3000,"points":100,"round":"\#(round)","verdict":"right"}"#
      ),
      (
        "result",
        #"{"correct":7,"elapsedMillis":29522,"questions":10,"round":"\#(round)","score":1800}"#
      ),
      ("setting", #"{"key":"level","value":"2"}"#),
      ("favorite", #"{"item":"en/fog/noun","kept":true}"#),
      ("seen", #"{"item":"en/fog/noun"}"#),
      ("seen", #"{"book":"d5d5cd3b9f6a1c02","item":"en/fog/noun","position":\#(position)}"#),
      ("review", #"{"grade":3,"item":"en/fog/noun"}"#),
      ("difficulty", #"{"difficulty":2,"item":"en/fog/noun"}"#),
      (
        "difficulty",
        #"{"difficulty":2,"item":"en/fog/noun","memory":{"difficulty":5,"lapses":1,"#
          + #""lastReview":1794000000000,"reviews":3,"stability":14}}"#
      ),
      (
        "deck",
        #"{"deck":"00000000-0000-0001-0000-000000000001","name":"Lesson","parent":""}"#
      ),
      (
        "card",
        #"{"card":"card/7k2m","deck":"00000000-0000-0001-0000-000000000001","definition":"glacier","#
          + #""edited":1795000000000,"term":"glaciar"}"#
      ),
      ("noteType", #"{"text":"{}"}"#),
      (
        "book",
        #"{"book":"d5d5cd3b9f6a1c02","chapters":55,"cycle":1,"format":"epub","title":"Emma","words":160458}"#
      ),
      (
        "place",
        #"{"book":"d5d5cd3b9f6a1c02","millis":310500,"position":\#(position),"words":1210}"#
      ),
      (
        "mark",
        #"{"book":"d5d5cd3b9f6a1c02","end":\#(position),"mark":"00000000-0000-0002-0000-000000000001","#
          + #""start":\#(position),"text":"clever"}"#
      ),
    ]

  /// Lines of events, some of which no program reads.
  package static func lines(_ count: Int, using gen: inout Gen) -> [String] {
    (0..<count).map { number in
      let (kind, body) = gen.of(bodies)
      let instant = 1_795_000_000_000 + Int64(number) * gen.of([1000, 80_000_000])
      let line = """
        {"body":\(body),"counter":\(number + 1),"device":"d",\
        "id":"00000000-0000-4000-8000-\(String(100_000_000_000 + number))","instant":\(instant),\
        "kind":"\(kind)","localDate":"2026-11-21","offset":3600}
        """
      return gen.percent(40) ? extreme(line, using: &gen) : line
    }
  }

  /// The line with one or all of its numbers replaced.
  private static func extreme(_ line: String, using gen: inout Gen) -> String {
    let numbers = line.matches(of: /:(-?[0-9.]+)(?=[,}])/)
    let chosen = gen.percent(20) ? nil : gen.int(0...numbers.count - 1)
    var result = ""
    var place = line.startIndex
    for (number, match) in numbers.enumerated() where chosen == nil || chosen == number {
      result += line[place..<match.range.lowerBound] + ":" + gen.of(extremes)
      place = match.range.upperBound
    }
    return result + line[place...]
  }

  /// The events of these lines that this program reads.
  package static func events(of lines: [String]) -> [Event] {
    let decoder = JSONDecoder()
    return lines.compactMap { try? decoder.decode(Event.self, from: Data($0.utf8)) }
  }
}
