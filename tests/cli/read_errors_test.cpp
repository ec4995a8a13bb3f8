// SPDX-License-Identifier: GPL-3.0-or-later
// Disks with read errors: at each read in turn, and at each position. The result must be an error or contain a finding, or
// equal the result without read errors.
#include "allocation/allocation_chunk.h"
#include "cli/program.h"
#include "ext4/open_volume.h"
#include "reading/read_image.h"
#include "report/snapshot/snapshot_file.h"
#include "support/failing_source.h"
#include "support/md_superblock.h"

#include <gmock/gmock.h>
#include <set>
#include <sstream>

namespace atlas::cli {
namespace {

using testing::HasSubstr;

constexpr auto readError = "Input/output error";
Result<ImageReading> read(std::shared_ptr<const ByteSource> source) {
    ImageOptions options;
    options.path = source->name();
    auto host = hostFactsOf(*source);
    return readImage({.options = options, .file = source, .bytes = source, .host = std::move(host)});
}

struct Sample {
    const char* name;
    std::string (*make)(const test::Images&);
};

const Sample samples[] = {
    {"Ext4", [](const test::Images& images) { return images.bare("disk", 16, "-t ext4 -O quota,mmp"); }},
    {"Ext3", [](const test::Images& images) { return images.bare("disk", 16, "-t ext3 -b 1024"); }},
    {"MetaBg",
     [](const test::Images& images) {
         return images.bare("disk", 16, "-t ext4 -b 1024 -g 256 -O meta_bg,^resize_inode");
     }},
    {"Gpt",
     [](const test::Images& images) {
         return images.disk("disk", 32, "label: gpt\nsize=8M\nsize=8M\nsize=8M\n", {{18432, 8, "-t ext4"}});
     }},
    {"MbrLogical",
     [](const test::Images& images) {
         return images.disk("disk", 32, "label: dos\nsize=8M\ntype=5\nsize=4M\nsize=8M\n", {{30720, 8, "-t ext2"}});
     }},
    {"BackupSuperblock",
     [](const test::Images& images) {
         auto image = images.bare("disk", 16, "-t ext4 -b 1024");
         test::overwrite(image, 1024, std::string(1024, '\0'));
         return image;
     }},
    {"NoSuperblock",
     [](const test::Images& images) {
         auto image = images.folder().file("disk");
         test::makeSparse(image, 4 * MiB);
         return image;
     }},
    {"Raid1Member",
     [](const test::Images& images) {
         auto image = images.disk("disk", 16, "label: dos\nsize=15M\n", {{4096, 8, "-t ext4"}});
         test::overwrite(image, MiB + 4096, test::mdSuperblock({.dataOffset = 2048}));
         return image;
     }},
    {"Snapshot",
     [](const test::Images& images) {
         const auto reading = read(openFile(images.bare("disk", 16, "-t ext4")).value()).value();
         std::ostringstream out;
         writeSnapshot(reading.snapshot, out);
         return images.folder().write("saved.ext4atlas", out.str());
     }},
};

std::string bytesOf(const Snapshot& snapshot) {
    std::ostringstream out;
    writeSnapshot(snapshot, out);
    return out.str();
}

bool tellsOfReadError(const std::vector<Finding>& findings) {
    return std::ranges::any_of(findings,
                               [](const Finding& f) { return f.detail.find(readError) != std::string::npos; });
}

class ReadErrors : public testing::TestWithParam<Sample> {
protected:
    using Break = std::function<void(test::FailingSource&)>;

    [[nodiscard]] std::shared_ptr<test::FailingSource> disk(const Break& fail = {}) const {
        auto source = std::make_shared<test::FailingSource>(*m_file);
        if (fail) {
            fail(*source);
        }
        return source;
    }
    void expectTold(const Break& fail) const {
        const auto reading = read(disk(fail));
        if (!reading) {
            EXPECT_THAT(sentence(reading.error()), AllOf(HasSubstr(readError), HasSubstr("byte")));
        } else {
            // A read that was repeated lost nothing.
            EXPECT_TRUE(tellsOfReadError(reading->snapshot.findings) ||
                        bytesOf(reading->snapshot) == bytesOf(read(disk())->snapshot));
        }
    }
    /// Checks the allocation that `free` prints, for a disk whose layout was readable.
    void expectFreeTold(const Snapshot& sound, const Allocation& whole, const Break& fail) const {
        const auto allocation = readBitmaps(*disk(fail), sound.placement->bytes, *sound.layout,
                                            {{0}, sound.layout->groups.size()}, BitmapScope::BlocksAndInodes);
        if (allocation != whole) {
            EXPECT_TRUE(tellsOfReadError(allocation.findings));
        }
    }

    const test::Images m_images;
    const std::string m_image = GetParam().make(m_images);
    const std::unique_ptr<ByteSource> m_file = openFile(m_image).value();
};

TEST_P(ReadErrors, AreNoneOnASoundDiskWhicheverWayLibrariesReadIt) {
    const auto byDescriptor = read(std::shared_ptr<const ByteSource>(std::shared_ptr<void>(), m_file.get())).value();
    const auto byCopies = read(disk()).value();
    EXPECT_EQ(bytesOf(byDescriptor.snapshot), bytesOf(byCopies.snapshot));
    EXPECT_FALSE(tellsOfReadError(byCopies.snapshot.findings));
}

TEST_P(ReadErrors, AtEachReadInTurnAreTold) {
    const auto sound = disk();
    ASSERT_TRUE(read(sound));
    for (std::size_t n = 0; n < sound->reads().size(); ++n) {
        SCOPED_TRACE(testing::Message() << "read " << n << " of " << sound->reads().size());
        expectTold([n](test::FailingSource& source) { source.failRead(n); });
    }
}

TEST_P(ReadErrors, AtEachPlaceThatIsReadAreTold) {
    const auto sound = disk();
    ASSERT_TRUE(read(sound));
    std::set<ByteInterval> places;
    for (const auto& bytes : sound->reads()) {
        places.insert({bytes.first, {std::min<std::uint64_t>(bytes.count.value, 4096)}});
    }
    for (const auto& place : places) {
        SCOPED_TRACE(testing::Message() << "byte " << place.first.value);
        expectTold([&](test::FailingSource& source) { source.failBytes(place); });
    }
}

TEST_P(ReadErrors, OfBitmapsAreToldOrMadeGood) {
    const auto sound = read(disk()).value();
    if (!sound.snapshot.layout || !sound.bytes) {
        GTEST_SKIP() << "there are no bitmaps";
    }
    const auto source = disk();
    const auto groups = sound.snapshot.layout->groups.size();
    const auto whole = readBitmaps(*source, sound.snapshot.placement->bytes, *sound.snapshot.layout, {{0}, groups},
                                   BitmapScope::BlocksAndInodes);
    for (std::size_t n = 0; n < source->reads().size(); ++n) {
        const auto bytes = source->reads()[n];
        SCOPED_TRACE(testing::Message() << "read " << n << " at byte " << bytes.first.value);
        expectFreeTold(sound.snapshot, whole, [n](test::FailingSource& each) { each.failRead(n); });
        expectFreeTold(sound.snapshot, whole, [&](test::FailingSource& each) { each.failBytes(bytes); });
    }
}

INSTANTIATE_TEST_SUITE_P(Samples, ReadErrors, testing::ValuesIn(samples),
                         [](const auto& test) { return std::string(test.param.name); });

} // namespace
} // namespace atlas::cli
