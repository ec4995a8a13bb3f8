// SPDX-License-Identifier: GPL-3.0-or-later
#include "history/crash.h"

#include <gtest/gtest.h>

namespace atlas {
namespace {

TEST(CheckerVerdict, IsGoodOnlyIfNothingWasAsked) {
    const std::string summary = "image: 11/16384 files (0.0% non-contiguous), 9513/65536 blocks";
    EXPECT_TRUE((CheckerVerdict{.status = 0, .lines = {summary}}.isGood()));
    EXPECT_FALSE((CheckerVerdict{.status = 4, .lines = {summary}}.isGood()));
    // e2fsck 1.47.0 on an image whose journal is to be replayed
    const CheckerVerdict counts{.status = 0,
                                .lines = {"Free blocks count wrong (56023, counted=56015).", "Fix? no", summary}};
    EXPECT_FALSE(counts.isGood());
}

} // namespace
} // namespace atlas
