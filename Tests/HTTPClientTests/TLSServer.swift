import Foundation

/// A TLS server of OpenSSL on a free port of this machine, with certificates of a test authority.
final class TLSServer {
  /// The kinds of certificates, all of the test authority.
  enum Certificate: String {
    /// For `words.example` and 127.0.0.1.
    case valid
    /// For `other.example`.
    case otherName
    /// Expired yesterday.
    case expired
  }

  let port: Int
  /// The file with the certificate of the authority.
  let authority: String
  private let folder: URL
  private let output: UnsafeMutablePointer<FILE>
  private let process: pid_t

  init(_ certificate: Certificate) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("wordhoard-tls-\(UUID().uuidString)")
    authority = folder.appendingPathComponent("authority.pem").path
    let names =
      certificate == .otherName ? "DNS:other.example" : "DNS:words.example,IP:127.0.0.1"
    let key = "-newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes"
    // The shell prints its process, which becomes the server's.
    let script = """
      exec 2>/dev/null </dev/null; set -e; mkdir '\(folder.path)'; cd '\(folder.path)'
      openssl req -x509 \(key) -keyout authority.key -out authority.pem -days 2 -subj /CN=Tests
      openssl req -new \(key) -keyout own.key -out own.csr -subj /CN=server \
        -addext subjectAltName=\(names)
      openssl x509 -req -in own.csr -CA authority.pem -CAkey authority.key -CAcreateserial \
        -copy_extensions copy -days \(certificate == .expired ? -1 : 2) -out own.pem
      echo PROCESS $$
      exec openssl s_server -accept 127.0.0.1:0 -www -cert own.pem -key own.key
      """
    guard let output = popen(script, "re") else { throw POSIXError(.EIO) }
    self.output = output
    var (said, line) = ("", [CChar](repeating: 0, count: 200))
    while !said.contains("ACCEPT "), fgets(&line, Int32(line.count), output) != nil {
      said += line.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
    }
    guard let process = said.firstMatch(of: /PROCESS ([0-9]+)/).flatMap({ pid_t($0.1) }),
      let port = said.firstMatch(of: /ACCEPT 127\.0\.0\.1:([0-9]+)/).flatMap({ Int($0.1) })
    else {
      pclose(output)
      throw POSIXError(.EIO)
    }
    (self.process, self.port) = (process, port)
  }

  deinit {
    kill(process, SIGTERM)
    pclose(output)
    try? FileManager.default.removeItem(at: folder)
  }
}
