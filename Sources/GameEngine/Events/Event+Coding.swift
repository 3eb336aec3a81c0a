extension Event {
  /// The fields of an event. All are required, and others are refused.
  enum Field: String, CodingKey {
    case id, device, counter, instant, localDate, offset, kind, body
  }

  /// Instants in the years 1970 to 9999.
  package static let instants: ClosedRange<Int64> = 0...253_402_300_799_999
  /// Counts that other programs can represent exactly and that can still grow.
  package static let counters = 0...(1 << 53)
  /// UTC offsets in seconds, positive for east; wider than the range of real time zones.
  package static let offsets = (-18 * 3600)...(18 * 3600)

  /// Counts that a device can reach: one event per millisecond for thirty years.
  private static let plausibleCounters = 0...(1 << 40)
  /// Instants in the years 1970 to 2099.
  static let plausibleInstants: ClosedRange<Int64> = 0...4_102_444_799_999

  /// Whether counter, instant and offset are in their ranges, as in every decoded event.
  package var isInRange: Bool {
    Event.counters.contains(counter) && Event.instants.contains(instant)
      && Event.offsets.contains(offset)
  }

  /// Whether counter and instant are values that a device can have written.
  package var isPlausible: Bool {
    Event.plausibleCounters.contains(counter) && Event.plausibleInstants.contains(instant)
  }

  private struct AnyKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}

extension Event: Decodable {
  /// Decodes an event, with the parts of its body that this version understands.
  ///
  /// - Throws: `DecodingError` if a field is missing, unknown or out of its range, or if `EventBody` refuses
  ///   the body.
  package init(from decoder: any Decoder) throws {
    let names = try decoder.container(keyedBy: AnyKey.self).allKeys
    if let stranger = names.first(where: { Field(rawValue: $0.stringValue) == nil }) {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath + [stranger],
          debugDescription: "an event has no such field"))
    }
    let fields = try decoder.container(keyedBy: Field.self)
    func value<Value: Decodable>(
      _ field: Field, where isInRange: (Value) -> Bool
    ) throws -> Value {
      let value = try fields.decode(Value.self, forKey: field)
      guard isInRange(value) else {
        throw DecodingError.dataCorruptedError(
          forKey: field, in: fields, debugDescription: "the value is out of its range")
      }
      return value
    }
    let body = try fields.superDecoder(forKey: .body)
    // An unknown kind is not decoded further, but its body must be an object, too.
    _ = try body.container(keyedBy: AnyKey.self)
    self.init(
      id: try fields.decode(EventID.self, forKey: .id),
      device: try value(.device) { (1...64).contains($0.utf8.count) },
      counter: try value(.counter) { Event.counters.contains($0) },
      instant: try value(.instant) { Event.instants.contains($0) },
      localDate: try fields.decode(CalendarDate.self, forKey: .localDate),
      offset: try value(.offset) { Event.offsets.contains($0) },
      body: try EventBody(
        kind: try value(.kind) { (1...64).contains($0.utf8.count) }, from: body))
  }
}
