import Foundation
import NIOCore
import NIOHTTP1
package import ScoreAPI

extension Request {
  /// The body as a value.
  ///
  /// - Parameters:
  ///   - type: what it must be; names that `type.fields` does not have are refused.
  ///   - limit: how many bytes it may have.
  /// - Throws: `Problem`: `body_too_large`, `media_type_unsupported`, `malformed` for what is no strict
  ///   JSON, `value_invalid` for anything that does not fit the type. Never does it repeat a value.
  package func body<Body: ScoreAPI.RequestBody>(
    _ type: Body.Type, limit: Int = 65_536
  ) async throws -> Body {
    try requireJSON()
    let bytes = try await bodyBytes(limit: limit)
    guard !bytes.isEmpty else { throw Problem(.malformed, "The body is missing.") }
    let read: @Sendable () throws -> Body = { try Request.value(type, bytes) }
    return bytes.count > Request.quick ? try await Background.run(read) : try read()
  }

  /// Bodies of up to so many bytes are read at once.
  private static let quick = 8 << 10

  private static func value<Body: ScoreAPI.RequestBody>(
    _ type: Body.Type, _ bytes: [UInt8]
  ) throws -> Body {
    let names: Set<String>?
    do {
      names = try StrictJSON.check(bytes)
    } catch {
      throw Problem.malformed(error)
    }
    guard let names else { throw Problem(.valueInvalid, "The body must be an object.") }
    if let extra = names.subtracting(type.fields).min() {
      throw Problem(.valueInvalid, "`\(extra.prefix(40))` is not known here; leave it out.")
    }
    do {
      return try JSONDecoder().decode(type, from: Data(bytes))
    } catch let error as DecodingError {
      throw Problem(.valueInvalid, Request.describe(error))
    }
  }

  private func requireJSON() throws {
    let field = headers[.contentType] ?? ""
    guard field != "application/json" else { return }
    let parts = field.lowercased().split(separator: ";").map(\.trimmed)
    guard parts.first == "application/json",
      parts.dropFirst().allSatisfy({ $0 == "charset=utf-8" || $0 == "charset=\"utf-8\"" })
    else {
      throw Problem(
        .mediaTypeUnsupported, "Send the body as JSON, with `Content-Type: application/json`.")
    }
  }

  /// The bytes of the body.
  ///
  /// - Throws: `Problem` of code `body_too_large`, or `malformed` where fewer come than were announced.
  package func bodyBytes(limit: Int) async throws -> [UInt8] {
    let declared = headers[.contentLength].flatMap { Int($0) }
    guard declared ?? 0 <= limit else { throw Problem.bodyTooLarge(limit: limit) }
    do {
      let buffer = try await incoming.collect(upTo: limit)
      guard declared == nil || declared == buffer.readableBytes else {
        throw Problem(.malformed, "The body was cut off.")
      }
      return Array(buffer.readableBytesView)
    } catch is NIOTooManyBytesError {
      throw Problem.bodyTooLarge(limit: limit)
    }
  }

  /// What does not fit, by the field's name only: the value may be a secret.
  private static func describe(_ error: DecodingError) -> String {
    func name(_ path: [any CodingKey]) -> String {
      path.isEmpty
        ? "The body"
        : "`" + path.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
          + "`"
    }
    return switch error {
    case .keyNotFound(let key, let context): "\(name(context.codingPath + [key])) is missing."
    case .typeMismatch(_, let context): "\(name(context.codingPath)) is of the wrong kind."
    case .valueNotFound(_, let context): "\(name(context.codingPath)) must not be null."
    case .dataCorrupted(let context): "\(name(context.codingPath)) cannot be taken."
    @unknown default: "The body cannot be taken."
    }
  }
}
