// SPDX-License-Identifier: GPL-3.0-or-later
#include "agreement/damaged_images.h"

#include "cli/unreadable_images.h"
#include "support/md_superblock.h"

#include <filesystem>
#include <fmt/format.h>

namespace atlas::test {
namespace {

constexpr auto plainExt4 = "-t ext4 -b 4096";
constexpr std::uint64_t superblock = 1024;

std::string bare(const Images& images) {
    return images.bare("bare.img", 24, std::string(plainExt4) + " -g 2048 -J size=4");
}

/// A bare volume of three groups, modified by the debugfs commands `requests`.
auto debugged(const char* requests) {
    return [=](const Images& images) {
        const auto path = bare(images);
        mustRun("debugfs -w -f - " + shellQuoted(path) + " 2>/dev/null", requests);
        return path;
    };
}

/// A bare volume with `bytes` written at `offset`.
auto overwritten(std::uint64_t offset, std::string bytes) {
    return [=](const Images& images) {
        const auto path = bare(images);
        overwrite(path, offset, bytes);
        return path;
    };
}

constexpr std::uint64_t inodeTable = 55; ///< first block of group 0's in bare()
constexpr std::uint64_t inodeAt(std::uint64_t number) { return inodeTable * 4096 + (number - 1) * 256; }

/// A bare volume with `count` zero bytes at `offset`.
auto zeroed(std::uint64_t offset, std::size_t count) { return overwritten(offset, std::string(count, '\0')); }

std::string journalHeaderWiped(const Images& images) {
    const auto path = bare(images);
    const auto block = std::stoull(mustRun("debugfs -R 'bmap <8> 0' " + shellQuoted(path) + " 2>/dev/null"));
    overwrite(path, block * 4096, std::string(4096, '\0'));
    return path;
}

std::string truncated(const Images& images) {
    const auto path = bare(images);
    std::filesystem::resize_file(path, std::filesystem::file_size(path) - (std::uint64_t{1} << 20));
    return path;
}

auto disk(const char* script, std::vector<PartitionContent> contents = {}) {
    return [=](const Images& images) { return images.disk("disk.img", 40, script, contents); };
}

std::string cutShort(const Images& images) {
    const auto path = images.disk("disk.img", 40, "label: gpt\nstart=2048, size=24MiB\n", {{2048, 24, plainExt4}});
    std::filesystem::resize_file(path, std::filesystem::file_size(path) - (std::uint64_t{1} << 20));
    return path;
}

/// A bare volume in front of the footer of Android Verified Boot.
std::string footerBehind(const Images& images) {
    const auto path = bare(images);
    const auto size = std::filesystem::file_size(path);
    std::filesystem::resize_file(path, size + 4096);
    overwrite(path, size + 4032, "AVBf");
    return path;
}

std::string overlappingPartitions(const Images& images) {
    const auto path = images.disk("disk.img", 40, "label: dos\nstart=2048, size=24MiB\n", {{2048, 24, plainExt4}});
    // A second entry that begins at sector 4,096, inside the first.
    overwrite(path, 446 + 16,
              std::string("\0\xFE\xFF\xFF\x83\xFE\xFF\xFF", 8) + std::string("\0\x10\0\0\0\x20\0\0", 8));
    return path;
}

/// Beside ext4 that is whole, a partition at sector `start` with a member of a RAID 5: its data begin `dataOffset`
/// sectors inside.
auto memberBesideExt4(std::uint64_t start, std::uint64_t dataOffset) {
    return [=](const Images& images) {
        const auto path = images.disk("disk.img", 40, fmt::format("label: dos\n2048,49152,83\n{},16384,fd\n", start),
                                      {{2048, 24, plainExt4}});
        overwrite(path, start * 512 + 4096,
                  mdSuperblock({.level = 5, .members = 3, .dataOffset = dataOffset, .chunkSectors = 1024}));
        return path;
    };
}

std::vector<DamagedImage> ofTheVolume() {
    return {
        {"PrimarySuperblockLost", overwritten(superblock, std::string(1024, '\0')), "superblock_from_backup"},
        {"SuperblockChecksum", overwritten(superblock + 0x78, "other label"), "superblock_checksum"},
        {"DescriptorChecksum", overwritten(4096 + 64 + 0x1E, "\x12\x34"), "descriptor_checksum"},
        {"NotClean", debugged("ssv state 0\n"), "not_clean"},
        {"NeedsRecovery", debugged("feature needs_recovery\n"), "needs_recovery"},
        {"JournalInodeWithoutExtents", zeroed(inodeAt(8) + 0x28, 60), "system_file_faulty"},
        {"JournalInodeWiped", zeroed(inodeAt(8), 256), "system_file_faulty"},
        {"JournalInodeShort", debugged("sif <8> size 900000000\n"), "system_file_faulty"},
        {"JournalOfSizeZero", debugged("sif <8> size 0\n"), "system_file_faulty"},
        {"JournalIsADirectory", debugged("sif <8> mode 040755\n"), "system_file_faulty"},
        {"JournalNotNamed", debugged("ssv journal_inum 0\n"), "system_file_faulty"},
        {"JournalHeaderWiped", journalHeaderWiped, "system_file_faulty"},
        {"RootDirectoryWiped", zeroed(inodeAt(2), 256), "system_file_faulty"},
        {"ResizeInodeWiped", zeroed(inodeAt(7), 256), "system_file_faulty"},
        {"UnusedInodesBeyondTheGroup", debugged("set_bg 1 itable_unused 60000\nset_bg 1 checksum calc\n"),
         "count_impossible"},
        {"ErrorsRecordedByTheKernel", debugged("ssv error_count 7\n"), "errors_recorded"},
        {"BitmapOutside", debugged("set_bg 1 block_bitmap 999999\nset_bg 1 checksum calc\n"), "outside_volume"},
        {"BitmapOnAnother", debugged("set_bg 1 block_bitmap 1\nset_bg 1 checksum calc\n"), "claim_lost"},
        {"CutShort", truncated, "volume_past_end"},
    };
}

std::vector<DamagedImage> ofTheDisk() {
    return {
        {"GptCutShort", cutShort, "table_faulty"},
        {"Overlap", overlappingPartitions, "table_faulty"},
        {"SwapOffTheGridBesideExt4", disk("label: dos\n2048,49152,L\n51201,8192,S\n", {{2048, 24, plainExt4}}),
         "start_off_grid"},
        {"RoomBehind", disk("label: dos\n2048,65536,L\n", {{2048, 24, plainExt4}}), "room_behind"},
        {"FooterBehind", footerBehind, "something_behind"},
        {"Displaced", disk("label: dos\n2048,57344,L\n", {{2056, 24, plainExt4}}), "displaced_filesystem"},
        {"UnknownFeature", debugged("feature FEATURE_I19\n"), "features_unsupported"},
        {"SmallBlocks", disk("label: dos\n2048,49152,L\n", {{2048, 24, "-t ext4 -b 1024"}}),
         "block_smaller_than_sector"},
        {"SmallBlocksOffTheGrid", disk("label: dos\n2050,49152,L\n", {{2050, 24, "-t ext4 -b 1024"}}),
         "start_off_grid"},
        {"StartAssumed", bare, "start_assumed"},
        {"TableOfOtherSectors", disk("label: dos\n2048,49152,L\n", {{2048, 24, plainExt4}}), "table_of_other_sectors",
         "--drive 4kn"},
        {"SmallBlocksBesideExt4",
         disk("label: dos\n2048,49152,L\n51200,16384,L\n", {{2048, 24, plainExt4}, {51200, 8, "-t ext2 -b 1024"}}),
         "block_smaller_than_sector"},
        {"SecondOfTwoAlone", disk("label: dos\n2048,49152,L\n51200,8192,S\n", {{2048, 24, plainExt4}}), "not_looked_at",
         "--partition 1"},
        {"MemberOffTheGridBesideExt4", memberBesideExt4(51200, 2049), "layer_off_grid"},
        {"MemberOnTheGridInAPartitionOffIt", memberBesideExt4(51201, 2047), "start_compensated"},
        {"ExtendedOffTheGrid", disk("label: dos\n2049,65536,Ex\n4096,49152,L\n", {{4096, 24, plainExt4}}), ""},
        {"BothOffTheGrid", disk("label: dos\n63,49152,L\n51201,8192,S\n", {{63, 24, plainExt4}}), "start_off_grid"},
        {"SecondOfTwo", disk("label: gpt\nfirst-lba: 34\n35,4096,S\n6144,49152,L\n", {{6144, 24, plainExt4}}),
         "start_off_grid", "--partition 2"},
        {"OneOfTwoWithoutExt", disk("label: dos\n2049,2048,S\n8192,2048,S\n"), "start_off_grid", "--partition 2"},
        {"TwoWithoutExt", disk("label: dos\n2049,2048,S\n8191,2048,S\n"), "start_off_grid"},
        {"Text",
         [](const Images& images) {
             const auto path = images.folder().file("notes.txt");
             mustRun("seq 1000 > " + shellQuoted(path));
             return path;
         },
         ""},
        {"NothingRecognised",
         [](const Images& images) {
             const auto path = images.folder().file("empty.img");
             makeSparse(path, 1 << 20);
             return path;
         },
         ""},
    };
}

} // namespace

const std::vector<DamagedImage>& damagedImages() {
    static const auto all = [] {
        auto images = ofTheVolume();
        std::ranges::move(ofTheDisk(), std::back_inserter(images));
        for (const auto& unreadable : unreadableImages()) {
            images.push_back({unreadable.name.c_str(), unreadable.make, "volume_unreadable"});
        }
        return images;
    }();
    return all;
}

} // namespace atlas::test
