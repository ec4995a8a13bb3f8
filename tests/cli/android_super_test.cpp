// SPDX-License-Identifier: GPL-3.0-or-later
// Android's `super`: the metadata is written as liblp describes it, because distributions do not package its tools.
#include "base/digest.h"
#include "base/units.h"
#include "cli/program.h"
#include "support/file_text.h"

#include <gmock/gmock.h>

namespace atlas::test {
namespace {

using testing::HasSubstr;

std::string littleText(std::uint64_t value, std::size_t bytes) {
    std::string text;
    for (std::size_t n = 0; n < bytes; ++n) {
        text += static_cast<char>(value >> 8 * n);
    }
    return text;
}

std::string sha256Of(std::string_view text) {
    Digest hash(DigestKind::Sha256);
    hash.add(std::as_bytes(std::span(text)));
    const auto hex = hash.takeHex();
    std::string bytes;
    for (std::size_t n = 0; n < hex.size(); n += 2) {
        bytes += static_cast<char>(std::stoi(hex.substr(n, 2), nullptr, 16));
    }
    return bytes;
}

/// `text`, whose 32 bytes at `at` are zeros, with its SHA-256 there.
std::string hashed(std::string text, std::size_t at) { return text.replace(at, 32, sha256Of(text)); }

struct SuperExtent {
    std::uint64_t sectors;
    std::uint64_t first;
};

std::string partitionEntry(std::string name, std::uint64_t firstExtent, std::uint64_t extents) {
    name.resize(36, '\0');
    return name + littleText(1, 4) + littleText(firstExtent, 4) + littleText(extents, 4) + littleText(0, 4);
}

/// The metadata of two partitions: one extent for vendor_a, the others for system_a.
std::string metadataOf(const std::vector<SuperExtent>& extents) {
    std::string tables = partitionEntry("vendor_a", 0, 1) + partitionEntry("system_a", 1, extents.size() - 1);
    const auto extentsAt = tables.size();
    for (const auto& extent : extents) {
        tables += littleText(extent.sectors, 8) + littleText(0, 4) + littleText(extent.first, 8) + littleText(0, 4);
    }
    const auto end = tables.size();
    const auto table = [](std::uint64_t at, std::uint64_t count, std::uint64_t bytes) {
        return littleText(at, 4) + littleText(count, 4) + littleText(bytes, 4);
    };
    return hashed("0PLA" + littleText(10, 2) + littleText(2, 2) + littleText(128, 4) + std::string(32, '\0') +
                      littleText(end, 4) + sha256Of(tables) + table(0, 2, 52) + table(extentsAt, extents.size(), 24) +
                      table(end, 0, 48) + table(end, 0, 64),
                  12) +
           tables;
}

/// A file of 16 MiB whose partition system_a holds `system`, of 8 MiB, in two extents in reverse order.
std::string superWith(const TempDir& folder, const std::string& system) {
    const auto half = system.size() / 2;
    std::string all(16 * MiB, '\0');
    const auto geometry = hashed("gDla" + littleText(52, 4) + std::string(32, '\0') + littleText(65536, 4) +
                                     littleText(2, 4) + littleText(4096, 4),
                                 8);
    all.replace(4096, geometry.size(), geometry);
    const auto metadata = metadataOf({{2048, 4096}, {half / 512, 12 * MiB / 512}, {half / 512, 4 * MiB / 512}});
    all.replace(12288, metadata.size(), metadata);
    all.replace(12 * MiB, half, system, 0, half);
    all.replace(4 * MiB, half, system, half);
    return folder.write("super.img", all);
}

class AndroidSuper : public testing::Test {
protected:
    Images images;
    std::string raw = images.bare("system.img", 8, "-t ext4");
};

TEST_F(AndroidSuper, OpensThePartitionWithExt) {
    const auto half = fileText(raw).size() / 2;
    const auto all = superWith(images.folder(), fileText(raw));
    const auto disk = cliJson("info --json " + all)["disk"];
    EXPECT_EQ(disk["size"], 2 * half);
    EXPECT_EQ(disk["envelope"]["format"], "android_super");
    EXPECT_EQ(disk["envelope"]["member"], "system_a");
    EXPECT_THAT(disk["envelope"]["stored"].dump(), HasSubstr("vendor_a (1048576 B)"));
    EXPECT_EQ(cliJson("layout --json " + all)["groups"], cliJson("layout --json " + raw)["groups"]);
    EXPECT_EQ(cliJson("check --health --json " + all)["health"], cliJson("check --health --json " + raw)["health"]);
}

TEST_F(AndroidSuper, IsOpenedByItsBackupsIfDamaged) {
    const auto all = superWith(images.folder(), fileText(raw));
    spoil(all, 4096 + 40, "x");
    EXPECT_THAT(cli("info " + all).err, HasSubstr("has no intact geometry")) << "there is no second one here";
    spoil(all, 8192, fileText(all).substr(4096, 52).replace(40, 1, std::string(1, '\0')));
    EXPECT_EQ(cliJson("info --json " + all)["disk"]["envelope"]["member"], "system_a");
    spoil(all, 12288 + 128, "x");
    EXPECT_THAT(cli("info " + all).err, HasSubstr("has no intact list"));
}

TEST_F(AndroidSuper, WithoutExtIsNamedWithItsPartitions) {
    const auto all = superWith(images.folder(), std::string(8 * MiB, 'x'));
    const auto ran = cli("info " + all);
    EXPECT_EQ(ran.exitCode, 3);
    EXPECT_THAT(ran.err, HasSubstr("has no partition with ext that lies in it: vendor_a, system_a"));
}

} // namespace
} // namespace atlas::test
