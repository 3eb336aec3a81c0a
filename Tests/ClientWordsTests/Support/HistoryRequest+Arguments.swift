import ClientTestSupport
import ClientWords

extension HistoryRequest {
  /// The options of `history`.
  var arguments: [String] {
    option("--limit", limit) + option("--word", word) + option("--form", form)
      + option("--since", since) + option("--until", until) + (missesOnly ? ["--misses"] : [])
  }
}
