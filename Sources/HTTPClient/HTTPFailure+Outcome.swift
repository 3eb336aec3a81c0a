import CCurl
import FoundationEssentials
import Glibc

extension HTTPFailure {
  /// The error for the end of a transfer; nil if the response is complete.
  ///
  /// libcurl's TLS libraries use the same codes, but often one code for several failures. Then the
  /// text distinguishes them, with the words of OpenSSL and GnuTLS.
  ///
  /// - Parameter usesNoProxy: whether libcurl was configured to use none.
  init?(_ outcome: CurlOutcome, host: String, usesNoProxy: Bool) {
    let text = outcome.text.map { String(cString: $0) } ?? ""
    func mentions(_ parts: String...) -> Bool { parts.contains { text.contains($0) } }
    switch outcome.code {
    case 0: return nil
    // CURLE_URL_MALFORMAT: a port above 65535
    case 3: self = .invalidRequest
    // The proxy answered CONNECT.
    case _ where outcome.proxy_status >= 300: self = .proxyRefused(outcome.proxy_status)
    // CURLE_COULDNT_RESOLVE_PROXY, CURLE_PROXY
    case 5, 97: self = .proxyUnreachable
    // CURLE_COULDNT_RESOLVE_HOST
    case 6: self = .unknownHost
    // CURLE_COULDNT_CONNECT: the text names the other end, and newer versions add the proxy.
    case 7 where !usesNoProxy && (!text.lowercased().contains("to \(host)") || mentions(" via ")):
      self = .proxyUnreachable
    case 7 where outcome.system_error == Int(ECONNREFUSED): self = .refused
    case 7 where outcome.system_error != 0:
      self = .other(HTTPFailure.safe(String(cString: strerror(Int32(outcome.system_error)))))
    // CURLE_OPERATION_TIMEDOUT
    case 28: self = .timedOut
    // CURLE_UNSUPPORTED_PROTOCOL, CURLE_WEIRD_SERVER_REPLY: no status line, or a malformed header
    case 1 where mentions("HTTP/0.9"), 8: self = .garbled
    // CURLE_PARTIAL_FILE, CURLE_GOT_NOTHING, CURLE_SEND_ERROR, CURLE_RECV_ERROR; 42 is a refused repetition
    case 18, 52, 55, 56, 42: self = .cutOff
    // CURLE_PEER_FAILED_VERIFICATION, which was 51 for names before 7.62
    case 51, 60: self = mentions("target host") ? .certificateOfOtherName : .untrustedCertificate
    // CURLE_SSL_CONNECT_ERROR
    case 35 where mentions("wrong version number", "packet length", "http request", "TLS packet"):
      self = .notEncrypted
    // With CURLE_SSL_ENGINE_NOTFOUND, CURLE_SSL_CERTPROBLEM, CURLE_SSL_CIPHER, CURLE_SSL_CACERT_BADFILE and
    // CURLE_SSL_ISSUER_ERROR
    case 35, 53, 58, 59, 77, 83: self = .encryption(HTTPFailure.safe(text))
    // CURLE_TOO_LARGE: libcurl's own limit of a header
    case 100: self = .tooLong
    default: self = .other(HTTPFailure.safe(text))
    }
  }

  /// A text that cannot control a terminal: it may contain parts of a response.
  private static func safe(_ text: String) -> String {
    let scalars = text.unicodeScalars.prefix(120)
    return String(scalars.map { (0x20..<0x7F).contains($0.value) ? Character($0) : " " })
  }
}
