// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/measure.h"

#include "alignment/judgement.h"
#include "base/parse_size.h"
#include "base/units.h"
#include "compare/layout_metrics.h"

#include <fmt/format.h>

namespace atlas {

ByteOffset usualStart(const std::optional<RaidGeometry>& raid) { return raid ? ByteOffset{} : usualPartitionStart; }

bool isVolumeStart(ByteOffset start) {
    return volumeStarts.contains(start.value) && start.value % minSector.value == 0;
}

Result<ByteOffset> parseVolumeStart(std::string_view text) {
    const auto bytes = parseBytes(text);
    const auto inside =
        bytes ? withinSizes(volumeStarts, bytes->value, std::string(text)) : std::unexpected(bytes.error());
    if (!inside)
        return std::unexpected(inside.error());
    if (!isVolumeStart({bytes->value})) {
        return std::unexpected(
            Error{.kind = ErrorKind::Usage,
                  .what = "no partition starts there",
                  .found = fmt::format("\"{}\"", text),
                  .expected = fmt::format("a multiple of {} bytes, such as 63s or 1M", minSector.value)});
    }
    return ByteOffset{bytes->value};
}

namespace {

ReadModel modelWith(const ModelChoices& chosen, const ImageFrame& image, Use use) {
    auto model = modelOf(chosen.medium.value_or(image.medium.value_or(usualMedium(use))));
    model.largestRequest = chosen.largestRequest.value_or(model.largestRequest);
    model.secondsPerRead = chosen.secondsPerRead.value_or(model.secondsPerRead);
    model.bytesPerSecond = chosen.bytesPerSecond.value_or(model.bytesPerSecond);
    model.readahead = chosen.readahead.value_or(image.readahead.value_or(model.readahead));
    return model;
}

EraseBlocks eraseBlocksWith(const ImageFrame& image, std::optional<ByteCount> chosen, bool onCard) {
    auto blocks = image.eraseBlocks;
    if (chosen && *chosen != blocks.grid.size)
        blocks.grid = {*chosen, {}};
    blocks.assumed = blocks.assumed && !chosen;
    blocks.matter = onCard || !blocks.assumed;
    return blocks;
}

/// The phase is known only for the image's own sector size.
SectorGrid sectorsWith(const ImageFrame& image, std::optional<ByteCount> chosen) {
    return chosen && *chosen != image.sectors.size ? SectorGrid{*chosen, {}} : image.sectors;
}

} // namespace

Drive MeasureFrame::drive() const {
    Drive drive;
    drive.physicalSector = {physicalSector, Source::User};
    drive.phase = {phase, Source::User};
    return drive;
}

ByteOffset MeasureFrame::startOf(const LayoutPlace& place) const {
    return place.found && !startIsChosen ? *place.found : start + place.offset;
}

Placement placementFrom(ByteOffset start, const Filesystem& fs) {
    return {.bytes = {start, fs.size()}, .source = Source::User};
}

ByteOffset startIn(const Snapshot& snapshot) {
    return snapshot.placement ? snapshot.placement->bytes.first : ByteOffset{};
}

ImageFrame imageFrameOf(const Judgement& image) {
    const auto eraseBlocks = eraseBlocksOf(image.snapshot.disk);
    return {.start = startIn(image.snapshot),
            .sectors = image.drive().grid(),
            .eraseBlocks = {.grid = eraseBlocks.grid(), .assumed = eraseBlocks.source == Source::Assumption},
            .medium = mediumOf(image.drive()),
            .readahead = image.drive().readahead.value == 0 ? std::nullopt : std::optional(image.drive().readahead)};
}

MeasureFrame frameWith(const std::optional<ImageFrame>& image, const MeasureChoices& chosen, Use use) {
    const auto ground = image.value_or(ImageFrame{.start = usualStart(chosen.raid)});
    const auto sectors = sectorsWith(ground, chosen.physicalSector);
    const auto model = modelWith(chosen.model, ground, use);
    const bool onCard = isFlashCard(model.medium) || use == Use::SdCard;
    return {.start = chosen.start.value_or(ground.start),
            .startIsChosen = chosen.start.has_value(),
            .physicalSector = sectors.size,
            .phase = sectors.phase,
            .eraseBlocks = eraseBlocksWith(ground, chosen.eraseBlock, onCard),
            .model = model,
            .raid = chosen.raid};
}

UncountedWorks uncountedWorks(const Filesystem& fs, const ReadModel& model) {
    constexpr std::uint32_t longestScanned = 512;
    constexpr std::uint32_t longestWalked = 64;
    constexpr NumberRange readahead{128 * KiB, MiB};
    const bool isUnlike = fs.blockSize.value != 4096 || fs.clusterSize != fs.blockSize || !fs.checksumsDescriptors() ||
                          model.largestRequest.value != MiB;
    const bool scan = fs.inodeTableBlocks > longestScanned || !readahead.contains(model.readahead.value);
    const bool walk = fs.inodeTableBlocks > longestWalked;
    UncountedWorks uncounted{};
    for (const auto work : allWorks) {
        const bool isLong = work == Work::Fsck ? scan : (work == Work::Find || work == Work::DeleteTree) && walk;
        uncounted[static_cast<std::size_t>(work)] = isUnlike || isLong;
    }
    return uncounted;
}

namespace {

/// A hard disk has nothing to discard.
TableWriting tableWritingOf(const MeasureFrame& frame, const LayoutPlace& place) {
    if (place.found)
        return TableWriting::ByFlags;
    if (place.writesInodeTables)
        return TableWriting::AtOnce;
    return frame.model.medium == Medium::HardDisk ? TableWriting::Later : TableWriting::ByFlags;
}

} // namespace

Measured measuredIn(const MeasureFrame& frame, const Layout& layout, const LayoutPlace& place) {
    const auto& fs = layout.filesystem;
    const auto start = frame.startOf(place);
    Measured out{measureLayout(layout, frame.model),
                 align(layout, placementFrom(start, fs), frame.drive().grid()).total()};
    if (frame.raid)
        out.load = loadOf(layout, *frame.raid, start);
    out.bitmapEraseBlocks = bitmapEraseBlocks(layout, start, frame.eraseBlocks.grid);
    out.blockSize = fs.blockSize;
    out.start = start;
    out.size = fs.size();
    out.uncounted = uncountedWorks(fs, frame.model);
    out.unstated = layout.groups.countFrom(DescriptorSource::Unstated);
    out.capacity = capacityOf(layout, tableWritingOf(frame, place));
    return out;
}

} // namespace atlas
