import Glibc

/// The address space that the process may use, such as by `ulimit -v`.
enum AddressSpace {
  /// The address space that `serve` needs, in MB. With less, threads cannot start, and the system libraries then wait
  /// forever without an error.
  static let needed = 700

  /// Checks that it is sufficient.
  ///
  /// - Throws: `OperatorError.addressSpaceTooSmall`.
  static func check() throws(OperatorError) {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0 else { return }
    let megabytes = Int(clamping: limit.rlim_cur / 1_000_000)
    guard megabytes >= needed else { throw .addressSpaceTooSmall(megabytes: megabytes) }
  }
}
