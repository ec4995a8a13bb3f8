// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/log_places.h"

#include "base/kernel_log.h"
#include "cli/find_place.h"
#include "disk/choose_volume.h"
#include "disk/volume_place.h"
#include "layout/health.h"
#include "layout/structure_place.h"

#include <algorithm>
#include <fmt/format.h>
#include <limits>

namespace atlas::cli {
namespace {

/// The page cache writes such units where no file system is mounted (block/bdev.c, set_init_blocksize()).
constexpr std::uint64_t bufferBytes = 4096;

Error noSuch(std::string what, std::string found = {}, std::string expected = {}) {
    return {
        .kind = ErrorKind::Usage, .what = std::move(what), .found = std::move(found), .expected = std::move(expected)};
}

/// The volume behind a mapped device or array: the only one that there is.
Result<VolumePlace> mappedVolume(const Disk& disk, const std::string& device) {
    auto inner = innerVolumes(disk);
    std::erase_if(inner, [](const VolumePlace& place) { return !place.isExt(); });
    if (inner.size() == 1)
        return inner.front();
    if (inner.empty() && disk.table.kind == TableKind::None)
        return wholeDisk(disk, Source::Contents);
    return std::unexpected(Error{.kind = ErrorKind::Usage,
                                 .what = fmt::format("which volume {} was cannot be known from its name", device),
                                 .found = fmt::format("{} logical volumes and arrays with ext", inner.size()),
                                 .hint = "name it with --volume or --partition"});
}

/// The volume that the user named, as the device of the log.
Result<VolumePlace> namedVolumeOf(const DiskVolumes& volumes, std::optional<std::uint32_t> partition) {
    const auto& disk = volumes.disk();
    const auto& options = volumes.options();
    if (!options.volume.logicalVolume.empty()) {
        const auto volume = namedVolume(disk, options.volume.logicalVolume);
        return volume ? Result<VolumePlace>(placeOf(**volume)) : std::unexpected(volume.error());
    }
    if (options.offset)
        return chooseVolumeAt(disk, *options.offset);
    if (partition && partition != options.volume.partition) {
        return std::unexpected(noSuch(fmt::format("the line names partition {}", *partition), {},
                                      fmt::format("partition {}", *options.volume.partition)));
    }
    const auto inner = likeliestInnerVolume(disk, options.volume.partition);
    return inner ? Result<VolumePlace>(*inner) : choosePartition(disk, *options.volume.partition);
}

/// The device that a line of the log names.
Result<VolumePlace> deviceOf(const DiskVolumes& volumes, const std::string& device) {
    const auto& disk = volumes.disk();
    const auto number = partitionInName(device);
    if (volumes.isNamed())
        return namedVolumeOf(volumes, number);
    if (isMappedName(device))
        return mappedVolume(disk, device);
    if (!number || disk.table.kind == TableKind::None)
        return wholeDisk(disk, Source::Contents);
    const auto* const partition = disk.table.find(*number);
    if (partition == nullptr || !isOnDisk(disk, *partition))
        return std::unexpected(noSuch(fmt::format("there is no partition {}", *number), contentsOf(disk)));
    return placeOf(disk, *partition);
}

/// Byte `number` × `unit` of a device, as a byte of the disk.
Result<ByteOffset> byteOn(const VolumePlace& device, std::uint64_t number, std::uint64_t unit) {
    const auto size = device.placement.bytes.count.value;
    if (number >= size / unit) {
        return std::unexpected(noSuch("the place lies past the end of the device", fmt::format("{} × {}", number, unit),
                                      fmt::format("below byte {}", size)));
    }
    const ByteOffset within{number * unit};
    if (!device.isInPieces())
        return device.placement.bytes.first + (within - ByteOffset{0});
    const auto runs = runsOf(device.pieces, {within, {1}}, 1);
    return runs.empty() ? Result<ByteOffset>(std::unexpected(noSuch("the place lies in no piece of the volume")))
                        : runs.front().first;
}

class LogReader {
public:
    LogReader(DiskVolumes& volumes, Reporter& reporter) : m_volumes(volumes), m_reporter(reporter) {}

    Result<Shown> answer(const LoggedPlace& place) {
        const auto& disk = m_volumes.disk();
        if (place.byte)
            return at(byteOn(wholeDisk(disk, Source::Contents), *place.byte, 1));
        if (place.device.empty())
            return inFilesystem(VolumeName{}, place);
        const bool isOfDisk = !partitionInName(place.device) && !isMappedName(place.device);
        if (place.sector && isOfDisk)
            return at(byteOn(wholeDisk(disk, Source::Contents), *place.sector, kernelSectorBytes));
        const auto device = deviceOf(m_volumes, place.device);
        if (!device)
            return std::unexpected(device.error());
        if (place.sector)
            return at(byteOn(*device, *place.sector, kernelSectorBytes));
        if (place.bufferBlock)
            return ofBuffer(*device, *place.bufferBlock);
        return inFilesystem(device->name, place);
    }

private:
    Result<Shown> at(const Result<ByteOffset>& byte) {
        return byte ? shownAt(m_volumes, *byte, m_reporter) : std::unexpected(byte.error());
    }

    /// A mounted file system sets the block size of its device (fs/ext4/super.c, sb_set_blocksize()).
    Result<Shown> ofBuffer(const VolumePlace& device, std::uint64_t number) {
        auto unit = bufferBytes;
        if (device.content.isExt()) {
            const auto reading = m_volumes.read(device.name);
            if (reading && (*reading)->snapshot.hasVolume())
                unit = (*reading)->snapshot.filesystem()->blockSize.value;
        }
        return at(byteOn(device, number, unit));
    }

    Result<Shown> inFilesystem(const VolumeName& name, const LoggedPlace& place) {
        const auto read = m_volumes.read(name);
        if (!read)
            return std::unexpected(read.error());
        const auto& reading = **read;
        const auto& snapshot = reading.snapshot;
        if (!snapshot.hasVolume())
            return std::unexpected(whyNoVolume(snapshot, m_volumes.options().path));
        auto byte = byteIn(snapshot, place);
        if (!byte)
            return std::unexpected(byte.error());
        Shown shown{.snapshot = snapshot, .start = snapshot.placement->bytes.first, .byte = *byte};
        if (place.block)
            shown.block = BlockNumber{*place.block};
        if (const auto at = shown.onDisk(*byte); at.value < m_volumes.disk().size.value)
            shown.area = areaAt(m_volumes.disk(), at);
        if (auto status = addStructures(reading, shown, m_reporter); !status)
            return std::unexpected(status.error());
        if (place.inode && *place.inode <= snapshot.filesystem()->inodeCount)
            addAnswer(reading, static_cast<std::uint32_t>(*place.inode), true, shown, m_reporter);
        return shown;
    }

    /// The block if the line names one, else the inode, else the group's descriptor; in the bytes of the snapshot.
    static Result<ByteOffset> byteIn(const Snapshot& snapshot, const LoggedPlace& place) {
        const auto& layout = *snapshot.layout;
        const auto& fs = layout.filesystem;
        const auto start = snapshot.placement->bytes.first;
        if (place.block) {
            if (*place.block >= fs.blockCount.value)
                return std::unexpected(noSuch("there is no such block", std::to_string(*place.block)));
            return byteOf(BlockNumber{*place.block}, fs.blockSize, start);
        }
        std::optional<StructurePlace> structure;
        if (place.inode) {
            const bool fits = *place.inode <= std::min<std::uint64_t>(fs.inodeCount, 0xFFFFFFFF);
            structure = fits ? inodePlace(layout, static_cast<std::uint32_t>(*place.inode)) : std::nullopt;
        } else if (place.group && *place.group < layout.groups.size().value) {
            const auto places = descriptorPlaces(layout, GroupNumber{static_cast<std::uint32_t>(*place.group)});
            structure = places.empty() ? std::nullopt : std::optional(places.front());
        }
        if (!structure) {
            return std::unexpected(place.inode ? noSuch("there is no such inode", std::to_string(*place.inode))
                                               : noSuch("there is no such group", std::to_string(*place.group)));
        }
        return start + (structure->bytes.first - ByteOffset{0});
    }

    DiskVolumes& m_volumes;
    Reporter& m_reporter;
};

} // namespace

LogCounts answerLog(DiskVolumes& volumes, std::istream& text, bool withPlaces, Reporter& reporter,
                    const std::function<void(const LogAnswer&)>& take) {
    LogReader reader(volumes, reporter);
    LogCounts counts;
    const auto answerOne = [&](LogAnswer& answer) {
        auto shown = reader.answer(answer.place);
        if (shown)
            answer.shown = std::make_shared<const Shown>(std::move(*shown));
        else
            answer.error = std::move(shown.error());
        ++counts.lines;
        counts.unanswered += shown ? 0 : 1;
        take(answer);
    };
    constexpr std::size_t atOnce = 4096; // the owners of their blocks are searched for together
    std::vector<LogAnswer> asked;
    const auto answerAll = [&] {
        std::vector<ByteOffset> bytes;
        for (const auto& answer : asked)
            if (answer.place.byte && *answer.place.byte < volumes.disk().size.value)
                bytes.push_back({*answer.place.byte});
        if (bytes.size() > 1)
            searchOwners(volumes, bytes, reporter);
        for (auto& answer : asked)
            answerOne(answer);
        asked.clear();
    };
    for (std::string line; std::getline(text, line);) {
        auto place = parseLogLine(line);
        if (!place && withPlaces)
            place = parsePlaceLine(line, volumes.disk().drive.logicalSector.value.value);
        if (!place)
            continue;
        asked.push_back({.line = line, .place = *place});
        if (!withPlaces || asked.size() == atOnce)
            answerAll();
    }
    answerAll();
    return counts;
}

} // namespace atlas::cli
