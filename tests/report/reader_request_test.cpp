// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/reader/reader_request.h"

#include <gmock/gmock.h>

namespace atlas {
namespace {

TEST(ReaderRequest, AsksWithACommandLine) {
    using testing::ElementsAre;
    EXPECT_THAT(readerArguments(ImageRequest{"/a b.img", {.partition = 3}}),
                ElementsAre("snapshot", "/a b.img", "--progress=json", "--partition", "3"));
    EXPECT_THAT(
        readerArguments(PlannedLayoutRequest{{1024}, {512}, RaidGeometry{RaidLevel::Raid5, {65536}, 4}, {"-G", "16"}}),
        ElementsAre("plan", "1024", "--snapshot", "--progress=json", "--physical-sector", "512", "--raid", "5:65536:4",
                    "--", "-G", "16"));
}

} // namespace
} // namespace atlas
