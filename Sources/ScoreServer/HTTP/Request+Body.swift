import Foundation
package import HTTPConnections
import NIOCore
import NIOHTTP1
package import ScoreAPI

extension Request {
  /// The body as a value.
  ///
  /// - Parameters:
  ///   - type: its type; fields that are not in `type.fields` are rejected.
  ///   - limit: the number of bytes that it may have.
  /// - Throws: a `BodyError`. It never contains a value.
  package func body<Body: ScoreAPI.RequestBody>(
    _ type: Body.Type, limit: Int = 65_536
  ) async throws -> Body {
    try requireJSON()
    let bytes = try await bodyBytes(limit: limit)
    guard !bytes.isEmpty else { throw RequestError.body(.missing) }
    let read: @Sendable () throws -> Body = { try Request.value(type, bytes) }
    return bytes.count > Request.quick ? try await Background.run(read) : try read()
  }

  /// The number of bytes up to which a body is decoded on the thread of its connection.
  private static let quick = 8 << 10

  private static func value<Body: ScoreAPI.RequestBody>(
    _ type: Body.Type, _ bytes: [UInt8]
  ) throws -> Body {
    let names: Set<String>?
    do {
      names = try StrictJSON.check(bytes)
    } catch {
      throw RequestError.body(.invalidJSON(error.reason, offset: error.offset))
    }
    guard let names else { throw RequestError.body(.notAnObject) }
    if let extra = names.subtracting(type.fields).min() {
      throw RequestError.body(.unknownField(String(extra.prefix(40))))
    }
    do {
      return try JSONDecoder().decode(type, from: Data(bytes))
    } catch let error as DecodingError {
      throw RequestError.body(BodyError(error))
    }
  }

  private func requireJSON() throws {
    let field = headers[.contentType] ?? ""
    guard field != "application/json" else { return }
    let parts = field.lowercased().split(separator: ";").map(\.trimmed)
    guard parts.first == "application/json",
      parts.dropFirst().allSatisfy({ $0 == "charset=utf-8" || $0 == "charset=\"utf-8\"" })
    else {
      throw RequestError.body(.mediaType)
    }
  }

  /// The bytes of the body.
  ///
  /// - Throws: a `BodyError` if it is too large, or shorter than announced.
  package func bodyBytes(limit: Int) async throws -> [UInt8] {
    // RFC 9110 8.4: a body in an unsupported coding is refused, not read as if it had none.
    guard headers["content-encoding"].allSatisfy({ $0.lowercased().trimmed == "identity" }) else {
      throw RequestError.body(.contentEncoding)
    }
    let declared = headers[.contentLength].flatMap { Int($0) }
    guard declared ?? 0 <= limit else { throw RequestError.body(.tooLarge(limit: limit)) }
    do {
      let buffer = try await incoming.collect(upTo: limit)
      guard declared == nil || declared == buffer.readableBytes else {
        throw RequestError.body(.truncated)
      }
      return Array(buffer.readableBytesView)
    } catch is NIOTooManyBytesError {
      throw RequestError.body(.tooLarge(limit: limit))
    }
  }
}

extension BodyError {
  /// Why a body does not fit its type, with the path of the field but never its value.
  fileprivate init(_ error: DecodingError) {
    func field(_ path: [any CodingKey]) -> String? {
      guard !path.isEmpty else { return nil }
      return path.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
    }
    self =
      switch error {
      case .keyNotFound(let key, let context):
        .missingField(field(context.codingPath + [key]) ?? "")
      case .typeMismatch(_, let context): .wrongType(field(context.codingPath))
      case .valueNotFound(_, let context): .null(field(context.codingPath))
      case .dataCorrupted(let context): .invalid(field(context.codingPath))
      @unknown default: .invalid(nil)
      }
  }
}
