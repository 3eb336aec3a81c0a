#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// Wrappers of the C library's functions for the memory model; the engine imports nothing else.

/// e raised to a power.
func exponential(_ power: Double) -> Double { exp(power) }

/// The natural logarithm.
func logarithm(_ number: Double) -> Double { log(number) }

/// A base raised to an exponent.
func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
