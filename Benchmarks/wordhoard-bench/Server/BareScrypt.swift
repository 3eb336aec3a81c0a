import COpenSSL
import Foundation

/// Measures OpenSSL's scrypt alone, at the priority of the server's hashing, because other programs
/// may run.
enum BareScrypt {
  /// The lowest priority of the system.
  private static let niceness: Int32 = 19

  /// The number of hashes per elapsed second, in all threads.
  ///
  /// - Parameters:
  ///   - threads: the number of threads.
  ///   - count: the number of hashes of each thread.
  static func perSecond(threads: Int, count: Int) -> Double {
    let begin = nanoseconds()
    let group = DispatchGroup()
    for thread in 0..<threads {
      group.enter()
      Thread.detachNewThread {
        // On Linux this affects only the calling thread.
        _ = setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, niceness)
        for place in 0..<count { hash("password \(thread) \(place)") }
        group.leave()
      }
    }
    group.wait()
    return Double(threads * count) / (Double(nanoseconds() - begin) / 1e9)
  }

  private static func hash(_ password: String) {
    let salt = [UInt8](repeating: 7, count: 16)
    var key = [UInt8](repeating: 0, count: 32)
    let bytes = password.utf8.count
    let result = EVP_PBE_scrypt(
      password, bytes, salt, salt.count, 1 << 17, 8, 1, 1 << 28, &key, key.count)
    precondition(result == 1, "OpenSSL has not enough memory for scrypt")
  }
}
