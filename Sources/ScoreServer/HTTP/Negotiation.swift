import ScoreAPI

/// Negotiation of media types (RFC 9110, section 12.5.1).
enum Negotiation {
  /// The media type of a successful response of a route, unless the route has another.
  static func standardType(of route: Route) -> String {
    if route.isPage { return "text/html" }
    return route == .document ? "application/yaml" : "application/json"
  }

  /// Whether a field `Accept` allows a type. The most specific range decides; `q=0` excludes.
  static func accepts(_ field: String, _ type: String) -> Bool {
    let ranges = field.split(separator: ",").map { range in
      let parts = range.lowercased().split(separator: ";").map(\.trimmed)
      let quality = parts.dropFirst().first { $0.hasPrefix("q=") }
        .map { Double($0.dropFirst(2)) ?? 0 }
      return (type: parts.first ?? "", isWanted: quality ?? 1 > 0)
    }
    let family = type.prefix { $0 != "/" } + "/*"
    let best =
      ranges.first { $0.type == type } ?? ranges.first { $0.type == family }
      ?? ranges.first { $0.type == "*/*" }
    return best?.isWanted ?? false
  }
}
