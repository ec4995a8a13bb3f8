// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/sysfs_geometry.h"

#include "base/file_descriptor.h"
#include "device/content_probe.h"

#include <algorithm>
#include <array>
#include <string_view>

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
            .readahead = readahead ? readahead : other.readahead,
            .alignmentOffset = alignmentOffset ? alignmentOffset : other.alignmentOffset,
            .isChosenByDriver = isChosenByDriver || other.isChosenByDriver};
}

namespace {

/// By the kernel name: "loop0", "nbd3", "zram0", "ram1".
bool isOfDriver(std::string_view name) {
    return std::ranges::any_of(std::array<std::string_view, 4>{"loop", "nbd", "zram", "ram"}, [&](auto driver) {
        const auto number = name.substr(std::min(driver.size(), name.size()));
        return name.starts_with(driver) && !number.empty() && number.find_first_not_of("0123456789") == number.npos;
    });
}

} // namespace

BlockGeometry sysfsGeometry(const fs::path& folder) {
    std::error_code failed;
    auto disk = fs::canonical(folder, failed);
    if (failed)
        return {};
    if (fs::exists(disk / "partition", failed))
        disk = disk.parent_path();
    const auto queue = disk / "queue";
    const auto readahead = numberInFile<std::uint64_t>(queue / "read_ahead_kb");
    return {.logicalSector = numberInFile<std::uint64_t>(queue / "logical_block_size"),
            .physicalSector = numberInFile<std::uint64_t>(queue / "physical_block_size"),
            .minimumIo = numberInFile<std::uint64_t>(queue / "minimum_io_size"),
            .optimalIo = numberInFile<std::uint64_t>(queue / "optimal_io_size"),
            .discardGranularity = numberInFile<std::uint64_t>(queue / "discard_granularity"),
            .eraseBlock = numberInFile<std::uint64_t>(disk / "device/preferred_erase_size"),
            .rotational = numberInFile<std::uint64_t>(queue / "rotational"),
            .readahead = readahead ? std::optional(*readahead * KiB) : std::nullopt,
            .alignmentOffset = numberInFile<std::int64_t>(disk / "alignment_offset"),
            .isChosenByDriver = isOfDriver(disk.filename().string())};
}

namespace {

/// libblkid returns 0 for unknown values.
std::optional<std::uint64_t> known(unsigned long figure) {
    return figure == 0 ? std::nullopt : std::optional<std::uint64_t>(figure);
}

} // namespace

BlockGeometry probedGeometry(int fd) {
    const BlkidHandle probe(blkid_new_probe());
    if (!probe || blkid_probe_set_device(probe.get(), fd, 0, 0) != 0)
        return {};
    auto* topology = blkid_probe_get_topology(probe.get());
    if (topology == nullptr)
        return {};
    // The value -1, for layers that disagree, arrives as the largest unsigned number.
    return {.logicalSector = known(blkid_topology_get_logical_sector_size(topology)),
            .physicalSector = known(blkid_topology_get_physical_sector_size(topology)),
            .minimumIo = known(blkid_topology_get_minimum_io_size(topology)),
            .optimalIo = known(blkid_topology_get_optimal_io_size(topology)),
            .alignmentOffset = static_cast<std::int64_t>(blkid_topology_get_alignment_offset(topology))};
}

} // namespace atlas
