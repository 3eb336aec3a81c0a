import Foundation

/// A player with an account and a session on a server under test.
struct RemotePlayer: Sendable {
  let name: String
  let token: String

  static let password = "correct horse battery"

  /// Creates accounts.
  static func signUp(_ count: Int, port: Int) throws -> [RemotePlayer] {
    let connection = try HTTPConnection(port: port)
    return try (0..<count).map { place in
      let name = "writer-\(place)"
      let answer = connection.ask(
        "POST", "/v1/accounts", json: #"{"username":"\#(name)","password":"\#(password)"}"#)
      guard let answer, answer.status == 201 else {
        throw Child.Failure(description: "no account: \(answer?.text ?? "no answer")")
      }
      return RemotePlayer(name: name, token: try answer.decoded(Grant.self).token)
    }
  }

  private struct Grant: Decodable { let token: String }
}
