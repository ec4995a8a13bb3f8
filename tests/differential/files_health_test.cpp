// SPDX-License-Identifier: GPL-3.0-or-later
// check --files finds a fault where e2fsck -fn exits with an error, and none where it exits with 0.
#include "differential/damaged_files.h"
#include "support/paths.h"
#include "support/run.h"
#include "support/temp_dir.h"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <map>
#include <nlohmann/json.hpp>

namespace atlas::test {
namespace {

struct Exception {
    const char* damage;
    const char* reason;
};

/// The damages of which the two judge differently.
constexpr Exception exceptions[] = {
    {"LeafDepth", "e2fsck does not read the depth in a leaf, but the kernel refuses the file (ext4_ext_check)"},
    {"OrphanOutside", "e2fsck -n does not follow the list, but the kernel reports the inode (ext4_orphan_get)"},
};

bool isException(const std::string& damage) {
    return std::ranges::any_of(exceptions, [&](const Exception& each) { return damage == each.damage; });
}

bool e2fsckIsContent(const std::string& image) { return run("e2fsck -fn " + shellQuoted(image)).exitCode == 0; }

nlohmann::json healthOf(const std::string& image) {
    const auto ran = run(
        fmt::format("timeout 20 {} check --files --json {}", shellQuoted(built("ext4atlas-cli")), shellQuoted(image)));
    return nlohmann::json::parse(ran.out)["health"];
}

bool areWeContent(const nlohmann::json& health) { return health["verdict"] == "healthy"; }

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
    EXPECT_GE(all, 60U);
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
