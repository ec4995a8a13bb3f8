// SPDX-License-Identifier: GPL-3.0-or-later
// Compares the output of `layout` and `check` on every sample with the expected text, and verifies that reading a sample does
// not modify it.
//
// Differing output is written beside the expected file as NAME.actual; ATLAS_UPDATE_GOLDENS=1 accepts the current output.
#include "support/file_text.h"
#include "support/paths.h"
#include "support/run.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <gtest/gtest.h>
#include <regex>
#include <sstream>

namespace atlas::test {
namespace {

const std::filesystem::path source{inSources("")};
const std::filesystem::path samples{inBuild("samples")};
constexpr std::size_t maxLines = 400;
constexpr std::size_t keptAtEachEnd = 60;

struct Sample {
    std::string name;
    std::string verdict;
};

/// The first two columns of samples.tsv.
std::vector<Sample> listedSamples() {
    std::ifstream in(source / "sample-images" / "samples.tsv");
    std::vector<Sample> all;
    for (std::string line; std::getline(in, line);) {
        std::istringstream columns(line);
        Sample sample;
        std::getline(columns, sample.name, '\t');
        std::getline(columns, sample.verdict, '\t');
        all.push_back(sample);
    }
    return all;
}

void makeSample(const std::string& name) {
    mustRun(shellQuoted((source / "sample-images" / "make").string()) + " " + shellQuoted(name) + " " +
            shellQuoted(samples.string()));
}

/// Digest of content and modification time. Skips holes, so that a sparse image of a tebibyte costs only its data.
std::string fingerprint(const std::string& name) {
    return mustRun("tar --sparse -cf - -C " + shellQuoted(samples.string()) + " " + shellQuoted(name + ".img") +
                   " | sha256sum");
}

/// Reduces a long text to its first and last lines and the digest of the whole text.
std::string abridged(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) {
        lines.push_back(line);
    }
    if (lines.size() <= maxLines) {
        return text;
    }
    std::string out;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (i < keptAtEachEnd || i >= lines.size() - keptAtEachEnd) {
            out += lines[i] + "\n";
        } else if (i == keptAtEachEnd) {
            out += fmt::format("[{} lines, sha256 {}]\n", lines.size(), mustRun("sha256sum", text).substr(0, 64));
        }
    }
    return out;
}

/// mke2fs up to 1.47.0 leaves the block bitmap of a group with backups of superblock or descriptors unwritten, too; later versions
/// write it. Their columns follow the blocks of the group.
std::string withoutFlagOfBackups(const std::string& text) {
    static const std::regex flag("(\n[ 0-9,]*–[0-9,]+ {2,20}[^ \n][^\n]*) BLOCK_UNINIT(?=\n)");
    return std::regex_replace(text, flag, "$1");
}

void expectGolden(const std::string& file, const std::string& actual) {
    const auto path = source / "tests" / "golden" / file;
    const auto left = path.string() + ".actual";
    if (std::getenv("ATLAS_UPDATE_GOLDENS") != nullptr) {
        std::ofstream(path, std::ios::binary) << actual;
    }
    if (fileText(path) == actual) {
        std::filesystem::remove(left);
        return;
    }
    std::ofstream(left, std::ios::binary) << actual;
    ADD_FAILURE() << file << " differs:\n"
                  << run("diff -u " + shellQuoted(path.string()) + " " + shellQuoted(left)).out;
}

class Golden : public testing::TestWithParam<Sample> {
protected:
    void SetUp() override { makeSample(name()); }

    static std::string name() { return GetParam().name; }

    /// Runs in the samples' folder, so that the output contains no absolute paths.
    static Ran cli(const std::string& command) {
        return run("cd " + shellQuoted(samples.string()) + " && " + shellQuoted(built("ext4atlas-cli")) + " " +
                   command + " " + shellQuoted(name() + ".img"));
    }
};

TEST_P(Golden, Layout) {
    const auto ran = cli("layout");
    expectGolden(name() + ".layout.txt", abridged(ran.exitCode == 0 ? withoutFlagOfBackups(ran.out) : ran.err));
}

TEST_P(Golden, Check) {
    const auto ran = cli("check");
    EXPECT_LT(ran.exitCode, 2) << ran.err;
    expectGolden(name() + ".check.txt", ran.out);
}

TEST_P(Golden, VerdictIsTheListedOne) {
    const auto ran = cli("check --json");
    EXPECT_NE(ran.out.find("\"verdict\": \"" + GetParam().verdict + "\""), std::string::npos) << ran.out.substr(0, 400);
}

TEST_P(Golden, ReadingLeavesTheImageAsItWas) {
    const auto before = fingerprint(name());
    for (const auto* command : {"info", "check --explain --sweep", "snapshot --json"}) {
        EXPECT_LT(cli(command).exitCode, 2) << command;
    }
    EXPECT_EQ(fingerprint(name()), before);
}

INSTANTIATE_TEST_SUITE_P(Samples, Golden, testing::ValuesIn(listedSamples()), [](const auto& test) {
    auto name = test.param.name;
    std::ranges::replace(name, '-', '_');
    return name;
});

} // namespace
} // namespace atlas::test
