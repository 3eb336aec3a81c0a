// The encoding of values that are part of many types.

extension Int: CheckpointCodable {
  static var placeholder: Int { 0 }

  mutating func code(with coder: inout some CheckpointCoder) throws(CheckpointError) {
    try coder.code(&self, in: progressNumbers)
  }
}

extension Int64: CheckpointCodable {
  static var placeholder: Int64 { 0 }

  mutating func code(with coder: inout some CheckpointCoder) throws(CheckpointError) {
    var number = Int(self)
    try coder.code(&number)
    self = Int64(number)
  }
}

extension Bool: CheckpointCodable {
  static var placeholder: Bool { false }

  mutating func code(with coder: inout some CheckpointCoder) throws(CheckpointError) {
    var byte: UInt8 = self ? 1 : 0
    try coder.byte(&byte)
    guard byte <= 1 else { throw CheckpointError() }
    self = byte == 1
  }
}

extension String: CheckpointCodable {
  static var placeholder: String { "" }

  mutating func code(with coder: inout some CheckpointCoder) throws(CheckpointError) {
    try coder.text(&self)
  }
}

extension EventID: CheckpointCodable {
  static var placeholder: EventID { EventID(high: 0, low: 0) }

  mutating func code(with coder: inout some CheckpointCoder) throws(CheckpointError) {
    var (high, low) = (high, low)
    try coder.bits(&high)
    try coder.bits(&low)
    self = EventID(high: high, low: low)
  }
}

extension CalendarDate: CheckpointCodable {
  static var placeholder: CalendarDate { CalendarDate(dayNumber: 0) }

  /// The dates that events can have: the years 1 to 9999.
  private static let dayNumbers = -719_162...2_932_896

  mutating func code(with coder: inout some CheckpointCoder) throws(CheckpointError) {
    var dayNumber = dayNumber
    try coder.code(&dayNumber, in: CalendarDate.dayNumbers)
    self = CalendarDate(dayNumber: dayNumber)
  }
}

extension ItemID: CheckpointCodable {
  static var placeholder: ItemID { ItemID("") }

  mutating func code(with coder: inout some CheckpointCoder) throws(CheckpointError) {
    var text = rawValue
    try coder.text(&text)
    self = ItemID(text)
  }
}

extension FormID: CheckpointCodable {
  static var placeholder: FormID { FormID("") }

  mutating func code(with coder: inout some CheckpointCoder) throws(CheckpointError) {
    var text = rawValue
    try coder.text(&text)
    self = FormID(text)
  }
}

extension CheckpointCodable where Self: RawRepresentable<Int> {
  mutating func code(with coder: inout some CheckpointCoder) throws(CheckpointError) {
    var number = rawValue
    try coder.code(&number)
    guard let value = Self(rawValue: number) else { throw CheckpointError() }
    self = value
  }
}

extension Level: CheckpointCodable {
  static var placeholder: Level { .one }
}

extension Difficulty: CheckpointCodable {
  static var placeholder: Difficulty { .new }
}
