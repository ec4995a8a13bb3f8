// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/messages/subject_text.h"

#include "base/number_text.h"
#include "base/utf8.h"
#include "report/messages/labels.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace atlas {
namespace {

/// What ext2 and ext3 know; any other feature makes it ext4 (util-linux libblkid/src/superblocks/ext.c).
constexpr std::array<std::string_view, 14> oldFeatures{
    "dir_prealloc", "imagic_inodes",  "has_journal", "ext_attr",     "resize_inode", "dir_index",   "sparse_super2",
    "filetype",     "needs_recovery", "meta_bg",     "sparse_super", "large_file",   "fast_commit", "exclude_bitmap"};

std::string quotedName(const std::string& name) {
    return name.empty() ? std::string() : fmt::format(" “{}”", printable(name));
}

std::string remainderWorking(ByteOffset byte, const Drive& drive) {
    const auto grid = drive.grid();
    const auto rest = pastBoundary(byte, grid).value;
    if (grid.phase.value == 0) {
        return fmt::format("mod {} = {}", grouped(grid.size.value), grouped(rest));
    }
    return fmt::format("({} − {}) mod {} = {}", grouped(byte.value), grouped(grid.phase.value),
                       grouped(grid.size.value), grouped(rest));
}

} // namespace

std::string_view extName(const Filesystem& fs) {
    const bool old = std::ranges::all_of(
        fs.features, [](std::string_view f) { return std::ranges::find(oldFeatures, f) != oldFeatures.end(); });
    if (!old) {
        return "ext4";
    }
    return fs.has("has_journal") ? "ext3" : "ext2";
}

std::string imageName(const Disk& disk) { return disk.path.empty() ? "a redacted image" : printable(disk.path); }

std::string subject(const Snapshot& snapshot) {
    std::string text = imageName(snapshot.disk);
    if (snapshot.placement && snapshot.placement->partition) {
        text += fmt::format(", partition {}", *snapshot.placement->partition);
    } else if (snapshot.placement && snapshot.placement->bytes.first.value > 0) {
        text += fmt::format(", from byte {}", grouped(snapshot.placement->bytes.first.value));
    }
    if (!snapshot.layout) {
        return fmt::format("{}: {}", text, humanSize(snapshot.disk.size));
    }
    const auto& fs = snapshot.layout->filesystem;
    return fmt::format("{}: {}{}, {}", text, extName(fs), quotedName(fs.label),
                       humanSize(bytesOf(fs.blockCount, fs.blockSize)));
}

std::string startWorking(Lba start, const Drive& drive) {
    const auto sector = drive.logicalSector.value;
    const auto byte = byteOf(start, sector);
    return fmt::format("{} × {} = {}; {}", grouped(start.value), grouped(sector.value), grouped(byte.value),
                       remainderWorking(byte, drive));
}

std::string startWorking(ByteOffset start, const Drive& drive) {
    const auto working = remainderWorking(start, drive);
    return drive.phase.value.value == 0 ? fmt::format("{} {}", grouped(start.value), working) : working;
}

std::string startWorking(const Disk& disk, const Placement& placement) {
    const auto* partition = placement.partition ? disk.table.find(*placement.partition) : nullptr;
    if (partition != nullptr && bytesOf(disk, *partition).first == placement.bytes.first) {
        return startWorking(partition->sectors.first, disk.drive);
    }
    return startWorking(placement.bytes.first, disk.drive);
}

std::string contentText(const Content& content) {
    return content.type.empty() ? "nothing recognised" : printable(content.type) + quotedName(content.label);
}

std::string sizeText(Known<ByteCount> size) {
    return fmt::format("{} B ({})", grouped(size.value.value), format(label(size.source)));
}

} // namespace atlas
