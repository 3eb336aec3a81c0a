import GameEngine
import HTTPConnections
import NIOCore
import NIOHTTP1
import ScoreAPI

/// A file that pages load.
struct Asset: Sendable {
  /// Every asset; each gets a route.
  static let all = [style, script, icon]
  /// The style sheet of all pages.
  static let style = Asset(.stylesheet, PackageResources.style_css, "text/css; charset=utf-8")
  /// The script that refreshes an open board.
  static let script = Asset(
    .boardScript, PackageResources.board_js, "text/javascript; charset=utf-8")
  /// The icon, as SVG; browsers show it in tabs and bookmarks.
  static let icon = Asset(.favicon, PackageResources.favicon_svg, "image/svg+xml")

  /// The route that serves it.
  let route: Route
  /// A version that changes with its bytes.
  let version: String
  private let bytes: ByteBuffer
  private let type: String

  private init(_ route: Route, _ bytes: [UInt8], _ type: String) {
    self.route = route
    self.bytes = ByteBuffer(bytes: bytes)
    self.type = type
    version = Fingerprint(String(decoding: bytes, as: UTF8.self)).description
  }

  /// The media type without parameters.
  var mediaType: String { String(type.prefix { $0 != ";" }) }

  /// The address that pages link to. It changes with the bytes, so that browsers may cache it forever.
  var path: String { "\(route.path)?v=\(version)" }

  /// The response to a request.
  func response(to request: Request, version asked: String?) -> Response {
    let tag = "\"\(version)\""
    var response =
      ETag.matches(request.headers[.ifNoneMatch], tag)
      ? Response(status: .notModified) : .bytes(.ok, bytes, type: type)
    response.headers[.eTag] = tag
    response.headers[.cacheControl] =
      asked == version ? "public, max-age=31536000, immutable" : "no-cache"
    return response
  }
}
