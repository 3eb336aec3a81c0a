package import HTTPConnections

/// A queue in which networks share the places, including the places of running jobs.
///
/// - An address has at most two places, or one while half of them are taken, and wider networks have more by their share. So
///   a few clients cannot fill the queue.
/// - If the queue is full, a new job replaces the latest one of the network that has the most places, unless that is
///   the network of the new job. So a network with many addresses cannot keep others out.
/// - Networks take turns, the widest first: the next one is the one whose latest job began first, and the
///   same rule applies within it. So a client with many requests delays another by one job, not by a full
///   queue.
package struct PasswordQueue<Job> {
  /// The result of adding a job.
  package enum Admission {
    /// The job waits for a thread.
    case added
    /// It waits in the place of another job, which is removed.
    case replaced(Job)
    /// There is no place for it.
    case refused
  }

  private struct Waiting {
    let job: Job
    let client: ClientAddress
    /// The networks of the client, the widest first.
    let networks: [ClientNetwork]
  }

  private struct Use {
    /// The number of jobs that wait or run.
    var jobs = 0
    /// The turn in which its latest job began; 0 if none has begun.
    var latestTurn = 0
  }

  private let places: Int
  /// In the order of their arrival.
  private var waiting: [Waiting] = []
  /// The jobs and the turn of each network that has jobs.
  private var uses: [ClientNetwork: Use] = [:]
  private var turns = 0
  /// The number of jobs that wait or run.
  package private(set) var count = 0

  /// An empty queue with a number of places.
  package init(places: Int) { self.places = places }

  /// Adds a job of a client, if there is a place for it.
  package mutating func add(_ job: Job, for client: ClientAddress) -> Admission {
    let new = Waiting(
      job: job, client: client, networks: ClientNetwork.all(of: client).reversed())
    let most = count * 2 < places ? 2 : 1
    guard new.networks.allSatisfy({ use(of: $0).jobs < most * $0.share }) else { return .refused }
    take(new)
    guard count > places else { return .added }
    let place = waiting.indices.reversed().max { left, right in
      jobs(of: waiting[left]).lexicographicallyPrecedes(jobs(of: waiting[right]))
    }
    // The new job is among the waiting ones.
    guard let place, jobs(of: new).lexicographicallyPrecedes(jobs(of: waiting[place])) else {
      leave(waiting.removeLast().networks)
      return .refused
    }
    let victim = waiting.remove(at: place)
    leave(victim.networks)
    return .replaced(victim.job)
  }

  /// Begins the next job; nil if none waits.
  package mutating func begin() -> (job: Job, client: ClientAddress)? {
    let place = waiting.indices.min { left, right in
      turns(of: waiting[left]).lexicographicallyPrecedes(turns(of: waiting[right]))
    }
    guard let place else { return nil }
    let next = waiting.remove(at: place)
    turns += 1
    for network in next.networks { uses[network]?.latestTurn = turns }
    return (next.job, next.client)
  }

  /// Frees the place of a job of a client that has ended.
  package mutating func finish(_ client: ClientAddress) { leave(ClientNetwork.all(of: client)) }

  private mutating func take(_ new: Waiting) {
    waiting.append(new)
    count += 1
    for network in new.networks { uses[network, default: Use()].jobs += 1 }
  }

  private mutating func leave(_ networks: [ClientNetwork]) {
    count -= 1
    for network in networks {
      uses[network]?.jobs -= 1
      if use(of: network).jobs <= 0 { uses[network] = nil }
    }
  }

  private func use(of network: ClientNetwork) -> Use { uses[network] ?? Use() }

  private func jobs(of job: Waiting) -> [Int] { job.networks.map { use(of: $0).jobs } }

  private func turns(of job: Waiting) -> [Int] { job.networks.map { use(of: $0).latestTurn } }
}
