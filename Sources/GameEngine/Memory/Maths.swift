#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// What the memory model needs of the C library; the engine imports nothing else.

/// e to a power.
func exponential(_ power: Double) -> Double { exp(power) }

/// The natural logarithm.
func logarithm(_ number: Double) -> Double { log(number) }

/// A base to a power.
func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
