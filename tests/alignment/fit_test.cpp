// SPDX-License-Identifier: GPL-3.0-or-later
// Read-modify-writes of single writes against manually computed values.
#include "alignment/grid.h"

#include <gtest/gtest.h>

namespace atlas {
namespace {

struct FitCase {
    const char* what;
    std::uint64_t at;
    std::uint64_t length;
    std::uint64_t sector;
    std::uint64_t phase;
    Fit fit;
    int readModifyWrites;
};

class FitTest : public testing::TestWithParam<FitCase> {};

TEST_P(FitTest, JudgesTheWrite) {
    const auto& c = GetParam();
    const ByteInterval bytes{{c.at}, {c.length}};
    const SectorGrid grid{{c.sector}, {c.phase}};
    EXPECT_EQ(fit(bytes, grid), c.fit) << c.what;
    EXPECT_EQ(readModifyWrites(bytes, grid), c.readModifyWrites) << c.what;
}

INSTANTIATE_TEST_SUITE_P(
    Table, FitTest,
    testing::Values(FitCase{"nothing at all", 100, 0, 4096, 0, Fit::Whole, 0},
                    FitCase{"4 KiB on the boundary", 8192, 4096, 4096, 0, Fit::Whole, 0},
                    FitCase{"4 KiB at LBA 63", 63 * 512, 4096, 4096, 0, Fit::Straddling, 2},
                    FitCase{"4 KiB at LBA 34", 34 * 512, 4096, 4096, 0, Fit::Straddling, 2},
                    FitCase{"4 KiB at LBA 1", 512, 4096, 4096, 0, Fit::Straddling, 2},
                    FitCase{"4 KiB at LBA 65535", 65535 * 512ULL, 4096, 4096, 0, Fit::Straddling, 2},
                    FitCase{"1 KiB inside a sector", 1024, 1024, 4096, 0, Fit::Partial, 1},
                    FitCase{"1 KiB at the start of a sector", 4096, 1024, 4096, 0, Fit::Partial, 1},
                    FitCase{"1 KiB at the end of a sector", 3072, 1024, 4096, 0, Fit::Partial, 1},
                    FitCase{"1 KiB across a boundary", 3584, 1024, 4096, 0, Fit::Straddling, 2},
                    FitCase{"2 KiB across a boundary", 3072, 2048, 4096, 0, Fit::Straddling, 2},
                    FitCase{"16 KiB on the boundary", 16384, 16384, 4096, 0, Fit::Whole, 0},
                    FitCase{"16 KiB off the grid touches five sectors, two of them ragged", 512, 16384, 4096, 0,
                            Fit::Straddling, 2},
                    FitCase{"64 KiB at LBA 63", 63 * 512, 65536, 4096, 0, Fit::Straddling, 2},
                    FitCase{"6 KiB ragged at one end", 4096, 6144, 4096, 0, Fit::Straddling, 1},
                    FitCase{"LBA 63 with the jumper's phase", 63 * 512, 4096, 4096, 3584, Fit::Whole, 0},
                    FitCase{"LBA 2048 with the jumper's phase", 2048 * 512, 4096, 4096, 3584, Fit::Straddling, 2},
                    FitCase{"the phase past the structure", 0, 512, 4096, 3584, Fit::Partial, 1},
                    FitCase{"a 512-byte drive", 63 * 512, 4096, 512, 0, Fit::Whole, 0},
                    FitCase{"a 16 KiB flash page", 4096, 4096, 16384, 0, Fit::Partial, 1}));

} // namespace
} // namespace atlas
