// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/sysfs_geometry.h"

#include <fstream>

namespace atlas {
namespace {

namespace fs = std::filesystem;

template <class T>
std::optional<T> numberIn(const fs::path& file) {
    T value{};
    return std::ifstream(file) >> value ? std::optional(value) : std::nullopt;
}

} // namespace

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
    return {.logicalSector = numberIn<std::uint64_t>(queue / "logical_block_size"),
            .physicalSector = numberIn<std::uint64_t>(queue / "physical_block_size"),
            .minimumIo = numberIn<std::uint64_t>(queue / "minimum_io_size"),
            .optimalIo = numberIn<std::uint64_t>(queue / "optimal_io_size"),
            .discardGranularity = numberIn<std::uint64_t>(queue / "discard_granularity"),
            .eraseBlock = numberIn<std::uint64_t>(disk / "device/preferred_erase_size"),
            .rotational = numberIn<std::uint64_t>(queue / "rotational"),
            .alignmentOffset = numberIn<std::int64_t>(disk / "alignment_offset")};
}

} // namespace atlas
