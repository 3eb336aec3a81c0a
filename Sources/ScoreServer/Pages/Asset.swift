import GameEngine
import NIOCore
import NIOHTTP1
import ScoreAPI

/// A file that pages load.
struct Asset: Sendable {
  /// Every asset.
  static let all = [style, script, icon]
  /// How pages look.
  static let style = Asset(.stylesheet, PackageResources.style_css, "text/css; charset=utf-8")
  /// What keeps an open board up to date.
  static let script = Asset(
    .boardScript, PackageResources.board_js, "text/javascript; charset=utf-8")
  /// The icon.
  static let icon = Asset(.favicon, PackageResources.favicon_svg, "image/svg+xml")

  /// Where it is.
  let route: Route
  /// What changes with its bytes.
  let version: String
  private let bytes: ByteBuffer
  private let type: String

  private init(_ route: Route, _ bytes: [UInt8], _ type: String) {
    self.route = route
    self.bytes = ByteBuffer(bytes: bytes)
    self.type = type
    version = Fingerprint(String(decoding: bytes, as: UTF8.self)).description
  }

  /// The media type of what a route answers with, where that is an asset.
  static func type(of route: Route) -> String? {
    all.first { $0.route == route }.map { String($0.type.prefix { $0 != ";" }) }
  }

  /// The address that pages link to; another one for other bytes, so that browsers may keep it.
  var path: String { "\(route.path)?v=\(version)" }

  /// The answer to a request.
  func answer(_ request: Request, version asked: String?) -> Response {
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
