// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/reader/reader_request.h"

#include <gmock/gmock.h>

namespace atlas {
namespace {

TEST(ReaderRequest, AsksWithACommandLine) {
    using testing::ElementsAre;
    EXPECT_THAT(readerArguments(ImageRequest{"/a b.img", {.partition = 3}}),
                ElementsAre("snapshot", "/a b.img", "--progress=json", "--partition", "3", "--one-volume"));
    EXPECT_THAT(readerArguments(ImageRequest{"/a.img", {}, Quantity{1052672}}),
                ElementsAre("snapshot", "/a.img", "--progress=json", "--offset", "1052672", "--one-volume"));
    EXPECT_THAT(readerArguments(ShownRequest{{"/a.img", {}, Quantity{63, SizeUnit::Sectors}}, "block", "7"}),
                ElementsAre("show", "--json", "--progress=json", "--offset", "63s", "--", "/a.img", "block", "7"));
    EXPECT_THAT(
        readerArguments(PlannedLayoutRequest{{1024}, {512}, RaidGeometry{RaidLevel::Raid5, {65536}, 4}, {"-G", "16"}}),
        ElementsAre("plan", "1024", "--snapshot", "--progress=json", "--physical-sector", "512", "--raid", "5:65536:4",
                    "--", "-G", "16"));
}

} // namespace
} // namespace atlas
