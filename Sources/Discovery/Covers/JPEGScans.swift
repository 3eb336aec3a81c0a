/// Reads the markers of a JPEG that describe its scans.
enum JPEGScans {
  /// Whether all colors come in one scan from the top to the bottom, so that no decoder has to keep them.
  static func isSingle(_ bytes: [UInt8]) -> Bool {
    var place = 2
    var components: UInt8?
    while place + 4 <= bytes.count {
      guard bytes[place] == 0xFF else { return false }
      let marker = bytes[place + 1]
      if marker == 0xFF {
        place += 1
        continue
      }
      let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
      switch marker {
      // Baseline and extended frames, whose ninth byte is the number of components.
      case 0xC0, 0xC1: components = place + 9 < bytes.count ? bytes[place + 9] : nil
      case 0xC2, 0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF: return false
      case 0xDA: return place + 4 < bytes.count && bytes[place + 4] == components
      default: break
      }
      place += 2 + length
    }
    return false
  }
}
