// SPDX-License-Identifier: GPL-3.0-or-later
#include "exercise/exercise_parts.h"

#include <algorithm>

namespace atlas {
namespace {

std::uint64_t contentBlocks(const FileMap& map) {
    std::uint64_t blocks = 0;
    for (const auto& extent : map.extents) {
        blocks += extent.blocks.count.value;
    }
    return blocks;
}

std::optional<std::uint64_t> physicalBlock(const FileMap& map, std::uint64_t logical) {
    for (const auto& extent : map.extents) {
        if (logical >= extent.logical && logical < extent.end()) {
            return extent.blocks.first.value + (logical - extent.logical);
        }
    }
    return std::nullopt;
}

std::optional<Answer> blockOf(const FileMap& map, std::uint64_t logical) {
    const auto right = physicalBlock(map, logical);
    if (!right) {
        return std::nullopt;
    }
    return Answer{.right = *right}
        .except(map.extents.front().blocks.first.value + logical, Mistake::OnePiece)
        .except(logical, Mistake::LogicalBlock);
}

std::optional<Answer> sectorOf(const FileMap& map, std::uint64_t logical, const Exhibit& exhibit) {
    const auto block = physicalBlock(map, logical);
    if (!block) {
        return std::nullopt;
    }
    const auto sector = exhibit.logicalSector.value;
    const auto first = exhibit.start().value / sector;
    const auto perBlock = exhibit.filesystem().blockSize.value / sector;
    return Answer{.right = first + *block * perBlock}
        .except(*block * perBlock, Mistake::PartitionStartLeftOut)
        .except(first + *block, Mistake::BlocksForSectors)
        .except(*block, Mistake::BlocksForSectors)
        .except(first + (map.extents.front().blocks.first.value + logical) * perBlock, Mistake::OnePiece);
}

Answer lengthOf(const FileMap& map, const Exhibit& exhibit) {
    const auto right = contentBlocks(map);
    const auto all = right + map.mapping.size();
    return Answer{.right = right}.except(all * exhibit.filesystem().blockSize.value / 512, Mistake::SectorUnits);
}

} // namespace

std::optional<Answer> answerWalk(const Question& question, const Exhibit& exhibit) {
    const auto file = std::ranges::find(exhibit.files, question.field, &WalkedFile::path);
    if (file == exhibit.files.end() || file->map.extents.empty()) {
        return std::nullopt;
    }
    const auto& map = file->map;
    switch (question.ask) {
    case Ask::FileInode:
        return Answer{.right = map.inode}
            .except(file->directory, Mistake::DirectoryInode)
            .except(std::uint64_t{map.inode} - 1, Mistake::InodesFromZero);
    case Ask::FileBlock: return blockOf(map, question.number);
    case Ask::FileSector: return sectorOf(map, question.number, exhibit);
    case Ask::FileBlocks: return lengthOf(map, exhibit);
    case Ask::FilePieces: return Answer{.right = map.pieces()}.except(1, Mistake::OnePiece);
    default: return std::nullopt;
    }
}

std::vector<Question> askWalk(const Exhibit& exhibit, std::uint32_t level, SeededNumbers& numbers) {
    std::vector<Question> questions;
    for (const auto& file : exhibit.files) {
        if (file.map.extents.empty()) {
            continue;
        }
        const auto last = file.map.extents.back().end() - 1;
        questions.insert(questions.end(),
                         {{Ask::FileInode, 0, file.path},
                          {Ask::FileBlocks, 0, file.path},
                          {Ask::FileBlock, numbers.from(1, std::max<std::uint64_t>(last, 1)), file.path}});
        if (level > 1) {
            questions.push_back({Ask::FileSector, last, file.path});
        }
        if (level > 2) {
            questions.push_back({Ask::FilePieces, 0, file.path});
        }
    }
    return questions;
}

} // namespace atlas
