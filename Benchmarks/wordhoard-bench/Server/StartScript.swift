import Foundation
import GameEngine
import ScoreAPI

/// Makes every player start a run.
struct StartScript: LoadScript {
  private(set) var players: [VirtualPlayer]
  private let body: String
  private let headwords: [String: Set<String>]
  private var next = 0
  /// The player whose response each connection waits for.
  private var asking: [Int: Int] = [:]

  /// - Parameters:
  ///   - body: the request in JSON.
  ///   - headwords: the words of each definition, to find a wrong choice.
  init(players: [VirtualPlayer], body: String, headwords: [String: Set<String>]) {
    self.players = players
    self.body = body
    self.headwords = headwords
  }

  mutating func writeRequest(_ connection: Int, to bytes: inout [UInt8]) -> Bool {
    guard next < players.count else { return false }
    asking[connection] = next
    bytes += Array(
      RawRequest.post(Route.startRun.path, token: players[next].token, json: body).utf8)
    next += 1
    return true
  }

  mutating func readAnswer(_ connection: Int, body: UnsafeRawBufferPointer) throws {
    guard let player = asking[connection] else { return }
    let answer = try JSONDecoder().decode(RunAnswer.self, from: Data(body))
    players[player].run = answer.run.id
    for case .question(let question) in answer.events {
      let right = headwords[question.prompt] ?? []
      let wrong = question.choices.firstIndex { !right.contains($0) } ?? 0
      players[player].wrongAnswer = "\(wrong + 1)"
    }
  }
}
