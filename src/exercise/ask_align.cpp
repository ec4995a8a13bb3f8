// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/block_judge.h"
#include "alignment/structures.h"
#include "base/units.h"
#include "exercise/exercise_parts.h"

namespace atlas {
namespace {

Answer remainder(const Exhibit& exhibit) {
    const auto past = pastBoundary(exhibit.start(), exhibit.grid).value;
    const auto sector = exhibit.start().value / exhibit.logicalSector.value;
    return Answer{.right = past}
        .except(sector % exhibit.grid.size.value, Mistake::SectorNumberDivided)
        .except(past / exhibit.logicalSector.value, Mistake::BytesForSectors)
        .except(exhibit.grid.size.value - past, Mistake::DistanceToNext);
}

Answer readModifyWritesOf(const Exhibit& exhibit, BlockNumber block) {
    const auto size = exhibit.filesystem().blockSize;
    const auto costFrom = [&](ByteOffset start) {
        return static_cast<std::uint64_t>(BlockJudge(size, start, exhibit.grid).readModifyWrites(block));
    };
    Answer answer{.right = costFrom(exhibit.start())};
    answer.except(costFrom({0}), Mistake::StartIgnored);
    if (answer.right == 2) {
        answer.except(1, Mistake::OneEndOnly);
    }
    return answer;
}

std::uint64_t straddling(const Exhibit& exhibit, ByteOffset start) {
    auto placement = exhibit.placement;
    placement.bytes.first = start;
    return align(*exhibit.layout, placement, exhibit.grid).kinds[index(RegionKind::InodeTable)].structures.straddling;
}

Answer straddlingTables(const Exhibit& exhibit) {
    const auto& fs = exhibit.filesystem();
    const auto right = straddling(exhibit, exhibit.start());
    Answer answer{.right = right};
    answer.except(straddling(exhibit, {0}), Mistake::StartIgnored);
    if (right != 0) {
        answer.except(right * fs.inodeTableBlocks, Mistake::BytesForBlocks);
    }
    return answer;
}

Answer physicalSector(const Exhibit& exhibit, GroupNumber group) {
    const auto& fs = exhibit.filesystem();
    const auto inVolume = byteOf(exhibit.layout->groups.blockBitmap[group.value], fs.blockSize).value;
    const auto onDisk = exhibit.start().value + inVolume;
    const auto size = exhibit.grid.size.value;
    return Answer{.right = onDisk / size}
        .except(inVolume / size, Mistake::PartitionStartLeftOut)
        .except(onDisk / exhibit.logicalSector.value, Mistake::BlocksForSectors)
        .except(ceilDiv(onDisk, size), Mistake::DistanceToNext);
}

Answer nextStart(const Exhibit& exhibit, std::uint64_t unit) {
    const auto sector = exhibit.logicalSector.value;
    const auto start = exhibit.start().value;
    const auto next = ceilDiv(start, unit) * unit;
    return Answer{.right = next / sector}
        .except(start / unit * unit / sector, Mistake::RoundedDown)
        .except(next, Mistake::BytesForSectors)
        .except(next / unit, Mistake::PhysicalSectors)
        .except(ceilDiv(start / sector, unit) * unit, Mistake::SectorNumberDivided);
}

} // namespace

std::optional<Answer> answerAlign(const Question& question, const Exhibit& exhibit) {
    const auto& fs = exhibit.filesystem();
    const auto n = question.number;
    switch (question.ask) {
    case Ask::StartRemainder: return remainder(exhibit);
    case Ask::BlockReadModifyWrites:
        return n < fs.blockCount.value ? std::optional(readModifyWritesOf(exhibit, {n})) : std::nullopt;
    case Ask::StraddlingTables: return straddlingTables(exhibit);
    case Ask::BitmapPhysicalSector:
        return n < fs.groupCount.value ? std::optional(physicalSector(exhibit, {static_cast<std::uint32_t>(n)}))
                                       : std::nullopt;
    case Ask::NextSectorStart: return nextStart(exhibit, exhibit.grid.size.value);
    case Ask::NextMebibyteStart: return nextStart(exhibit, MiB);
    default: return std::nullopt;
    }
}

std::vector<Question> askAlign(const Exhibit& exhibit, std::uint32_t level, SeededNumbers& numbers) {
    const auto& fs = exhibit.filesystem();
    std::vector<Question> questions{{Ask::StartRemainder},
                                    {Ask::BlockReadModifyWrites, numbers.from(1, fs.blockCount.value - 1)},
                                    {Ask::NextSectorStart},
                                    {Ask::NextMebibyteStart}};
    if (level > 1) {
        questions.insert(questions.end(),
                         {{Ask::StraddlingTables}, {Ask::BitmapPhysicalSector, numbers.below(fs.groupCount.value)}});
    }
    if (level > 2) {
        questions.push_back({Ask::BlockReadModifyWrites, numbers.from(1, fs.blockCount.value - 1)});
    }
    return questions;
}

} // namespace atlas
