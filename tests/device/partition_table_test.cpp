// SPDX-License-Identifier: GPL-3.0-or-later
// Compares partition tables with the output of sfdisk --json.
#include "device/images.h"
#include "device/read_disk.h"

#include <algorithm>
#include <cctype>
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

namespace atlas {
namespace {

using nlohmann::json;
using testing::ElementsAre;
using testing::IsEmpty;

struct TableCase {
    std::string name, script;
    std::uint64_t bytes = 64 * MiB;
};

std::string nameOf(const testing::TestParamInfo<TableCase>& info) { return info.param.name; }

class Tables : public testing::TestWithParam<TableCase> {};

/// sfdisk prints MBR types as "c" and "83".
std::string typeCode(const std::string& type) {
    return type.size() > 2 ? type : fmt::format("0x{:02x}", std::stoi(type, nullptr, 16));
}

void expectSame(const Partition& ours, const json& theirs) {
    SCOPED_TRACE(theirs.dump());
    const auto node = theirs.at("node").get<std::string>();
    EXPECT_TRUE(node.ends_with("disk.img" + std::to_string(ours.number)));
    EXPECT_EQ(ours.sectors.first.value, theirs.at("start").get<std::uint64_t>());
    EXPECT_EQ(ours.sectors.count.value, theirs.at("size").get<std::uint64_t>());
    EXPECT_EQ(ours.typeCode, typeCode(theirs.at("type").get<std::string>()));
    EXPECT_EQ(ours.name, theirs.value("name", ""));
    const auto attrs = theirs.value("attrs", "");
    EXPECT_EQ(ours.bootable, theirs.value("bootable", false) || attrs.find("LegacyBIOSBootable") != std::string::npos);
    EXPECT_EQ(ours.uuid, theirs.value("uuid", ours.uuid));
    EXPECT_FALSE(ours.typeName.empty());
}

TEST_P(Tables, EqualSfdisk) {
    const test::TempDir folder;
    const auto image = test::partitioned(folder, GetParam().script, GetParam().bytes);
    const auto oracle = json::parse(test::mustRun("sfdisk --json " + test::shellQuoted(image))).at("partitiontable");
    const auto before = test::fingerprint(image);

    const auto disk = test::readDisk(image, {});

    EXPECT_EQ(test::fingerprint(image), before);
    ASSERT_TRUE(disk) << sentence(disk.error());
    EXPECT_EQ(name(disk->table.kind), oracle.at("label") == "gpt" ? "GPT" : "MBR");
    EXPECT_EQ(disk->table.id, oracle.at("id").get<std::string>());
    EXPECT_EQ(disk->size.value, GetParam().bytes);
    EXPECT_FALSE(disk->isDevice);
    EXPECT_THAT(disk->table.faults, IsEmpty());
    const auto partitions = oracle.value("partitions", json::array());
    ASSERT_EQ(disk->table.partitions.size(), partitions.size());
    for (std::size_t i = 0; i < partitions.size(); ++i) {
        expectSame(disk->table.partitions[i], partitions[i]);
    }
}

std::string lines(std::string text, const std::string& line, int times) {
    for (int i = 0; i < times; ++i) {
        text += line;
    }
    return text;
}

INSTANTIATE_TEST_SUITE_P(
    Made, Tables,
    testing::Values(
        TableCase{"GptDefault", "label: gpt\nsize=16M\nsize=16M,type=S\n,\n"}, TableCase{"GptEmpty", "label: gpt\n"},
        TableCase{"GptAt34", "label: gpt\nfirst-lba: 34\nstart=34,size=1M\n"},
        TableCase{"GptNames",
                  "label: gpt\nsize=1M,name=\"d\xC3\xA5ta one\",attrs=LegacyBIOSBootable\nsize=1M,type=U\n"},
        TableCase{"GptNumbers", "label: gpt\n5: size=1M\n2: size=2M\n9: size=1M\n"},
        TableCase{"GptNotInDiskOrder", "label: gpt\n1: start=40960,size=1M\n2: start=2048,size=1M\n"},
        TableCase{"GptHuge", "label: gpt\nsize=3T\n,\n", std::uint64_t{8} << 40},
        TableCase{"GptManyEntries", lines("label: gpt\ntable-length: 1000\n", "size=1M\n", 120), 128 * MiB},
        TableCase{"GptOddSize", "label: gpt\nsize=1M\n", 64 * MiB + 700},
        TableCase{"MbrDefault", "label: dos\nlabel-id: 0x12345678\nsize=16M,bootable\nsize=8M,type=c\ntype=82\n"},
        TableCase{"MbrEmpty", "label: dos\n"}, TableCase{"MbrAt63", "label: dos\nstart=63,size=1M\n"},
        TableCase{"MbrLogical", "label: dos\nsize=8M\nsize=40M,type=5\nsize=4M\nsize=4M,type=82\nsize=1M\n"},
        TableCase{"MbrExtendedLba", "label: dos\ntype=f\nsize=4M\nsize=4M\n"},
        TableCase{"MbrGapInNumbers", "label: dos\n4: size=8M\n2: size=8M\n"},
        TableCase{"MbrManyLogical", lines("label: dos\ntype=5\n", "size=64K\n", 30), 128 * MiB}),
    nameOf);

TEST(Mbr, TellsRolesApart) {
    const test::TempDir folder;
    const auto disk = test::readDisk(test::partitioned(folder, "label: dos\nsize=8M\ntype=5\nsize=4M\n"), {});
    ASSERT_TRUE(disk);
    ASSERT_EQ(disk->table.partitions.size(), 3u);
    EXPECT_EQ(disk->table.find(1)->role, PartitionRole::Primary);
    EXPECT_EQ(disk->table.find(2)->role, PartitionRole::Extended);
    EXPECT_EQ(disk->table.find(5)->role, PartitionRole::Logical);
    EXPECT_EQ(disk->table.find(5)->typeName, "Linux");
}

TEST(Gpt, IsReadOfAHybridDisk) {
    if (!test::hasTool("sgdisk")) {
        GTEST_SKIP() << "sgdisk is not installed";
    }
    const test::TempDir folder;
    const auto image = test::partitioned(folder, "label: gpt\nsize=8M\nsize=8M\n");
    test::mustRun("sgdisk --hybrid 1 " + test::shellQuoted(image));
    const auto disk = test::readDisk(image, {});
    ASSERT_TRUE(disk);
    EXPECT_EQ(disk->table.kind, TableKind::Gpt);
    EXPECT_EQ(disk->table.partitions.size(), 2u);
    EXPECT_THAT(disk->table.faults, ElementsAre(TableFault{.kind = TableFaultKind::HybridMbr, .amount = 1}));
}

} // namespace
} // namespace atlas
