// Nothing changes the environment of this process, so reading it needs no lock.
@preconcurrency import Glibc

/// The environment of this process. Every start reads it, and Foundation takes ten times as long.
package func processEnvironment() -> [String: String] {
  var all: [String: String] = [:]
  var place = environ
  while let entry = place.pointee {
    if let sign = strchr(entry, Int32(UInt8(ascii: "="))) {
      let name = UnsafeRawBufferPointer(start: entry, count: sign - entry)
      all[String(decoding: name, as: UTF8.self)] = String(cString: sign + 1)
    }
    place += 1
  }
  return all
}
