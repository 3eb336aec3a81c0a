import Foundation
import GameEngine
import ScoreStore

extension EventID {
  /// The ID as sixteen bytes.
  var bytes: Data {
    withUnsafeBytes(of: (high.bigEndian, low.bigEndian)) { Data($0) }
  }

  /// The ID with these bytes.
  init(bytes: Data) throws {
    guard bytes.count == 16 else { throw StoreError.damaged(.malformedRow) }
    let (high, low) = bytes.withUnsafeBytes {
      (
        UInt64(bigEndian: $0.loadUnaligned(as: UInt64.self)),
        UInt64(bigEndian: $0.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
      )
    }
    self.init(high: high, low: low)
  }
}
