// SPDX-License-Identifier: GPL-3.0-or-later
// check --files finds a fault where e2fsck -fn finds one, and none where it does not.
#include "differential/damaged_files.h"
#include "differential/e2fsck_verdict.h"
#include "support/run.h"
#include "support/temp_dir.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>

namespace atlas::test {
namespace {

struct Exception {
    const char* damage;
    const char* reason;
};

/// The damages of which the two judge differently.
constexpr Exception exceptions[] = {
    {"LeafDepth", "e2fsck does not read the depth in a leaf, but the kernel refuses the file (ext4_ext_check)"},
    {"State", "with -f, e2fsck does not mention it"},
    {"TwoJournals", "e2fsck takes the one inside, but the kernel refuses to mount it (ext4_open_journal)"},
    {"MountedInFuture", "e2fsck asks whether the clock is right, which is no fault of the file system"},
    {"OrphanOutside", "e2fsck -n does not follow the list, but the kernel reports the inode (ext4_orphan_get)"},
};

bool isException(const std::string& damage) {
    return std::ranges::any_of(exceptions, [&](const Exception& each) { return damage == each.damage; });
}

/// One image of each kind, made when the first test asks for it and copied to be damaged.
std::string filled(const std::string& kind) {
    static const TempDir folder;
    static std::map<std::string, std::string> made;
    const auto [at, isNew] = made.try_emplace(kind, folder.file(kind + ".img"));
    if (isNew) {
        makeFilled(kind, at->second);
    }
    return at->second;
}

class SoundFiles : public testing::TestWithParam<FilledKind> {};

TEST_P(SoundFiles, AreSoundToBoth) {
    const auto image = filled(GetParam().name);
    ASSERT_TRUE(e2fsckIsContent(image));
    const auto health = healthOf(image);
    EXPECT_TRUE(areWeContent(health)) << health["text"];
    EXPECT_EQ(health["files_read"], "all");
    EXPECT_EQ(health["text"], "no fault found, files included");
}

INSTANTIATE_TEST_SUITE_P(Kinds, SoundFiles, testing::ValuesIn(filledKinds()),
                         [](const auto& test) { return std::string(test.param.name); });

class DamagedFiles : public testing::TestWithParam<FileDamage> {};

TEST_P(DamagedFiles, AreJudgedLikeByE2fsck) {
    const TempDir folder;
    const auto image = folder.file("fs.img");
    mustRun("cp --sparse=always " + shellQuoted(filled(GetParam().kind)) + " " + shellQuoted(image));
    GetParam().spoil(image);
    const auto health = healthOf(image);
    EXPECT_EQ(areWeContent(health) == e2fsckIsContent(image), !isException(GetParam().name)) << health["text"];
}

INSTANTIATE_TEST_SUITE_P(Damages, DamagedFiles, testing::ValuesIn(fileDamages()),
                         [](const auto& test) { return std::string(test.param.name); });

TEST(DamagedFiles, HaveFewExceptions) {
    const auto all = fileDamages().size();
    EXPECT_GE(all, 120U);
    EXPECT_LE(std::size(exceptions) * 20, all) << "more than 5 % are exceptions";
    for (const auto& exception : exceptions) {
        EXPECT_EQ(std::ranges::count(fileDamages(), std::string(exception.damage),
                                     [](const FileDamage& each) { return std::string(each.name); }),
                  1)
            << exception.damage;
    }
}

} // namespace
} // namespace atlas::test
