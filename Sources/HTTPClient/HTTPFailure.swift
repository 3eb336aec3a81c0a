/// The reason why a request has no complete response. Only with `invalidRequest` and `libraryMissing`
/// is it certain that nothing was sent.
package enum HTTPFailure: Error, Hashable, Sendable {
  /// The address, the method or a header field is malformed.
  case invalidRequest
  /// libcurl is not installed, or older than 7.68; the value is the file name of the first library looked for.
  case libraryMissing(String)
  /// The name of the host cannot be resolved.
  case unknownHost
  /// The host refused the connection.
  case refused
  /// There was no connection or no complete response in time.
  case timedOut
  /// The host's certificate has expired, or its issuer is unknown.
  case untrustedCertificate
  /// The host's certificate is for another name.
  case certificateOfOtherName
  /// The host does not use TLS.
  case notEncrypted
  /// TLS failed for another reason.
  case encryption(String)
  /// The proxy was not reached.
  case proxyUnreachable
  /// The proxy refused to connect to the host, with this status.
  case proxyRefused(Int)
  /// The response is longer than the limits.
  case tooLong
  /// The task was cancelled; the request may have been sent.
  case cancelled
  /// The connection was closed before the end of the response.
  case cutOff
  /// The response is not HTTP.
  case garbled
  /// Any other failure, in a few words of libcurl or the operating system: at most 120 visible ASCII characters.
  case other(String)
}
