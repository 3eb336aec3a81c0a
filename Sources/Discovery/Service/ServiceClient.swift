package import FoundationEssentials
package import HTTPClient

/// Sends requests politely: for each host one at a time and a second apart, and none during a pause
/// that the host asked for.
///
/// All features share one client, because the spacing is per host and not per feature. It follows redirects, each of
/// which counts as a request, and sends nothing but the address, the expected kind of answer, and the name of
/// this program.
package actor ServiceClient {
  /// The name and the pace of requests.
  package struct Settings: Hashable, Sendable {
    /// The program with its version, and an address to reach its operator. Open Library refuses
    /// programs without one.
    package let userAgent: String
    /// The shortest time between the end of a request to a host and the next one.
    package var spacing = Duration.seconds(1)
    /// The longest time that a request waits for a host that is busy. After a longer one it fails at once.
    package var patience = Duration.seconds(10)
    /// The pauses that other processes know, too; nil if this process asks alone.
    package var pauses: SharedPauses?

    /// Settings for a program, such as `wordhoard/1.0`, and an address of a page or a mailbox, if there is one.
    package init(program: String, contact: String?) {
      userAgent = contact.map { "\(program) (+\($0))" } ?? program
    }
  }

  /// The limits of an answer.
  package struct Limits: Hashable, Sendable {
    /// The longest time until the end of the answer.
    package var total: Duration
    /// The longest answer, in bytes.
    package var bytes: Int

    /// The defaults suit a page of results.
    package init(total: Duration = .seconds(10), bytes: Int = 2 << 20) {
      self.total = total
      self.bytes = bytes
    }
  }

  /// An answer that was received completely, with a status of success.
  package struct Answer: Sendable {
    /// The address that gave it, after all redirects. Links are relative to it.
    package let address: ServiceAddress
    /// The content, not compressed.
    package let body: Data
  }

  /// The requests to one host.
  private struct Lane {
    var isTaken = false
    /// The time of the next request, at the earliest.
    var earliest: Duration?
    var waiting: [(id: Int, turn: CheckedContinuation<Bool, Never>)] = []
  }

  private static let mostRedirects = 5
  /// The pause after "too many requests" that names none.
  private static let usualPause = Duration.seconds(60)

  private let transport: HTTPClient
  private let settings: Settings
  private let clock: ServiceClock
  private var lanes: [String: Lane] = [:]
  private var lastID = 0

  /// A client that sends its requests through a transport.
  package init(_ transport: HTTPClient, settings: Settings, clock: ServiceClock = .continuous) {
    self.transport = transport
    self.settings = settings
    self.clock = clock
  }

  /// Returns the content of an address.
  ///
  /// - Parameters:
  ///   - accept: the accepted media types, in the format of the field `Accept`.
  ///   - progress: receives the bytes so far, and the total number if the service states it.
  package func get(
    _ address: ServiceAddress, accept: String, limits: Limits = Limits(),
    progress: (@Sendable (_ bytes: Int, _ all: Int?) -> Void)? = nil
  ) async throws(DiscoveryError) -> Answer {
    var address = address
    for _ in 0...ServiceClient.mostRedirects {
      let response = try await response(
        from: address, accept: accept, limits: limits, progress: progress)
      switch response.status {
      case 200..<300:
        // The request does not ask for compression, so compressed content is not accepted.
        let encoding = response["content-encoding"]?.lowercased() ?? "identity"
        guard ["", "identity"].contains(encoding) else { throw .unexpected(.plainBody) }
        return Answer(address: address, body: response.body)
      case 301, 302, 303, 307, 308:
        guard let next = response["location"].flatMap(address.resolving) else {
          throw .unexpected(.redirect)
        }
        address = next
      default: throw .refused(status: response.status)
      }
    }
    throw .redirectLoop
  }

  /// Sends a request when it is its turn, and once again if the host asks for a short pause.
  private func response(
    from address: ServiceAddress, accept: String, limits: Limits,
    progress: (@Sendable (Int, Int?) -> Void)?
  ) async throws(DiscoveryError) -> HTTPResponse {
    try await enter(address.host)
    defer { leave(address.host) }
    var request = HTTPRequest(
      "GET", address.text,
      headers: [HTTPHeader("User-Agent", settings.userAgent), HTTPHeader("Accept", accept)])
    request.limits.connecting = min(request.limits.connecting, limits.total)
    request.limits.total = limits.total
    request.limits.body = limits.bytes
    var isRepeated = false
    while true {
      try await waitUntilAllowed(address.host)
      lanes[address.host]?.earliest = clock.now() + settings.spacing
      let response: HTTPResponse
      do { response = try await transport.send(request, progress: progress) } catch {
        throw DiscoveryError(error)
      }
      // Connecting may have taken a while, so the service counts from a later moment.
      leaveAlone(address.host, for: settings.spacing)
      let named = RetryDelay.read(response)
      guard response.status == 429 || response.status == 503 && named != nil else {
        return response
      }
      let pause = max(named ?? ServiceClient.usualPause, settings.spacing)
      leaveAlone(address.host, for: pause)
      if isRepeated || pause > settings.patience { throw .busy(pause) }
      isRepeated = true
    }
  }

  private func leaveAlone(_ host: String, for pause: Duration) {
    lanes[host]?.earliest = clock.now() + pause
    settings.pauses?.extend(host, by: pause, at: clock.date())
  }

  private func waitUntilAllowed(_ host: String) async throws(DiscoveryError) {
    var pause = max(.zero, (lanes[host]?.earliest).map { $0 - clock.now() } ?? .zero)
    if let pauses = settings.pauses {
      pause = pauses.take(
        host, after: pause, spacing: settings.spacing, patience: settings.patience,
        at: clock.date())
    }
    if pause > settings.patience { throw .busy(pause) }
    guard pause > .zero else { return }
    do { try await clock.sleep(pause) } catch { throw .cancelled }
  }

  // MARK: - Turns

  private func enter(_ host: String) async throws(DiscoveryError) {
    guard lanes[host, default: Lane()].isTaken else {
      lanes[host, default: Lane()].isTaken = true
      return
    }
    lastID += 1
    let id = lastID
    let hasTurn = await withTaskCancellationHandler {
      await withCheckedContinuation { turn in lanes[host]?.waiting.append((id, turn)) }
    } onCancel: {
      Task { await self.giveUp(id, host) }
    }
    guard hasTurn else { throw .cancelled }
  }

  private func leave(_ host: String) {
    guard lanes[host]?.waiting.isEmpty == false else {
      lanes[host]?.isTaken = false
      return
    }
    lanes[host]?.waiting.removeFirst().turn.resume(returning: true)
  }

  private func giveUp(_ id: Int, _ host: String) {
    guard let place = lanes[host]?.waiting.firstIndex(where: { $0.id == id }) else { return }
    lanes[host]?.waiting.remove(at: place).turn.resume(returning: false)
  }
}
