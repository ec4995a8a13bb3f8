// SPDX-License-Identifier: GPL-3.0-or-later
#include "layout/health.h"

#include <gtest/gtest.h>

namespace atlas {
namespace {

/// A snapshot that the reader made of a disk on which it found nothing.
Snapshot unread() {
    Snapshot snapshot;
    snapshot.disk.path = "disk.img";
    snapshot.noVolume = Error{.kind = ErrorKind::Io,
                              .what = "no ext superblock",
                              .where = "disk.img",
                              .found = "0x0000",
                              .expected = "0xEF53",
                              .hint = "another disk"};
    return snapshot;
}

std::string why(const Snapshot& snapshot) { return sentence(whyNoVolume(snapshot, "opened")); }

TEST(WhyNoVolume, IsTheErrorOfTheReader) {
    auto snapshot = unread();
    EXPECT_EQ(why(snapshot), "disk.img: no ext superblock; found 0x0000, expected 0xEF53; try: another disk");
    EXPECT_EQ(whyNoVolume(snapshot, "opened").kind, ErrorKind::Io);
    snapshot.findings.push_back(
        {.kind = FindingKind::VolumeUnreadable, .volume = {.partition = 2}, .detail = "of another volume"});
    EXPECT_EQ(why(snapshot), why(unread()));
}

TEST(WhyNoVolume, OfAFileThatIsNoDiskIsWhatItIs) {
    auto snapshot = unread();
    snapshot.findings.push_back({.kind = FindingKind::NotADisk, .detail = "a PNG picture"});
    EXPECT_EQ(why(snapshot), "disk.img: this is a PNG picture, not a disk image");
}

TEST(WhyNoVolume, OfAnOlderSnapshotFollowsFromWhatItHolds) {
    auto snapshot = unread();
    snapshot.noVolume.reset();
    snapshot.disk.content.type = "xfs";
    EXPECT_EQ(why(snapshot),
              "disk.img: holds no ext2, ext3 or ext4 file system; found xfs, expected ext2, ext3 or ext4");
    snapshot.findings.push_back({.kind = FindingKind::VolumeUnreadable, .detail = "disk.img: the likeliest"});
    snapshot.findings.push_back({.kind = FindingKind::VolumeUnreadable, .detail = "disk.img: another"});
    EXPECT_EQ(why(snapshot), "disk.img: the likeliest");
}

TEST(WhyNoVolume, NamesWhatWasOpenedWhereTheImageIsNotNamed) {
    auto snapshot = unread();
    snapshot.noVolume->where.clear();
    EXPECT_TRUE(why(snapshot).starts_with("disk.img: "));
    snapshot.disk.path.clear();
    EXPECT_TRUE(why(snapshot).starts_with("opened: "));
}

TEST(WhyUnreadable, IsTheFindingOfThatVolume) {
    auto snapshot = unread();
    snapshot.findings = {
        {.kind = FindingKind::NotLookedAt, .volume = {.partition = 1}, .detail = "not looked at"},
        {.kind = FindingKind::VolumeUnreadable, .volume = {.partition = 2}, .detail = "disk.img: of the second"},
        {.kind = FindingKind::VolumeUnreadable, .volume = {2, "vg/root"}, .detail = ": of the volume, redacted"}};
    const auto of = [&](const VolumeName& volume) {
        const auto error = whyUnreadable(snapshot, volume, "opened");
        return error ? sentence(*error) : std::string();
    };
    EXPECT_EQ(of({.partition = 1}), "");
    EXPECT_EQ(of({.partition = 2}), "disk.img: of the second");
    EXPECT_EQ(of({2, "vg/root"}), "opened: of the volume, redacted");
    EXPECT_EQ(of({.logicalVolume = "vg/root"}), "") << "a finding bears the whole name";
}

TEST(WhyNoVolume, SteersNoTerminal) {
    auto snapshot = unread();
    snapshot.noVolume = Error{.what = "a\x1B[31m", .where = "b\x1B[31m", .found = "c\x1B[31m", .hint = "d\x1B[31m"};
    EXPECT_EQ(why(snapshot).find('\x1B'), std::string::npos);
    snapshot.noVolume.reset();
    snapshot.findings.push_back({.kind = FindingKind::VolumeUnreadable, .detail = "e\x1B[31m"});
    EXPECT_EQ(why(snapshot), "e\\x1B[31m");
}

} // namespace
} // namespace atlas
