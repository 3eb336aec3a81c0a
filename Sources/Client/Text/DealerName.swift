/// The name of a daily's dealer behind the program's name; nil if they are the same, so that it is
/// not repeated.
package func dealerName(_ dealer: String) -> String? {
  dealer.lowercased() == "wordhoard" ? nil : shortened(dealer)
}
