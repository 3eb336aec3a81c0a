// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let grdb: Target.Dependency = .product(name: "GRDB", package: "GRDB.swift")
let argumentParser: Target.Dependency = .product(
  name: "ArgumentParser", package: "swift-argument-parser")

let package = Package(
  name: "wordhoard",
  products: [
    .executable(name: "wordhoard", targets: ["wordhoard"]),
    .executable(name: "wordhoard-bench", targets: ["wordhoard-bench"]),
  ],
  dependencies: [
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    .target(name: "GameEngine", swiftSettings: strict),
    .target(name: "Lexicon", dependencies: ["GameEngine"], swiftSettings: strict),
    .target(name: "Journal", dependencies: ["GameEngine", grdb], swiftSettings: strict),
    .target(
      name: "Client", dependencies: ["GameEngine", "Lexicon", "Journal"], swiftSettings: strict),
    .executableTarget(
      name: "wordhoard", dependencies: ["GameEngine", "Lexicon", "Client", argumentParser],
      swiftSettings: strict),
    .executableTarget(
      name: "wordhoard-bench",
      dependencies: ["GameEngine", "Lexicon", argumentParser], swiftSettings: strict),

    .target(
      name: "TestSupport", dependencies: ["GameEngine"], path: "Tests/TestSupport",
      swiftSettings: strict),
    .testTarget(
      name: "GameEngineTests", dependencies: ["GameEngine", "TestSupport"],
      exclude: ["Golden"], swiftSettings: strict),
    .testTarget(
      name: "LexiconTests", dependencies: ["GameEngine", "Lexicon", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "JournalTests", dependencies: ["GameEngine", "Journal", "TestSupport", grdb],
      swiftSettings: strict),
    .testTarget(
      name: "ClientTests",
      dependencies: ["GameEngine", "Lexicon", "Journal", "Client", "TestSupport"],
      exclude: ["Golden"],
      swiftSettings: strict),
    .testTarget(
      name: "EndToEndTests", dependencies: ["GameEngine", "Journal", "TestSupport", grdb],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
