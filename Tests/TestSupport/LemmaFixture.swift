import Foundation

/// Files with base forms as the Python package simplemma has them.
package enum LemmaFixture {
  /// The path of a language's file in a folder of data.
  package static func path(_ tag: String) -> String {
    "simplemma/strategies/dictionaries/data/\(tag).plzma"
  }

  /// The file of some forms with their base forms; nil without liblzma.
  package static func file(_ lemmas: [String: String], isReversed: Bool = false) -> [UInt8]? {
    packed(records(lemmas, isReversed: isReversed))
  }

  /// The records before they are compressed.
  package static func records(_ lemmas: [String: String], isReversed: Bool = false) -> [UInt8] {
    func stored(_ text: String) -> [UInt8] { isReversed ? text.utf8.reversed() : Array(text.utf8) }
    var bytes = Array("SMFC1".utf8) + [isReversed ? 1 : 0] + number(lemmas.count)
    var (before, last) = ([UInt8](), [UInt8]())
    let sorted = lemmas.map { (stored($0), stored($1)) }.sorted {
      $0.0.lexicographicallyPrecedes($1.0)
    }
    for (key, value) in sorted {
      let shared = zip(before, key).prefix { $0 == $1 }.count
      bytes += number(shared) + number(key.count - shared) + key[shared...]
      let kept = zip(key, value).prefix { $0 == $1 }.count
      if value == last {
        bytes.append(254)
      } else if kept == 0 {
        bytes += [255] + number(value.count) + value
      } else {
        bytes += [UInt8(key.count - kept)] + number(value.count - kept) + value[kept...]
      }
      (before, last) = (key, value)
    }
    return bytes
  }

  private static func number(_ number: Int) -> [UInt8] {
    number < 0x80
      ? [UInt8(number)] : [UInt8(number & 0x7F | 0x80)] + LemmaFixture.number(number >> 7)
  }

  /// Bytes in the format of xz; nil without liblzma.
  package static func packed(_ bytes: [UInt8]) -> [UInt8]? {
    typealias Encode =
      @convention(c) (
        UInt32, Int32, UnsafeRawPointer?, UnsafePointer<UInt8>?, Int,
        UnsafeMutablePointer<UInt8>?, UnsafeMutablePointer<Int>, Int
      ) -> Int32
    guard let library = dlopen("liblzma.so.5", RTLD_NOW),
      let function = dlsym(library, "lzma_easy_buffer_encode")
    else { return nil }
    let encode = unsafeBitCast(function, to: Encode.self)
    var packed = [UInt8](repeating: 0, count: bytes.count + 1000)
    var count = 0
    let (room, size) = (packed.count, bytes.count)
    guard encode(1, 4, nil, bytes, size, &packed, &count, room) == 0 else { return nil }
    return Array(packed[..<count])
  }
}
