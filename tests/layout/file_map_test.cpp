// SPDX-License-Identifier: GPL-3.0-or-later
#include "layout/file_map.h"

#include <gtest/gtest.h>

namespace atlas {
namespace {

TEST(FileMap, HasHolesBeforeBetweenAndBehindItsExtents) {
    const FileMap map{.extents = {{.logical = 2, .blocks = {{100}, {3}}},
                                  {.logical = 5, .blocks = {{200}, {1}}, .unwritten = true},
                                  {.logical = 9, .blocks = {{300}, {1}}}}};
    EXPECT_EQ(withHoles(map, 12), (std::vector<ContentExtent>{{0, 2},
                                                              {2, 3, BlockNumber{100}},
                                                              {5, 1, BlockNumber{200}, true},
                                                              {6, 3},
                                                              {9, 1, BlockNumber{300}},
                                                              {10, 2}}));
}

TEST(FileMap, HasNoHoleBehindExtentsPastItsSize) {
    const FileMap map{.extents = {{.logical = 0, .blocks = {{100}, {3}}}}};
    EXPECT_EQ(withHoles(map, 1), (std::vector<ContentExtent>{{0, 3, BlockNumber{100}}}));
    EXPECT_TRUE(withHoles({}, 0).empty());
}

} // namespace
} // namespace atlas
