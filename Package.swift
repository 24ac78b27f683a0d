// swift-tools-version: 6.2
import Foundation
import PackageDescription

// The folder tree is the architecture: each module knows only those above it in this list.
// No package dependencies: the toolchain's own libraries are all that is used.

/// A release of the tool is one file that needs no other, not even the C library: nothing has to be
/// found, mapped and relocated before it runs, which was more than half of the time of a start. It
/// can be because nothing in it imports Foundation. `lld` does not warn that Swift's own use of
/// `dlopen` (for debugging) finds nothing then.
let linking: [LinkerSetting] = [
  .unsafeFlags(["-static-executable", "-use-ld=lld"], .when(configuration: .release))
]

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableExperimentalFeature("Extern"),
  .enableExperimentalFeature("Lifetimes"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

func library(_ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = [])
  -> Target
{
  .target(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: settings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
  .testTarget(
    name: name, dependencies: dependencies + ["Support"], exclude: exclude, swiftSettings: settings)
}

let package = Package(
  name: "llrb",
  products: [.executable(name: "llrb", targets: ["llrb"])],
  targets: [
    library("ChineseText"),
    library("IssueParser", ["ChineseText"]),
    library("QueryLanguage", ["ChineseText"], exclude: ["GRAMMAR.md"]),
    library("Storage", exclude: ["FRAME.md"]),
    library("Parallel"),
    library("BigramIndex", ["ChineseText", "Parallel", "Storage"], exclude: ["FORMAT.md"]),
    library(
      "NewspaperArchive",
      ["BigramIndex", "ChineseText", "IssueParser", "Parallel", "QueryLanguage", "Storage"],
      exclude: ["Records/RECORDS.md"]),
    .executableTarget(
      name: "llrb",
      dependencies: [
        "BigramIndex", "ChineseText", "IssueParser", "NewspaperArchive", "QueryLanguage", "Storage",
      ],
      exclude: ["JSON/OPENSEARCH.md"],
      swiftSettings: settings, linkerSettings: linking),

    .executableTarget(
      name: "llrb-bench",
      dependencies: ["ChineseText", "IssueParser", "NewspaperArchive", "Storage", "Support"],
      swiftSettings: settings),

    .target(
      name: "Support", dependencies: ["ChineseText", "IssueParser", "Storage"],
      path: "Tests/Support", swiftSettings: settings),
    tests("ChineseTextTests", ["ChineseText"]),
    tests(
      "IssueParserTests", ["ChineseText", "IssueParser"],
      exclude: ["Gold", "Headlines", "Pages"]),
    tests("QueryLanguageTests", ["ChineseText", "QueryLanguage"]),
    tests("StorageTests", ["Storage"]),
    tests("ParallelTests", ["Parallel"]),
    tests("BigramIndexTests", ["BigramIndex", "ChineseText", "Storage"]),
    tests(
      "NewspaperArchiveTests",
      ["BigramIndex", "ChineseText", "IssueParser", "NewspaperArchive", "QueryLanguage", "Storage"]),
    tests(
      "CommandTests",
      ["BigramIndex", "ChineseText", "IssueParser", "NewspaperArchive", "Storage", "llrb"],
      exclude: ["Fixtures", "Schemas", "Terminals", "Transcripts"]),
    tests("TidyTests", ["ChineseText"]),
  ]
)

// Fuzz targets link libFuzzer, which only `swift build --sanitize=fuzzer` brings; see
// Sources/llrb-fuzz.
if ProcessInfo.processInfo.environment["LLRB_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "fuzz-page", dependencies: ["IssueParser", "Support"], path: "Sources/llrb-fuzz",
      swiftSettings: settings))
}
