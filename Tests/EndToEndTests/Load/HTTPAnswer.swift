import Foundation

/// One answer of a server, whole.
struct HTTPAnswer: Sendable {
  let status: Int
  /// By their names in small letters.
  let fields: [String: String]
  let body: Data

  /// What the body says about events, where it is a run's or a move's answer.
  var events: [EventLine] { (try? decoded(Events.self))?.events ?? [] }

  /// The body as text.
  var text: String { String(decoding: body, as: UTF8.self) }

  /// Whether it is an error as every error of the server has to be.
  var isProblem: Bool {
    fields["content-type"] == "application/problem+json"
      && (try? decoded(Problem.self))?.status == status
  }

  /// Reads the body.
  func decoded<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try JSONDecoder().decode(type, from: body)
  }

  /// The body in a spelling that can be compared: JSON has its fields in no order.
  func canonical() throws -> String {
    let whole = try JSONSerialization.jsonObject(with: body)
    return String(
      decoding: try JSONSerialization.data(withJSONObject: whole, options: .sortedKeys),
      as: UTF8.self)
  }

  /// The events but a result, whose rank may change, in a spelling that can be compared.
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
