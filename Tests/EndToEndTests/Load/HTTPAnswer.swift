import Foundation

/// A complete response of a server.
struct HTTPAnswer: Sendable {
  let status: Int
  /// The header fields by their names in lower case.
  let fields: [String: String]
  let body: Data

  /// The events in the body of a response about a run or a move.
  var events: [EventLine] { (try? decoded(Events.self))?.events ?? [] }

  /// The body as text.
  var text: String { String(decoding: body, as: UTF8.self) }

  /// Whether it is a valid error response of the server.
  var isProblem: Bool {
    fields["content-type"] == "application/problem+json"
      && (try? decoded(Problem.self))?.status == status
  }

  /// Parses the body.
  func decoded<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try JSONDecoder().decode(type, from: body)
  }

  /// The body in a form that can be compared: the fields of JSON are not ordered.
  func canonical() throws -> String {
    let whole = try JSONSerialization.jsonObject(with: body)
    return String(
      decoding: try JSONSerialization.data(withJSONObject: whole, options: .sortedKeys),
      as: UTF8.self)
  }

  /// The events except for a result, whose rank may change, in a form that can be compared.
  func judged() throws -> String {
    let whole = try JSONSerialization.jsonObject(with: body) as? [String: Any]
    let events = (whole?["events"] as? [[String: Any]] ?? []).filter {
      $0["event"] as? String != "result"
    }
    let bytes = try JSONSerialization.data(withJSONObject: events, options: .sortedKeys)
    return String(decoding: bytes, as: UTF8.self)
  }

  private struct Events: Decodable { let events: [EventLine] }
  private struct Problem: Decodable {
    let type, title, code: String
    let status: Int
  }
}
