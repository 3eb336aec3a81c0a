import ScoreAPI

/// Whether an answer may be of a type that a client takes (RFC 9110, section 12.5.1).
enum Negotiation {
  /// The types that a route answers with, the usual one first.
  static func types(of route: Route) -> [String] {
    if route.isPage { return [Asset.type(of: route) ?? "text/html"] }
    if route == .document { return ["application/yaml", "text/yaml"] }
    return ["application/json", Problem.mediaType]
  }

  /// Whether a field `Accept` takes one of some types. The range that fits best decides; `q=0` refuses.
  static func accepts(_ field: String, _ types: [String]) -> Bool {
    let ranges = field.split(separator: ",").map { range in
      let parts = range.lowercased().split(separator: ";").map(\.trimmed)
      let quality = parts.dropFirst().first { $0.hasPrefix("q=") }
        .map { Double($0.dropFirst(2)) ?? 0 }
      return (type: parts.first ?? "", isWanted: quality ?? 1 > 0)
    }
    return types.contains { type in
      let family = type.prefix { $0 != "/" } + "/*"
      let best =
        ranges.first { $0.type == type } ?? ranges.first { $0.type == family }
        ?? ranges.first { $0.type == "*/*" }
      return best?.isWanted ?? false
    }
  }
}
