// SPDX-License-Identifier: GPL-3.0-or-later
#include "scan/judged_record.h"

#include "base/utf8.h"
#include "layout/layout_summary.h"
#include "report/words/cure_text.h"
#include "report/words/finding_text.h"
#include "report/words/verdict_text.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace atlas {
namespace {

static_assert(scanMapLetters.size() == regionKindCount);

std::string mapOf(const Layout& layout) {
    const auto blocks = layout.filesystem.blockCount.value;
    std::array<std::size_t, scanMapColumns> kinds{};
    kinds.fill(regionKindCount);
    const auto columnOf = [&](std::uint64_t block) {
        // The product fits below 2^57 blocks; ext4 has at most 2^48.
        return std::min<std::size_t>(block * scanMapColumns / std::max<std::uint64_t>(blocks, 1), scanMapColumns - 1);
    };
    for (const auto& region : layout.regions) {
        const auto last = columnOf(region.end().value - std::min<std::uint64_t>(region.end().value, 1));
        for (auto column = columnOf(region.first.value); column <= last; ++column)
            kinds[column] = std::min(kinds[column], index(region.kind));
    }
    std::string map;
    for (const auto kind : kinds)
        map += kind < scanMapLetters.size() ? scanMapLetters[kind] : '.';
    return map;
}

ScanVolume volumeOf(const Snapshot& snapshot) {
    const auto& layout = *snapshot.layout;
    const auto& fs = layout.filesystem;
    const auto metadata = summarise(layout).metadata;
    ScanVolume volume{.content = std::string(fs.extName()),
                      .label = validUtf8(fs.label),
                      .uuid = fs.uuid,
                      .start = snapshot.placement->bytes.first.value,
                      .blockSize = fs.blockSize.value,
                      .blocks = fs.blockCount.value,
                      .inodes = fs.inodeCount,
                      .groups = fs.groupCount.value,
                      .features = fs.features,
                      .metadataBytes = metadata.bytes.value,
                      .metadataShare = metadata.share,
                      .map = mapOf(layout)};
    if (fs.flexGroupSize)
        volume.flexGroupSize = *fs.flexGroupSize;
    if (fs.freeBlocks && *fs.freeBlocks <= fs.blockCount.value)
        volume.usedBytes = (fs.blockCount.value - *fs.freeBlocks) * fs.blockSize.value;
    return volume;
}

std::string cureOf(const Cure& cure, const Snapshot& snapshot) {
    std::vector<std::string> commands;
    for (const auto& command : words(cure, snapshot).commands)
        commands.push_back(validUtf8(command.text));
    return fmt::format("{}", fmt::join(commands, " && "));
}

} // namespace

bool isGood(const DiskJudgement& disk, bool asksForHealth) {
    const bool isUnknown = asksForHealth && disk.health.verdict == HealthVerdict::Unknown;
    return !isFailure(disk.state) && disk.health.errors == 0 && !isUnknown;
}

void addJudgement(const DiskJudgement& disk, bool asksForHealth, ScanRecord& record) {
    const auto& decisive = disk.decisive();
    const auto& snapshot = decisive.snapshot;
    const auto [partition, logicalVolume] = snapshot.volumeName();
    const auto& envelope = disk.whole.snapshot.opened().envelope;
    record.program = snapshot.program;
    record.good = isGood(disk, asksForHealth);
    record.envelope = envelope ? envelope->format : std::string();
    record.partition = partition;
    record.logicalVolume = validUtf8(logicalVolume);
    record.volumes = static_cast<std::uint64_t>(
        std::ranges::count_if(disk.judgements(), [](const Judgement* judgement) { return judgement->hasVolume(); }));
    record.verdict = verdictName(disk);
    record.state = name(disk.state);
    record.text = validUtf8(english(alignmentText(disk)));
    if (!decisive.remedies.cures.empty()) {
        const auto& first = decisive.remedies.cures.front();
        record.cause = name(first.cause);
        record.cure = cureOf(first, snapshot);
    }
    record.health = name(disk.health.verdict);
    record.errors = disk.health.errors;
    record.warnings = disk.health.warnings;
    if (disk.health.worst) {
        record.finding = name(disk.health.worst->kind);
        record.findingText = validUtf8(english(phrase(*disk.health.worst).text));
    }
    record.physicalSector = decisive.drive().physicalSector.value.value;
    if (snapshot.hasVolume())
        record.volume = volumeOf(snapshot);
}

} // namespace atlas
