package import ScoreAPI

/// Answers a request. Throws a `Problem` or a `StoreError` where it cannot; anything else is answered
/// as a fault of the server.
package typealias Handler = @Sendable (Request, RequestContext) async throws -> Response

/// Routes that belong together, with what their handlers need.
package protocol RouteGroup: Sendable {
  /// Adds its handlers.
  func add(to table: inout RouteTable)
}

/// Which handler answers which route.
package struct RouteTable: Sendable {
  /// A route with its handler.
  struct Endpoint: Sendable {
    let route: Route
    let queries: Set<String>
    let handler: Handler
  }

  /// A path with all that it can be asked.
  struct Resource: Sendable {
    /// The path's parts; a part in braces stands for any value.
    let parts: [Substring]
    /// By the names of their methods.
    var endpoints: [String: Endpoint] = [:]
    /// The methods that it takes, as the field `Allow` has them.
    var allow = ""
  }

  /// Routes that were added more than once; the first handler stays. Empty in a sound server.
  package private(set) var repeated: [Route] = []
  private var added: Set<Route> = []
  private var resources: [Resource] = []
  private var byPath: [String: Int] = [:]

  /// An empty table.
  package init() {}

  /// Lets a handler answer a route.
  ///
  /// - Parameters:
  ///   - route: the route.
  ///   - queries: the names that its query may have; all others are refused.
  ///   - handler: what answers it.
  package mutating func on(
    _ route: Route, queries: Set<String> = [], _ handler: @escaping Handler
  ) {
    guard added.insert(route).inserted else {
      repeated.append(route)
      return
    }
    let index = byPath[route.path] ?? resources.count
    if index == resources.count {
      resources.append(Resource(parts: RouteTable.parts(route.path)))
      byPath[route.path] = index
    }
    let endpoint = Endpoint(route: route, queries: queries, handler: handler)
    resources[index].endpoints[route.method.rawValue.uppercased()] = endpoint
    if route.method == .get { resources[index].endpoints["HEAD"] = endpoint }
    let methods = Array(resources[index].endpoints.keys) + ["OPTIONS"]
    resources[index].allow = methods.sorted().joined(separator: ", ")
  }

  /// Routes of the interface that have no handler yet.
  package var missing: [Route] { Route.all.filter { !added.contains($0) } }

  /// What stands at a path, with the values of its parameters decoded; nil where nothing does.
  ///
  /// A path without parameters comes first, so that `/v1/sessions/current` is no session's id.
  ///
  /// - Throws: `Problem` of code `malformed` where a value is not well encoded.
  func find(_ path: String) throws -> (resource: Resource, parameters: [String: String])? {
    if let index = byPath[path] { return (resources[index], [:]) }
    let parts = RouteTable.parts(path)
    for resource in resources where resource.parts.count == parts.count {
      if let parameters = try RouteTable.match(resource.parts, parts) {
        return (resource, parameters)
      }
    }
    return nil
  }

  private static func parts(_ path: String) -> [Substring] {
    path.split(separator: "/", omittingEmptySubsequences: false)
  }

  private static func match(
    _ pattern: [Substring], _ parts: [Substring]
  ) throws -> [String: String]? {
    var parameters: [String: String] = [:]
    for (expected, part) in zip(pattern, parts) {
      if expected.hasPrefix("{") {
        guard !part.isEmpty else { return nil }
        guard let value = PercentCoding.decoded(part) else {
          throw Problem(.malformed, "The address is not well encoded.")
        }
        parameters[String(expected.dropFirst().dropLast())] = value
      } else if expected != part {
        return nil
      }
    }
    return parameters
  }
}
