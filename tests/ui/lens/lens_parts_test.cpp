// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/map/fixture.h"
#include "ui/lens/lens_parts.h"
#include "ui/lens/lens_view.h"

#include "layout/layout.h"

#include <gmock/gmock.h>

namespace atlas::test {
namespace {

using namespace ui;
using testing::HasSubstr;
using testing::Not;

TEST(LensParts, OfBlocksPastTheEndOfTheImageHaveNoVerdict) {
    auto cut = *layoutOf();
    setAvailable(cut, ByteCount{1000 * 4096});
    LensView lens;
    lens.resize(900, 200);
    lens.show(volumeOn(diskWithVolumeAt(oddStart), std::make_shared<const Layout>(std::move(cut))));
    const auto told = [&](std::uint64_t block) {
        lens.select({BlockNumber{block}, BlockCount{1}});
        return LensParts(lens).rows().at(static_cast<std::size_t>(LensTrack::Blocks)).tip().toStdString();
    };
    EXPECT_THAT(told(500), HasSubstr("✖ some are misaligned"));
    EXPECT_THAT(told(1000), HasSubstr("✖ some are misaligned")) << "there are blocks in front of it";
    EXPECT_THAT(told(2000), Not(HasSubstr("misaligned")));
}

} // namespace
} // namespace atlas::test
