// SPDX-License-Identifier: GPL-3.0-or-later
// Compares the planner with mke2fs: the image is read back by this project's reader and by dumpe2fs.
//
// Environment: ATLAS_DIFFERENTIAL_SETS=N compares at least N option sets (default 150); ATLAS_DIFFERENTIAL_SEED=N selects the random
// seed; ATLAS_DIFFERENTIAL_TRACE=1 prints each option set before it is run.
#include "base/number_text.h"
#include "differential_mkfs/differences.h"
#include "differential_mkfs/option_generator.h"
#include "ext4/read_layout.h"
#include "mkfs/plan.h"
#include "support/run.h"
#include "support/temp_dir.h"

#include <cstdlib>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>

namespace atlas::test {
namespace {

constexpr unsigned shards = 6;
constexpr ByteCount fullTextUpTo{std::uint64_t{64} << 30}; // full dumpe2fs output scans every bitmap

unsigned fromEnvironment(const char* name, unsigned otherwise) {
    const char* const text = std::getenv(name);
    return text != nullptr ? static_cast<unsigned>(std::strtoul(text, nullptr, 10)) : otherwise;
}

constexpr std::uint64_t maxCopies = std::uint64_t{512} << 20;

/// A directory for large sparse files: tmpfs if possible, since an on-disk file system may refuse a 16 TiB file.
std::string sparseFolder() { return ::access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp"; }

struct Tally {
    unsigned equal = 0;
    unsigned refused = 0; ///< by the planner and by mke2fs
    unsigned leftOut = 0; ///< the image is too large for the host, or mke2fs timed out
};

class Differential : public testing::TestWithParam<unsigned> {
protected:
    static std::string quotedOptions(const OptionSet& set) {
        std::string out;
        for (const auto& option : set.options) {
            out += shellQuoted(option) + " ";
        }
        return out;
    }

    /// Returns a description of the differences; empty when planner and mke2fs agree.
    std::string compare(const OptionSet& set) {
        const auto image = m_folder + "/image";
        try {
            makeSparse(image, set.device.value);
        } catch (const std::exception&) {
            ++m_tally.leftOut;
            return {};
        }
        const auto planned = planOf(set);
        if (planned && copiedBytes(*planned->layout) > maxCopies) {
            ++m_tally.leftOut;
            return {};
        }
        const auto made = run(fmt::format("timeout 60 mke2fs -q {} {} {}", quotedOptions(set), image, set.blockCount));
        if (made.exitCode == 124) {
            ++m_tally.leftOut;
            return {};
        }
        if (!planned) {
            return made.exitCode == 0 ? "the plan refuses what mke2fs makes: " + sentence(planned.error())
                                      : countRefusal();
        }
        return made.exitCode != 0 ? "mke2fs refuses what is planned: " + made.err + made.out
                                  : compareWith(image, set, *planned->layout);
    }

    /// A lower bound for the bytes that mke2fs writes; on tmpfs these take up memory.
    static std::uint64_t copiedBytes(const Layout& layout) {
        std::uint64_t blocks = 0;
        for (const auto& copies : layout.copies) {
            blocks += 1 + copies.descriptors.count.value;
        }
        return blocks * layout.filesystem.blockSize.value;
    }

    std::string countRefusal() {
        ++m_tally.refused;
        return {};
    }

    static Result<Plan> planOf(const OptionSet& set) {
        auto words = set.options;
        if (!set.blockCount.empty()) {
            words.push_back(set.blockCount);
        }
        auto options = parseOptions(std::move(words));
        if (!options) {
            return std::unexpected(options.error());
        }
        const auto profile = loadProfileOrUpstream("/etc/mke2fs.conf");
        return profile ? plan({{set.device}, *options, *profile}) : std::unexpected(profile.error());
    }

    std::string compareWith(const std::string& image, const OptionSet& set, const Layout& planned) {
        const auto real =
            readLayout(*openFile(image).value(), {.bytes = {{set.offset}, {set.device.value - set.offset}}});
        if (!real) {
            return "the image cannot be read: " + sentence(real.error());
        }
        auto wrong = differences(planned, *real);
        const auto dumped = [&](const char* option) { return runDumpe2fs(option, image, set.offset).out; };
        const auto heading = dumped("-h");
        for (auto& line : headingDifferences(planned, heading)) {
            wrong.push_back(std::move(line));
        }
        const auto text = set.device <= fullTextUpTo ? firstDifference(groupText(planned), groupText(dumped("")))
                                                     : firstDifference(groupTable(planned), dumped("-g"));
        if (!text.empty()) {
            wrong.push_back(text);
        }
        if (wrong.empty()) {
            ++m_tally.equal;
        }
        return fmt::format("{}", fmt::join(wrong, "\n  "));
    }

    void SetUp() override {
        if (!hasTool("mke2fs") || !hasTool("dumpe2fs")) {
            GTEST_SKIP() << "mke2fs and dumpe2fs are not installed";
        }
        m_folder = mustRun("mktemp -d " + sparseFolder() + "/ext4atlas-differential-XXXXXX");
        m_folder.pop_back();
    }

    void TearDown() override {
        if (!m_folder.empty()) {
            std::filesystem::remove_all(m_folder);
        }
    }

    std::string m_folder;
    Tally m_tally;
};

TEST_P(Differential, PlansWhatMke2fsMakes) {
    // Rounded up: a few sets must not become none.
    const auto sets = (fromEnvironment("ATLAS_DIFFERENTIAL_SETS", 150) + shards - 1) / shards;
    const auto seed = fromEnvironment("ATLAS_DIFFERENTIAL_SEED", 2026);
    OptionGenerator generator(seed * 1000 + GetParam());
    for (unsigned tried = 0; m_tally.equal < sets; ++tried) {
        const auto set = generator.next();
        if (fromEnvironment("ATLAS_DIFFERENTIAL_TRACE", 0) != 0) {
            fmt::print(stderr, "{}\n", text(set));
        }
        const auto wrong = compare(set);
        std::filesystem::remove(m_folder + "/image");
        if (!wrong.empty()) {
            ADD_FAILURE() << text(set) << "\n  " << wrong;
            ++m_tally.equal; // count the failure, so that the loop terminates
        }
        ASSERT_LT(tried, sets * 10) << "nearly everything is refused";
    }
    fmt::print("{} option sets compared, {} more refused by both, {} left out\n", m_tally.equal, m_tally.refused,
               m_tally.leftOut);
}

INSTANTIATE_TEST_SUITE_P(Shards, Differential, testing::Range(0U, shards));

} // namespace
} // namespace atlas::test
