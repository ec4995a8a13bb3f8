// SPDX-License-Identifier: GPL-3.0-or-later
// Third-party images from the folder EXT4ATLAS_CORPUS: the layout equals dumpe2fs when dumpe2fs can open the image; otherwise
// the program must report a clear error.
#include "differential/compare.h"
#include "differential/corpus_images.h"
#include "support/paths.h"
#include "support/run.h"
#include "support/temp_dir.h"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <gtest/gtest.h>

namespace atlas::test {
namespace {

#ifdef __SANITIZE_ADDRESS__
constexpr const char* memoryAllowed = "unlimited"; // AddressSanitizer's shadow memory takes terabytes of address space
#else
constexpr const char* memoryAllowed = "307200"; // KiB: 256 MiB plus the mappings of the libraries
#endif
constexpr int secondsAllowed = 10;

Ran ours(const std::string& arguments, const std::string& image) {
    return run(fmt::format("ulimit -v {}; exec timeout {} {} {} {}", memoryAllowed, secondsAllowed,
                           built("ext4atlas-cli"), arguments, shellQuoted(image)));
}

/// Expects either complete JSON, or one line on standard error that names the image.
void expectClear(const Ran& ran, const std::string& image) {
    EXPECT_LT(ran.exitCode, 4) << "a signal or a timeout; it said: " << ran.err;
    EXPECT_EQ(ran.err.find("memory"), std::string::npos) << ran.err;
    if (ran.exitCode == 3) {
        EXPECT_EQ(std::ranges::count(ran.err, '\n'), 1) << ran.err;
        EXPECT_NE(ran.err.find(image), std::string::npos) << ran.err;
    } else {
        EXPECT_TRUE(nlohmann::json::accept(ran.out)) << ran.out.substr(0, 200);
    }
}

class Corpus : public testing::TestWithParam<std::string> {};

TEST_P(Corpus, EqualsDumpe2fsOrSaysWhyNot) {
    if (GetParam().empty()) {
        GTEST_SKIP() << "EXT4ATLAS_CORPUS names no folder with a manifest.tsv";
    }
    const TempDir folder;
    const auto image = folder.file("image");
    unpackCorpusFile(GetParam(), image);
    const auto modified = std::filesystem::last_write_time(image);
    for (const auto* command : {"info --json", "check --json", "snapshot --json"}) {
        expectClear(ours(command, image), image);
    }
    const auto layout = ours("layout --json", image);
    expectClear(layout, image);
    EXPECT_EQ(std::filesystem::last_write_time(image), modified);

    const auto theirs = run(fmt::format("timeout {} dumpe2fs {} 2>/dev/null", secondsAllowed, shellQuoted(image)));
    const auto dump = theirs.exitCode == 0 ? parseDump(theirs.out) : Dump{};
    if (dump.groups.empty()) {
        return; // dumpe2fs rejects it, or it is an external journal
    }
    ASSERT_EQ(layout.exitCode, 0) << layout.err;
    expectEqual(dump, nlohmann::json::parse(layout.out));
}

INSTANTIATE_TEST_SUITE_P(Files, Corpus, testing::ValuesIn(corpusFiles()),
                         [](const auto& test) { return corpusTestName(test.param); });

} // namespace
} // namespace atlas::test
