// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/unreadable_images.h"

#include "support/file_text.h"
#include "support/lvm_image.h"
#include "support/md_superblock.h"

#include <fmt/format.h>

namespace atlas::test {
namespace {

constexpr std::uint64_t mebibyte = 1 << 20;
constexpr std::uint64_t partitionAt = 2048 * 512;
constexpr std::uint64_t dataAt = partitionAt + mebibyte; ///< of the physical volume, and of the array member
constexpr std::uint64_t volumeSize = 16 * mebibyte;

/// ext2 without a backup of its superblock, whose block size is impossible.
std::string damagedExt(const Images& images) {
    const auto path = images.bare("inside", volumeSize / mebibyte, "-t ext2 -b 4096");
    overwrite(path, 1024 + 0x18, "\x77");
    return fileText(path);
}

std::string diskOfType(const Images& images, const std::string& type) {
    return images.disk("disk.img", 48, "label: dos\n2048,81920," + type + "\n");
}

std::string inPartition(const Images& images) {
    auto path = diskOfType(images, "L");
    overwrite(path, partitionAt, damagedExt(images));
    return path;
}

std::string inArrayMember(const Images& images) {
    auto path = diskOfType(images, "fd");
    overwrite(path, partitionAt + 4096, mdSuperblock({.dataOffset = 2048, .dataSectors = volumeSize / 512}));
    overwrite(path, dataAt, damagedExt(images));
    return path;
}

/// A group with the volume vg/root, which begins at each of `extents` with an equal part of its 16 extents of 1 MiB.
std::string groupWithRoot(const std::vector<std::uint64_t>& extents) {
    const auto part = 16 / extents.size();
    std::string text =
        "vg {\nid = \"XQjl9c-IlHS-ECcW-uscP-tipI-aAX1-Ddm1aB\"\nseqno = 3\nextent_size = 2048\n"
        "physical_volumes {\npv0 {\nid = \"QDp9wM-BfVK-pkVN-wD1h-xaRp-dvmy-4sL1H7\"\n"
        "status = [\"ALLOCATABLE\"]\npe_start = 2048\npe_count = 32\n}\n}\nlogical_volumes {\n" +
        fmt::format("root {{\nstatus = [\"READ\", \"WRITE\", \"VISIBLE\"]\nsegment_count = {}\n", extents.size());
    for (std::size_t n = 0; n < extents.size(); ++n) {
        text += fmt::format("segment{} {{\nstart_extent = {}\nextent_count = {}\ntype = \"striped\"\nstripe_count = 1\n"
                            "stripes = [\"pv0\", {}]\n}}\n",
                            n + 1, n * part, part, extents[n]);
    }
    return text + "}\n}\n}\n";
}

std::string inVolume(const Images& images, const std::vector<std::uint64_t>& extents) {
    auto path = diskOfType(images, "8e");
    writePhysicalVolume(path, partitionAt, {.bytes = 40 * mebibyte}, groupWithRoot(extents));
    const auto inside = damagedExt(images);
    const auto part = inside.size() / extents.size();
    for (std::size_t n = 0; n < extents.size(); ++n) {
        overwrite(path, dataAt + extents[n] * mebibyte, std::string_view(inside).substr(n * part, part));
    }
    return path;
}

} // namespace

const std::vector<UnreadableImage>& unreadableImages() {
    static const std::vector<UnreadableImage> all{
        {"InAPartition", inPartition},
        {"InAnArrayMember", inArrayMember},
        {"InALogicalVolume", [](const Images& images) { return inVolume(images, {2}); }, "vg/root"},
        {"InALogicalVolumeInPieces", [](const Images& images) { return inVolume(images, {2, 20}); }, "vg/root"},
    };
    return all;
}

} // namespace atlas::test
