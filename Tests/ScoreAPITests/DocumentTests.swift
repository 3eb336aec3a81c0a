import Foundation
import ScoreAPI
import Testing

@Suite("docs/openapi.yaml")
struct DocumentTests {
  /// An operation as the document has it.
  private struct Operation: Hashable {
    var name = ""
    let method: String
    let path: String
    var needsToken = false
  }

  private let lines: [Substring]
  private let operations: [Operation]

  init() throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(
      contentsOf: root.appendingPathComponent("docs/openapi.yaml"), encoding: .utf8)
    lines = text.split(separator: "\n")
    var path = ""
    var operations: [Operation] = []
    for line in lines.drop(while: { $0 != "paths:" }).dropFirst().prefix(while: { $0.first == " " })
    {
      let key = line.drop { $0 == " " }
      switch line.count - key.count {
      case 2: path = String(key.dropLast())
      case 4: operations.append(Operation(method: String(key.dropLast()), path: path))
      case 6 where key.hasPrefix("operationId: ") && !operations.isEmpty:
        operations[operations.count - 1].name = String(key.dropFirst("operationId: ".count))
      case 6 where key == "security: [{bearer: []}]" && !operations.isEmpty:
        operations[operations.count - 1].needsToken = true
      default: break
      }
    }
    self.operations = operations
  }

  @Test("has every route and no other, by name, method, path and need of a token")
  func routes() {
    let declared = Route.all.map {
      Operation(
        name: $0.name, method: $0.method.rawValue, path: $0.path, needsToken: $0.needsToken)
    }
    #expect(Set(operations).symmetricDifference(declared) == [])
    #expect(operations.count == declared.count)
  }

  @Test("lists every code of an error and no other")
  func codes() throws {
    let start = try #require(lines.firstIndex(of: "    Problem:"))
    let list = lines[start...].drop { !$0.contains("enum: [") }
      .prefix { !$0.hasPrefix("      refusal") && !$0.hasPrefix("        refusal") }
      .joined(separator: " ")
    let codes = list.drop { $0 != "[" }.dropFirst().prefix { $0 != "]" }
      .split { $0 == "," || $0 == " " }.map(String.init)
    #expect(codes.sorted() == ErrorCode.allCases.map(\.rawValue).sorted())
  }
}
