// SPDX-License-Identifier: GPL-3.0-or-later
// Types the cures of random images: each leads to what its simulation promised, and a move keeps the data.
#include "cli/program.h"
#include "support/md_superblock.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <random>

namespace atlas::test {
namespace {

using Json = nlohmann::json;

constexpr std::uint64_t volumeSectors = 16384; // 8 MiB
constexpr int images = 64;

enum class Inside { Ext, Mirror, Luks };

struct Recipe {
    Inside inside{};
    std::string label;
    std::uint64_t start = 0;
    std::uint64_t into = 0; ///< sectors from the partition's start to its payload
    std::uint64_t room = 0; ///< free sectors behind it
    std::uint32_t blockSize = 4096;
    std::string options{}; ///< of check
};

Recipe recipe(int number) {
    std::mt19937 random(static_cast<unsigned>(number)); // NOLINT(cert-msc51-cpp): the same images in every run
    const auto oneOf = [&](auto values) {
        return values[std::uniform_int_distribution<std::size_t>(0, values.size() - 1)(random)];
    };
    Recipe made;
    made.inside = number % 9 == 0 ? Inside::Luks : number % 3 == 0 ? Inside::Mirror : Inside::Ext;
    made.label = oneOf(std::array{"dos", "gpt"});
    made.start = oneOf(std::array{34U, 63U, 63U, 2047U, 2049U, 2055U, 2056U, 4095U, 2048U});
    made.into = made.inside == Inside::Ext      ? 0
                : made.inside == Inside::Mirror ? oneOf(std::array{2048U, 2049U, 2055U})
                                                : oneOf(std::array{32769U, 4096U, 4097U, 32775U});
    made.room = oneOf(std::array{0U, 8U, 2048U, 2048U, 20000U});
    made.blockSize = oneOf(std::array{1024U, 2048U, 4096U, 4096U, 4096U});
    made.options = oneOf(std::array{"", "", "", "--drive 512e-jumper", "--physical-sector 8192", "--drive sd",
                                    "--stripe 192k", "--physical-sector 512"});
    return made;
}

std::string volumeOf(const Recipe& recipe, const Images& images) {
    auto path = images.folder().file("volume");
    if (recipe.inside == Inside::Luks) {
        makeSparse(path, (recipe.into + 2048) * 512);
        mustRun(
            fmt::format("cryptsetup luksFormat -q --type luks1 --pbkdf-force-iterations 1000 --align-payload {} {} -",
                        recipe.into, shellQuoted(path)),
            "secret");
    } else {
        makeSparse(path, volumeSectors * 512);
        mustRun(fmt::format("mke2fs -q -F -t ext4 -b {} {}", recipe.blockSize, shellQuoted(path)));
    }
    return path;
}

std::string make(const Recipe& recipe, const Images& images) {
    const auto volume = volumeOf(recipe, images);
    const auto inside = recipe.inside == Inside::Luks ? recipe.into + 2048 : recipe.into + volumeSectors;
    const auto gpt = recipe.label == "gpt";
    const auto path = images.folder().file("disk.img");
    makeSparse(path, (recipe.start + inside + recipe.room + (gpt ? 33 : 0)) * 512);
    mustRun("sfdisk -q --force " + shellQuoted(path), fmt::format("label: {}\nunit: sectors\n{}{},{},L\n", recipe.label,
                                                                  gpt ? "first-lba: 34\n" : "", recipe.start, inside));
    const auto at = recipe.start + (recipe.inside == Inside::Luks ? 0 : recipe.into);
    mustRun(fmt::format("dd if={} of={} bs=512 seek={} conv=notrunc,sparse status=none", shellQuoted(volume),
                        shellQuoted(path), at));
    if (recipe.inside == Inside::Mirror) {
        overwrite(path, recipe.start * 512 + 4096,
                  mdSuperblock({.dataOffset = recipe.into, .dataSectors = volumeSectors}));
    }
    return path;
}

Json checked(const Recipe& recipe, const std::string& image) {
    const auto ran = cli("check --json --partition 1 " + recipe.options + " " + shellQuoted(image));
    EXPECT_THAT(ran.exitCode, testing::AnyOf(0, 1)) << ran.err;
    return Json::parse(ran.out, nullptr, false);
}

std::string scriptOf(const Json& causes) {
    std::string script;
    for (const auto& cause : causes) {
        for (const auto& command : cause["commands"]) {
            auto text = command["command"].get<std::string>();
            constexpr std::string_view format = "cryptsetup luksFormat";
            if (const auto at = text.find(format); at != std::string::npos) {
                text.replace(at, format.size(),
                             "echo secret | cryptsetup --batch-mode --pbkdf-force-iterations 1000 luksFormat");
            }
            if (text.starts_with("mke2fs ")) {
                text.insert(7, "-F ");
            }
            script += text + "\n";
        }
    }
    return script;
}

bool loopDevicesWork(const std::string& image) {
    return run("loop=$(losetup --find --show --read-only " + shellQuoted(image) + ") && losetup --detach \"$loop\"")
               .exitCode == 0;
}

/// The bytes of the payload, when no cure rewrites them.
std::string payloadSum(const Recipe& recipe, const Json& check, const std::string& image) {
    const auto start = check["partitions"][0]["start_byte"].get<std::uint64_t>() / 512;
    const auto sectors = recipe.inside == Inside::Luks ? recipe.into + 2048 : recipe.into + volumeSectors;
    return mustRun(
        fmt::format("dd if={} bs=512 skip={} count={} status=none | sha1sum", shellQuoted(image), start, sectors));
}

bool onlyMoves(const Json& causes) {
    return std::ranges::all_of(causes, [](const Json& cause) {
        return cause["commands"].empty() || (!cause["move"].is_null() && cause["move"]["shrinks"] == false);
    });
}

void expectAsPromised(const Json& causes, const Json& after) {
    const auto& promised = causes.back()["after"];
    if (after["state"] == "no_volume") {
        EXPECT_EQ(promised["verdict"], "whole") << "the starts are, and there is nothing more to judge";
    } else {
        EXPECT_EQ(after["verdict"], promised["verdict"]);
    }
    for (const auto& row : after["stack"]) {
        if (row["kind"] == "filesystem") {
            EXPECT_EQ(row["remainders"], promised["remainders"]);
        }
    }
    const bool rewritten = scriptOf(causes).contains("mke2fs") || scriptOf(causes).contains("resize2fs");
    if (!rewritten && !after["structures"].empty()) {
        EXPECT_EQ(after["read_modify_writes"]["total"], promised["read_modify_writes"]);
    }
}

class TypedCures : public testing::TestWithParam<int> {};

TEST_P(TypedCures, LeadToWhatTheyPromise) {
    const auto recipe = test::recipe(GetParam());
    if (recipe.inside == Inside::Luks && !hasTool("cryptsetup")) {
        GTEST_SKIP() << "cryptsetup is not installed";
    }
    const Images images;
    const auto image = make(recipe, images);
    const auto before = checked(recipe, image);
    const auto& causes = before["causes"];
    const auto script = scriptOf(causes);
    SCOPED_TRACE(fmt::format("start {} into {} room {} block {} {}\n{}", recipe.start, recipe.into, recipe.room,
                             recipe.blockSize, recipe.options, script));
    if (before["verdict"] == "whole" && recipe.options.empty()) {
        EXPECT_EQ(causes, Json::array());
    }
    if (script.empty() || script.contains("mdadm")) {
        return;
    }
    if (script.contains("losetup") && !loopDevicesWork(image)) {
        GTEST_SKIP() << "no loop devices here";
    }
    const auto sum = payloadSum(recipe, before, image);
    const auto ran = run("set -e\n" + script);
    detachLoops(image);
    ASSERT_EQ(ran.exitCode, 0) << ran.out << ran.err;
    const auto after = checked(recipe, image);
    if (std::ranges::none_of(causes, [](const Json& cause) { return cause["commands"].empty(); })) {
        expectAsPromised(causes, after);
        EXPECT_EQ(after["causes"], Json::array());
    }
    if (onlyMoves(causes)) {
        EXPECT_EQ(payloadSum(recipe, after, image), sum) << "the data are other ones";
    }
}

INSTANTIATE_TEST_SUITE_P(Random, TypedCures, testing::Range(0, images));

TEST(TypedCures, KeepWhatCompensatesForItsPartition) {
    if (!hasTool("cryptsetup")) {
        GTEST_SKIP() << "cryptsetup is not installed";
    }
    const Images images;
    const Recipe luks{.inside = Inside::Luks, .label = "dos", .start = 63, .into = 32769, .room = 8192};
    const auto check = checked(luks, make(luks, images));
    EXPECT_EQ(check["state"], "no_volume") << "the starts are whole, and nobody can look inside";
    EXPECT_EQ(check["causes"], Json::array()) << "a move to sector 2048 would make the data straddle";
}

} // namespace
} // namespace atlas::test
