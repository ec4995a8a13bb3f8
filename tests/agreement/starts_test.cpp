// SPDX-License-Identifier: GPL-3.0-or-later
// `info --json` says of each partition what `check --json` says of its start: for every misaligned image and every damaged image.
#include "agreement/damaged_images.h"
#include "cli/faulty_images.h"

#include <algorithm>
#include <gmock/gmock.h>

namespace atlas::test {
namespace {

using nlohmann::json;

/// `options` of check where info has them too, else none.
std::string optionsOfBoth(const std::string& options) {
    const bool both = options.starts_with("--partition") || options.starts_with("--physical-sector");
    return both ? options : "";
}

void expectSameStarts(const std::string& image, const std::string& options) {
    const auto words = "--json " + optionsOfBoth(options) + " " + shellQuoted(image);
    const auto checked = cli("check " + words);
    if (checked.exitCode > 1) {
        return; // nothing was judged
    }
    const auto partitions = cliJson("info " + words)["partitions"];
    const auto starts = json::parse(checked.out)["partitions"];
    for (const auto& start : starts) {
        if (start["number"].is_null()) {
            continue; // the whole disk, which info does not list
        }
        const auto listed = std::find_if(partitions.begin(), partitions.end(),
                                         [&](const json& partition) { return partition["number"] == start["number"]; });
        ASSERT_NE(listed, partitions.end()) << start.dump();
        for (const auto* member : {"start_byte", "start_remainder", "verdict", "compensated"}) {
            EXPECT_EQ((*listed)[member], start[member]) << member << " of " << start.dump();
        }
    }
}

class FaultyStarts : public testing::TestWithParam<FaultyImage> {};

TEST_P(FaultyStarts, InfoSaysOfThemWhatCheckSays) {
    const Images images;
    try {
        expectSameStarts(GetParam().make(images), GetParam().options);
    } catch (const Unavailable& unavailable) {
        GTEST_SKIP() << unavailable.why;
    }
}

INSTANTIATE_TEST_SUITE_P(All, FaultyStarts, testing::ValuesIn(faultyImages()),
                         [](const auto& test) { return std::string(test.param.name); });

class DamagedStarts : public testing::TestWithParam<DamagedImage> {};

TEST_P(DamagedStarts, InfoSaysOfThemWhatCheckSays) {
    const Images images;
    expectSameStarts(GetParam().make(images), GetParam().options);
}

INSTANTIATE_TEST_SUITE_P(All, DamagedStarts, testing::ValuesIn(damagedImages()),
                         [](const auto& test) { return std::string(test.param.name); });

} // namespace
} // namespace atlas::test
