// SPDX-License-Identifier: GPL-3.0-or-later
#include "agreement/damaged_images.h"

#include <filesystem>
#include <fmt/format.h>

namespace atlas::test {
namespace {

constexpr auto ext4 = "-t ext4 -b 4096";
constexpr std::uint64_t superblock = 1024;

std::string bare(const Images& images) { return images.bare("bare.img", 24, std::string(ext4) + " -g 2048 -J size=4"); }

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

std::string truncated(const Images& images) {
    const auto path = bare(images);
    std::filesystem::resize_file(path, std::filesystem::file_size(path) - (std::uint64_t{1} << 20));
    return path;
}

auto disk(const char* script, std::vector<PartitionContent> contents = {}) {
    return [=](const Images& images) { return images.disk("disk.img", 40, script, contents); };
}

std::string cutShort(const Images& images) {
    const auto path = images.disk("disk.img", 40, "label: gpt\nstart=2048, size=24MiB\n", {{2048, 24, ext4}});
    std::filesystem::resize_file(path, std::filesystem::file_size(path) - (std::uint64_t{1} << 20));
    return path;
}

std::string overlapping(const Images& images) {
    const auto path = images.disk("disk.img", 40, "label: dos\nstart=2048, size=24MiB\n", {{2048, 24, ext4}});
    // A second entry that begins at sector 4,096, inside the first.
    overwrite(path, 446 + 16,
              std::string("\0\xFE\xFF\xFF\x83\xFE\xFF\xFF", 8) + std::string("\0\x10\0\0\0\x20\0\0", 8));
    return path;
}

std::vector<DamagedImage> ofTheVolume() {
    return {
        {"PrimarySuperblockLost", overwritten(superblock, std::string(1024, '\0')), "superblock_from_backup"},
        {"SuperblockChecksum", overwritten(superblock + 0x78, "other label"), "superblock_checksum"},
        {"DescriptorChecksum", overwritten(4096 + 64 + 0x1E, "\x12\x34"), "descriptor_checksum"},
        {"NotClean", debugged("ssv state 0\n"), "not_clean"},
        {"NeedsRecovery", debugged("feature needs_recovery\n"), "needs_recovery"},
        {"BitmapOutside", debugged("set_bg 1 block_bitmap 999999\nset_bg 1 checksum calc\n"), "outside_volume"},
        {"BitmapOnAnother", debugged("set_bg 1 block_bitmap 1\nset_bg 1 checksum calc\n"), "claim_lost"},
        {"CutShort", truncated, "volume_past_end"},
    };
}

std::vector<DamagedImage> ofTheDisk() {
    return {
        {"GptCutShort", cutShort, "table_faulty"},
        {"Overlap", overlapping, "table_faulty"},
        {"SwapOffTheGridBesideExt4", disk("label: dos\n2048,49152,L\n51201,8192,S\n", {{2048, 24, ext4}}),
         "start_off_grid"},
        {"BothOffTheGrid", disk("label: dos\n63,49152,L\n51201,8192,S\n", {{63, 24, ext4}}), "start_off_grid"},
        {"SecondOfTwo", disk("label: gpt\nfirst-lba: 34\n35,4096,S\n6144,49152,L\n", {{6144, 24, ext4}}),
         "start_off_grid", "--partition 2"},
        {"OneOfTwoWithoutExt", disk("label: dos\n2049,2048,S\n8192,2048,S\n"), "start_off_grid", "--partition 2"},
        {"TwoWithoutExt", disk("label: dos\n2049,2048,S\n8191,2048,S\n"), "start_off_grid"},
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
        return images;
    }();
    return all;
}

} // namespace atlas::test
