import ClientBooks
import ClientTestSupport

extension BookDetails {
  /// The options of `book add`.
  var arguments: [String] {
    option("--work", work) + option("--language", language) + (copies ? ["--copy"] : [])
  }
}
