// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/words/stack_text.h"

#include "alignment/judgement.h"
#include "support/synthetic.h"

#include <gmock/gmock.h>

namespace atlas {
namespace {

TEST(StackVerdict, CountsAStartOnlyByTheGranularitiesOnWhichItCounts) {
    auto snapshot = test::syntheticSnapshot({.groups = {4}}, {2056}); // off 1 MiB, which the layer makes good
    auto& first = snapshot.placement->bytes.first;
    const Layer layer{.kind = LayerKind::Luks1, .header = first, .data = {4 * MiB}};
    snapshot.layers = {layer};
    first = layer.data;
    const auto said = stackVerdict(judge(snapshot).verdict.stack);
    ASSERT_TRUE(said);
    EXPECT_THAT(format(*said), testing::StartsWith("all 3 starts here are on physical sector 4 KiB; "
                                                   "all 2 starts here are on partitioning 1 MiB; "));
}

} // namespace
} // namespace atlas
