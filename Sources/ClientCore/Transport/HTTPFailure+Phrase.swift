package import HTTPClient
package import Messages

extension HTTPFailure {
  /// The reason in a few words, for a sentence about the server.
  package var phrase: Phrase {
    switch self {
    case .libraryMissing: Phrase("libcurl is not installed")
    case .tooLong: Phrase("it has no end")
    case .invalidRequest: Phrase("the request cannot be encoded")
    case .unknownHost: Phrase("no such host")
    case .refused: Phrase("connection refused")
    case .timedOut: Phrase("no answer in time")
    case .untrustedCertificate: Phrase("its certificate is not trusted")
    case .certificateOfOtherName: Phrase("its certificate is for another name")
    case .notEncrypted: Phrase("it does not use https")
    case .encryption(let text): Phrase("the connection cannot be encrypted: \(text)")
    case .proxyUnreachable: Phrase("the proxy cannot be reached")
    case .proxyRefused(let status): Phrase("the proxy refuses it with status \(status)")
    case .cancelled: Phrase("cancelled")
    case .cutOff: Phrase("the connection was lost")
    case .garbled: Phrase("its answer is not HTTP")
    case .other(let text): Phrase(verbatim: text)
    }
  }
}
