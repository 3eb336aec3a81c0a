import ArgumentParser
import ClientCore
import Messages

extension DiscoverCommand {
  struct ListOptions: ParsableArguments {
    @Option(help: "Pass over so many results.")
    var from = 0
    @Option(help: "The number of books, 1 to 100.")
    var limit = 10
    @Option(
      help:
        "The order: drawn, or understood (a guess from the descriptions, each of which is asked for).",
      completion: .list(FindingOrder.allCases.map(\.rawValue)))
    var sort = FindingOrder.drawn.rawValue

    func validate() throws {
      guard (1...100).contains(limit) else { throw ValidationError("--limit must be 1 to 100") }
      guard from >= 0 else { throw ValidationError("--from must be 0 or greater") }
    }

    /// The order that `--sort` names.
    ///
    /// - Throws: `ClientError` for an unknown one.
    func order() throws -> FindingOrder {
      guard let order = FindingOrder(rawValue: sort) else {
        let known = FindingOrder.allCases.map(\.rawValue).joined(separator: ", ")
        throw ClientError(
          .unknownOrder, "unknown order \"\(sort)\"", remedy: "choose one of \(known)",
          exit: .usage)
      }
      return order
    }
  }
}
