// SPDX-License-Identifier: GPL-3.0-or-later
// The metric "misaligned" and the annotations of a build say nothing of what was not read.
#include "alignment/disk_judgement.h"
#include "report/ci/ci.h"
#include "support/synthetic.h"

#include <gmock/gmock.h>
#include <sstream>

namespace atlas {
namespace {

using testing::HasSubstr;
using testing::Not;

const Finding firstIsUnreadable{.kind = FindingKind::VolumeUnreadable, .volume = {.partition = 1}};

std::string metricsOf(const Snapshot& snapshot) {
    std::ostringstream out;
    writeCheckMetrics(judgeDisk(snapshot), out);
    return out.str();
}

std::string annotations(const Snapshot& snapshot) {
    std::ostringstream out;
    writeCheckAnnotations(judgeDisk(snapshot), out);
    return out.str();
}

auto hasMisaligned(const std::string& value) {
    return testing::ContainsRegex("\next4atlas_misaligned\\{[^\n]*\\} " + value + "\n");
}

Snapshot volumeAt(std::uint64_t start) { return test::syntheticSnapshot({.groups = {4}}, {start}); }

TEST(CheckMetrics, SayWhetherAnythingIsMisaligned) {
    EXPECT_THAT(metricsOf(volumeAt(2048)), hasMisaligned("0"));
    EXPECT_THAT(metricsOf(volumeAt(63)), hasMisaligned("1"));
    auto beside = volumeAt(2048);
    beside.otherVolumes = {{.name = {.partition = 2}, .starts = {{4097 * 512}}, .blockSize = {4096}}};
    EXPECT_THAT(metricsOf(beside), hasMisaligned("1"));
}

TEST(CheckMetrics, CountSmallBlocksApart) {
    const auto small = test::syntheticSnapshot({.blockSize = {1024}, .groups = {4}, .inodesPerGroup = 1024}, {2048});
    EXPECT_THAT(metricsOf(small), hasMisaligned("0"));
    EXPECT_THAT(metricsOf(small), HasSubstr("alignment=\"partial\""));
    EXPECT_THAT(annotations(small), HasSubstr("::warning file=synthetic.img,title=alignment::placed right"));
    EXPECT_THAT(annotations(small), Not(HasSubstr("::error")));
}

TEST(CheckMetrics, CallNothingMisalignedBecauseItWasNotRead) {
    auto snapshot = volumeAt(2048);
    snapshot.findings = {firstIsUnreadable};
    ASSERT_EQ(judge(snapshot).verdict.state, AlignmentState::OthersUnread);
    EXPECT_THAT(metricsOf(snapshot), HasSubstr("alignment=\"unknown\""));
    EXPECT_THAT(metricsOf(snapshot), Not(HasSubstr("\next4atlas_misaligned{")));
    EXPECT_THAT(annotations(snapshot), HasSubstr("::warning file=synthetic.img,title=alignment::"));
    snapshot.findings = {{.kind = FindingKind::VolumesNotRead, .numbers = {5}}};
    EXPECT_THAT(metricsOf(snapshot), Not(HasSubstr("\next4atlas_misaligned{")));
    EXPECT_THAT(annotations(snapshot), HasSubstr("::warning file=synthetic.img,title=alignment::"));
}

TEST(CheckMetrics, TellWhatIsMisalignedBesideAVolumeThatCannotBeRead) {
    auto snapshot = volumeAt(2048);
    snapshot.layout.reset();
    snapshot.placement.reset();
    snapshot.findings = {firstIsUnreadable};
    ASSERT_EQ(judge(snapshot).verdict.state, AlignmentState::VolumeUnread);
    EXPECT_THAT(metricsOf(snapshot), Not(HasSubstr("\next4atlas_misaligned{")));
    snapshot.otherVolumes = {{.name = {.partition = 2}, .starts = {{4097 * 512}}, .blockSize = {4096}}};
    ASSERT_EQ(judge(snapshot).verdict.state, AlignmentState::VolumeUnread);
    EXPECT_THAT(metricsOf(snapshot), hasMisaligned("1"));
}

} // namespace
} // namespace atlas
