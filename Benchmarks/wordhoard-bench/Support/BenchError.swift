/// The reason why a measurement failed.
struct BenchError: Error, CustomStringConvertible {
  let message: String
  var description: String { message }
}
