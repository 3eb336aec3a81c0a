import COpenSSL
import Dispatch

/// Measures OpenSSL's scrypt alone.
enum BareScrypt {
  /// The hashes per elapsed second.
  ///
  /// - Parameters:
  ///   - threads: the number of threads.
  ///   - count: the number of hashes of each thread.
  static func perSecond(threads: Int, count: Int) -> Double {
    let begin = nanoseconds()
    DispatchQueue.concurrentPerform(iterations: threads) { thread in
      for place in 0..<count { hash("password \(thread) \(place)") }
    }
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
