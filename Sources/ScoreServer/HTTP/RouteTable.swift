package import HTTPConnections
package import ScoreAPI

/// Handles a request. Throws a `RequestError` or a `StoreError` to reject it; any other error becomes an
/// internal server error.
package typealias Handler = @Sendable (Request, RequestContext) async throws -> Response

/// Related routes with the dependencies of their handlers.
package protocol RouteGroup: Sendable {
  /// Adds the routes of the group, each with its handler.
  func add(to table: inout RouteTable)
}

/// Maps methods and paths to handlers.
package struct RouteTable: Sendable {
  /// A route with its handler.
  struct Endpoint: Sendable {
    let route: Route
    let queries: Set<String>
    /// The media type of a successful response.
    let type: String
    let handler: Handler
  }

  /// A path with its endpoints.
  struct Resource: Sendable {
    /// The parts of the path; a part in braces matches any value.
    let parts: [Substring]
    /// The endpoints of the path, by method.
    var endpoints: [String: Endpoint] = [:]
    /// The supported methods, as the value of the field `Allow`.
    var allow = ""
  }

  /// A resource, with the decoded values of its path's parameters.
  typealias Match = (resource: Resource, parameters: [String: String])

  /// Routes that were added more than once; the first handler is kept. Tests check that there are none.
  package private(set) var repeated: [Route] = []
  private var added: Set<Route> = []
  private var resources: [Resource] = []
  private var byPath: [String: Int] = [:]

  package init() {}

  /// Adds the handler of a route.
  ///
  /// - Parameters:
  ///   - route: the route.
  ///   - queries: the names that its query may have; others are rejected.
  ///   - type: the media type of a successful response, without parameters; nil for the standard type.
  ///   - handler: its handler.
  package mutating func on(
    _ route: Route, queries: Set<String> = [], type: String? = nil, _ handler: @escaping Handler
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
    let endpoint = Endpoint(
      route: route, queries: queries, type: type ?? route.mediaType,
      handler: handler)
    resources[index].endpoints[route.method.rawValue.uppercased()] = endpoint
    if route.method == .get { resources[index].endpoints["HEAD"] = endpoint }
    let methods = Array(resources[index].endpoints.keys) + ["OPTIONS"]
    resources[index].allow = methods.sorted().joined(separator: ", ")
  }

  /// Handles requests for pages at addresses that no route has; nil to reject them.
  private(set) var fallback: Handler?

  /// Handles requests for pages at addresses that no route has.
  package mutating func otherwise(_ handler: @escaping Handler) { fallback = handler }

  /// Routes of the API without a handler.
  package var missing: [Route] { Route.all.filter { !added.contains($0) } }

  /// The resource at a path, with the decoded values of its parameters, or nil.
  ///
  /// A path without parameters takes precedence, so that `/v1/sessions/current` does not name a session.
  ///
  /// - Throws: `HTTPError.pathEncoding`.
  func find(_ path: String) throws(RequestError) -> Match? {
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
  ) throws(RequestError) -> [String: String]? {
    var parameters: [String: String] = [:]
    for (expected, part) in zip(pattern, parts) {
      if expected.hasPrefix("{") {
        guard !part.isEmpty else { return nil }
        guard let value = PercentCoding.decoded(part) else {
          throw .http(.pathEncoding)
        }
        parameters[String(expected.dropFirst().dropLast())] = value
      } else if expected != part {
        return nil
      }
    }
    return parameters
  }
}

extension Route {
  /// The media type of a successful response, unless the route is added with another.
  fileprivate var mediaType: String {
    if isPage { return "text/html" }
    return self == .document ? "application/yaml" : "application/json"
  }
}
