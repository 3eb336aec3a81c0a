import Glibc
import ScoreServer

/// The address space that the process may use, such as by `ulimit -v`.
enum AddressSpace {
  /// The address space that `serve` needs without passwords, in MB: threads reserve much more than they use. With
  /// less, they cannot start, and the system libraries then wait forever without an error.
  private static let base = 1000

  /// Checks that it is sufficient, also for as many passwords as may be hashed at once.
  ///
  /// - Throws: `OperatorError.addressSpaceTooSmall`.
  static func check(for settings: ServerSettings) throws(OperatorError) {
    // scrypt with r = 8 needs 1 KiB times N (RFC 7914).
    let needed = base + settings.passwordThreads * (1024 << settings.passwordCost) / 1_000_000
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0 else { return }
    let megabytes = Int(clamping: limit.rlim_cur / 1_000_000)
    guard megabytes >= needed else {
      throw .addressSpaceTooSmall(megabytes: megabytes, needed: needed)
    }
  }
}
