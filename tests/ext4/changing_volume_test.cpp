// SPDX-License-Identifier: GPL-3.0-or-later
// Bitmaps, descriptors and owners of a file system that somebody writes while it is read.
#include "allocation/allocation_chunk.h"
#include "base/byte_source.h"
#include "ext4/read_layout.h"
#include "ext4/read_owner_map.h"
#include "layout/claims.h"
#include "layout/descriptor_location.h"
#include "support/changing_source.h"
#include "support/run.h"
#include "support/temp_dir.h"

#include <algorithm>
#include <chrono>
#include <gmock/gmock.h>

namespace atlas {
namespace {

using test::ChangingSource;
using testing::ElementsAre;
using testing::IsEmpty;
using When = ChangingSource::When;

class ChangingVolume : public testing::Test {
protected:
    /// Eight groups without BLOCK_UNINIT, with checksums, and a file of 40 blocks.
    ChangingVolume() {
        test::mustRun("mke2fs -q -F -t ext4 -b 1024 -O ^metadata_csum,^uninit_bg,^resize_inode " +
                      test::shellQuoted(m_image) + " 64M");
        test::mustRun("tune2fs -O metadata_csum " + test::shellQuoted(m_image));
        write("first", 40);
        m_volume.bytes = {{0}, file()->size()};
        m_layout = layout();
    }

    void write(const std::string& name, int kibibytes) const {
        const auto content = m_dir.write(name, std::string(static_cast<std::size_t>(kibibytes) * 1024, 'x'));
        test::mustRun("debugfs -w -R 'write " + content + " " + name + "' " + test::shellQuoted(m_image));
    }
    [[nodiscard]] std::unique_ptr<ByteSource> file() const { return openFile(m_image).value(); }
    [[nodiscard]] Layout layout() const { return resolve(readLayout(*file(), m_volume).value()); }

    [[nodiscard]] std::vector<Finding> read(const ByteSource& source) const {
        return readBitmaps(source, m_volume.bytes, m_layout, {{0}, m_layout.groups.size()},
                           BitmapScope::BlocksAndInodes)
            .findings;
    }
    [[nodiscard]] ByteOffset ofBlockBitmap(std::uint32_t group) const {
        return byteOf(m_layout.groups.blockBitmap[group], m_layout.filesystem.blockSize);
    }

    test::TempDir m_dir;
    std::string m_image = m_dir.file("fs.img");
    Placement m_volume;
    Layout m_layout;
};

std::vector<FindingKind> kinds(const std::vector<Finding>& findings) {
    std::vector<FindingKind> all;
    std::ranges::transform(findings, std::back_inserter(all), &Finding::kind);
    return all;
}

TEST_F(ChangingVolume, ThatWasWrittenAfterItsLayoutWasReadHasNoFault) {
    write("second", 60);
    EXPECT_THAT(read(*file()), IsEmpty());
    EXPECT_FALSE(layout().groups == m_layout.groups) << "nothing was written";
}

TEST_F(ChangingVolume, ThatIsWrittenWhileABitmapIsReadHasNoFault) {
    const auto source = file();
    const ChangingSource once(*source, ofBlockBitmap(3) + ByteCount{900}, When::First);
    EXPECT_THAT(read(once), IsEmpty());
    EXPECT_GE(once.reads(), 2U);
}

TEST_F(ChangingVolume, IsNamedWithTheGroupIfItNeverSettles) {
    const auto source = file();
    const ChangingSource never(*source, ofBlockBitmap(3) + ByteCount{900}, When::EverySecond);
    auto findings = read(never);
    // Each second reading is right, so the group settles as soon as it is read again.
    EXPECT_THAT(findings, IsEmpty());
    const auto descriptor = descriptorBytes(m_layout, {3})->first;
    const ChangingSource torn(*source, descriptor + ByteCount{12}, When::EverySecond);
    test::overwrite(m_image, ofBlockBitmap(3).value + 900, "\x55");
    findings = read(torn);
    ASSERT_THAT(kinds(findings), ElementsAre(FindingKind::ChangingWhileRead));
    EXPECT_EQ(findings[0].group, GroupNumber{3});
    EXPECT_EQ(findings[0].groups, GroupCount{1});
    EXPECT_EQ(severityOf(findings[0]), Severity::Note);
}

TEST_F(ChangingVolume, StillHasTheFaultsThatStayTheSame) {
    const auto source = file();
    const ChangingSource spoiled(*source, ofBlockBitmap(3) + ByteCount{900}, When::Always);
    const auto begin = std::chrono::steady_clock::now();
    EXPECT_THAT(kinds(read(spoiled)), ElementsAre(FindingKind::BitmapChecksum, FindingKind::FreeCountWrong));
    EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::milliseconds(300)) << "it waits for bytes at rest";
    m_layout.filesystem.mounted = true;
    EXPECT_THAT(kinds(read(spoiled)), ElementsAre(FindingKind::BitmapChecksum, FindingKind::FreeCountWrong));
    EXPECT_GE(spoiled.reads(), 8U) << "a mounted one is read several times";
}

class ChangingOwners : public ChangingVolume {
protected:
    [[nodiscard]] OwnerMap owners(const ByteSource& source) const {
        return readOwnerMap(source, m_volume.bytes, m_layout);
    }
    /// The byte of the bitmap of group 0 with the bits of the first blocks of the file.
    [[nodiscard]] ByteOffset bitsOfFile() const {
        const auto map = owners(*file());
        const auto own =
            std::ranges::find_if(map.stretches, [](const OwnedBlocks& each) { return each.blocks.count.value >= 40; });
        const auto& fs = m_layout.filesystem;
        return ofBlockBitmap(fs.groupOf(own->blocks.first).value) +
               ByteCount{fs.bitOf(own->blocks.first + BlockCount{8}) / 8};
    }
};

TEST_F(ChangingOwners, HaveNoFaultWhereTheBitmapChanges) {
    const auto at = bitsOfFile();
    const auto source = file();
    for (const auto when : {When::First, When::EverySecond}) {
        const ChangingSource changing(*source, at, when);
        const auto map = owners(changing);
        EXPECT_EQ(map.freeButOwned, 0U);
        EXPECT_EQ(map.contested, 0U);
    }
}

TEST_F(ChangingOwners, HaveTheFaultThatStaysTheSame) {
    const auto at = bitsOfFile();
    const auto source = file();
    const ChangingSource spoiled(*source, at, When::Always);
    EXPECT_EQ(owners(spoiled).unreadBitmaps, 1U) << "its checksum stays wrong, so that it proves nothing";
    EXPECT_FALSE(owners(spoiled).isComplete());
    EXPECT_THAT(owners(spoiled).changingGroups, IsEmpty());
}

TEST_F(ChangingOwners, OfFilesWrittenAfterTheLayoutWasReadHaveNoFault) {
    write("second", 3000);
    const auto map = owners(*file());
    EXPECT_EQ(map.freeButOwned, 0U);
    EXPECT_THAT(map.changingGroups, IsEmpty());
}

} // namespace
} // namespace atlas
