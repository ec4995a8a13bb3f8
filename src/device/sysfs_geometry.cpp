// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/sysfs_geometry.h"

#include "device/first_line.h"

namespace atlas {

namespace fs = std::filesystem;

BlockGeometry BlockGeometry::orElse(const BlockGeometry& other) const {
    return {.logicalSector = logicalSector ? logicalSector : other.logicalSector,
            .physicalSector = physicalSector ? physicalSector : other.physicalSector,
            .minimumIo = minimumIo ? minimumIo : other.minimumIo,
            .optimalIo = optimalIo ? optimalIo : other.optimalIo,
            .discardGranularity = discardGranularity ? discardGranularity : other.discardGranularity,
            .eraseBlock = eraseBlock ? eraseBlock : other.eraseBlock,
            .rotational = rotational ? rotational : other.rotational,
            .alignmentOffset = alignmentOffset ? alignmentOffset : other.alignmentOffset};
}

BlockGeometry sysfsGeometry(const fs::path& folder) {
    std::error_code failed;
    auto disk = fs::canonical(folder, failed);
    if (failed) {
        return {};
    }
    if (fs::exists(disk / "partition", failed)) {
        disk = disk.parent_path();
    }
    const auto queue = disk / "queue";
    return {.logicalSector = numberInFile<std::uint64_t>(queue / "logical_block_size"),
            .physicalSector = numberInFile<std::uint64_t>(queue / "physical_block_size"),
            .minimumIo = numberInFile<std::uint64_t>(queue / "minimum_io_size"),
            .optimalIo = numberInFile<std::uint64_t>(queue / "optimal_io_size"),
            .discardGranularity = numberInFile<std::uint64_t>(queue / "discard_granularity"),
            .eraseBlock = numberInFile<std::uint64_t>(disk / "device/preferred_erase_size"),
            .rotational = numberInFile<std::uint64_t>(queue / "rotational"),
            .alignmentOffset = numberInFile<std::int64_t>(disk / "alignment_offset")};
}

} // namespace atlas
