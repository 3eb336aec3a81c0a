import CPQ
import Foundation
package import ScoreStore

/// The address of a PostgreSQL database: a URL with one or several hosts.
///
/// Its description has no password. libpq reads the URL, so that all its parameters work: `sslmode`, `passfile`, `options` …
package struct PostgresAddress: Hashable, Sendable, CustomStringConvertible {
  /// What libpq connects with.
  let conninfo: String
  /// The name of the database; empty for that of the user.
  let database: String
  /// The address without secrets.
  package let description: String

  /// Whether a text is meant as an address of a database, not as a file.
  package static func isAddress(_ text: String) -> Bool {
    text.hasPrefix("postgres://") || text.hasPrefix("postgresql://")
  }

  /// Parameters of the server's own, unless the URL has them: a dead network is noticed within seconds, and of several hosts
  /// the one is used that can be written.
  private static let defaults = [
    ("application_name", "wordhoard-server"), ("connect_timeout", "2"), ("keepalives_idle", "2"),
    ("keepalives_interval", "1"), ("keepalives_count", "3"), ("tcp_user_timeout", "5000"),
    ("target_session_attrs", "read-write"), ("client_encoding", "UTF8"),
  ]

  /// Parses a URL.
  ///
  /// - Throws: `PostgresError`, which does not contain the URL.
  package init(_ url: String) throws(PostgresError) {
    guard let pq = pq_open()?.pointee else { throw .libraryMissing }
    var message: UnsafeMutablePointer<CChar>?
    guard let options = pq.PQconninfoParse(url, &message) else {
      defer { pq.PQfreemem(message) }
      throw .addressMalformed(PostgresAddress.unknownParameter(message))
    }
    defer { pq.PQconninfoFree(options) }
    var values: [String: String] = [:]
    var option = options
    while let keyword = option.pointee.keyword {
      if let value = option.pointee.val {
        values[String(cString: keyword)] = String(cString: value)
      }
      option += 1
    }
    let (hosts, ports) = (
      values["host"] ?? "",
      (values["port"] ?? "").split(separator: ",", omittingEmptySubsequences: false)
    )
    let places = hosts.split(separator: ",").enumerated().map { place, host in
      let port = ports.count == 1 ? ports.first : ports.dropFirst(place).first
      return host + (port.flatMap { $0.isEmpty ? nil : ":\($0)" } ?? "")
    }
    // A password with `/` or `@` that is not escaped ends up in other parts, which are shown.
    guard !hosts.contains("@"), values["dbname"]?.contains("@") != true,
      ports.allSatisfy({ $0.isEmpty || Int($0) != nil })
    else { throw .addressMalformed(nil) }
    let user = values["user"].map { "\($0)@" } ?? ""
    database = values["dbname"] ?? ""
    // The folder of a socket is no part of a URL before its query.
    description =
      hosts.hasPrefix("/")
      ? "postgres://\(user)/\(database)?host=\(hosts)"
      : "postgres://\(user)\(places.joined(separator: ","))/\(database)"
    for (name, value) in PostgresAddress.defaults where values[name] == nil {
      values[name] = value
    }
    conninfo = values.sorted { $0.key < $1.key }.map { name, value in
      let quoted = value.replacingOccurrences(of: "\\", with: "\\\\")
        .replacingOccurrences(of: "'", with: "\\'")
      return "\(name)='\(quoted)'"
    }.joined(separator: " ")
  }

  /// The parameter of the URL that libpq does not know; nil if something else is wrong, whose message may have a password.
  private static func unknownParameter(_ message: UnsafeMutablePointer<CChar>?) -> String? {
    let text = message.map { String(cString: $0) } ?? ""
    let start = "invalid URI query parameter: \""
    guard text.hasPrefix(start) else { return nil }
    let name = String(text.dropFirst(start.count).prefix { $0 != "\"" })
    // What follows a `&` in a password looks like one.
    return name.allSatisfy { $0.isASCII && $0.isLowercase || $0 == "_" } ? name : nil
  }

  /// Whether a URL contains a password, which belongs in no list of processes.
  package static func hasPassword(_ url: String) -> Bool {
    guard let start = url.firstRange(of: "://")?.upperBound else { return false }
    let userInfo = url[start...].lastIndex(of: "@").map { url[start..<$0] } ?? ""
    return userInfo.contains(":") || url.contains("password=")
  }
}

/// Why a PostgreSQL database cannot be used.
package enum PostgresError: Error, Hashable, Sendable {
  /// libpq is not installed.
  case libraryMissing
  /// The database has no tables, and they were not to be created.
  case empty
  /// The URL cannot be read; the parameter that is unknown, if that is why.
  case addressMalformed(String?)
  /// No host can be reached, or it refuses the connection; libpq's reason, without a password.
  case unreachable(String)
  /// The server is older than 15; its version.
  case tooOld(Int)
  /// The server acknowledges commits that are not on disk.
  case notSynchronous
  /// The encoding of the database is not UTF-8.
  case notUnicode
  /// The database has tables of another program.
  case foreign
  /// The tables were made by a newer version of the server.
  case newer
  /// The copy of another database into this one is not finished.
  case unfinished
  /// The database has tables, so that nothing can be copied into it.
  case notEmpty
  /// Servers use the database; the number of their connections.
  case served(Int)
  /// An operation on the open database failed.
  case store(StoreError)
}
