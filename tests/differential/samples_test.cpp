// SPDX-License-Identifier: GPL-3.0-or-later
// Every sample with an ext file system: the volume is found automatically, and every field equals the output of dumpe2fs at
// that offset.
#include "differential/compare.h"
#include "support/paths.h"
#include "support/run.h"
#include "support/samples.h"

#include <algorithm>
#include <fmt/format.h>
#include <gtest/gtest.h>

namespace atlas::test {
namespace {

std::vector<std::string> samplesWithExt() {
    auto names = sampleNames();
    std::erase(names, "no-ext");
    return names;
}

class Samples : public testing::TestWithParam<std::string> {};

TEST_P(Samples, EveryFigureEqualsDumpe2fs) {
    const std::string folder = inBuild("samples");
    mustRun(fmt::format("{} {} {}", inSources("sample-images/make"), GetParam(), shellQuoted(folder)));
    const auto image = fmt::format("{}/{}.img", folder, GetParam());
    const auto layout = ourLayout(image);
    const auto& fs = layout["filesystem"];
    const auto backup = fs["superblock_group"] == 0 ? std::string()
                                                    : fmt::format("-o superblock={} -o blocksize={}",
                                                                  fs["superblock_block"].get<std::uint64_t>(),
                                                                  fs["block_size"].get<std::uint64_t>());
    expectEqual(dumpe2fs(image, layout["start_byte"], backup), layout);
}

INSTANTIATE_TEST_SUITE_P(All, Samples, testing::ValuesIn(samplesWithExt()), [](const auto& test) {
    auto name = test.param;
    std::ranges::replace(name, '-', '_');
    return name;
});

} // namespace
} // namespace atlas::test
