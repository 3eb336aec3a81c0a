#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// The functions of the C library for the memory model; the engine imports nothing else.

/// e to a power.
func exponential(_ power: Double) -> Double { exp(power) }

/// The natural logarithm.
func logarithm(_ number: Double) -> Double { log(number) }

/// A base to a power.
func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
