// SPDX-License-Identifier: GPL-3.0-or-later
#include "disk/drive_overrides.h"

#include "base/number_text.h"

#include <algorithm>
#include <fmt/format.h>

namespace atlas {
namespace {

std::string bytesText(std::uint64_t bytes) { return grouped(bytes) + " bytes"; }

std::unexpected<Error> impossible(std::string what, std::string found, std::string expected) {
    return std::unexpected(Error{
        .kind = ErrorKind::Usage, .what = std::move(what), .found = std::move(found), .expected = std::move(expected)});
}

Status checkSector(std::optional<ByteCount> sector, std::string_view which, ByteCount maximum) {
    if (!sector || isSectorSize(*sector, maximum))
        return {};
    return impossible(fmt::format("the {} sector size is impossible", which), bytesText(sector->value),
                      fmt::format("a power of two from {} to {}", minSector.value, grouped(maximum.value)));
}

Status checkGranularity(std::optional<ByteCount> size, std::string_view which) {
    if (!size || isGranularity(*size))
        return {};
    return impossible(fmt::format("the size of the {} is impossible", which), bytesText(size->value),
                      granularityRange());
}

Status checkFigures(const DriveOverrides& overrides) {
    for (const auto& status :
         {checkSector(overrides.logicalSector, "logical", maxLogicalSector),
          checkSector(overrides.physicalSector, "physical", maxPhysicalSector),
          checkGranularity(overrides.optimalIo, "stripe"), checkGranularity(overrides.eraseBlock, "erase block")}) {
        if (!status)
            return status;
    }
    return {};
}

/// Checks the combination of a drive's values.
Status checkDrive(const Drive& drive) {
    const auto logical = drive.logicalSector.value;
    const auto physical = drive.physicalSector.value;
    if (const auto least = std::max(logical, drive.targetSector()); physical < least) {
        return impossible("a physical sector cannot be smaller than a logical one", bytesText(physical.value),
                          "at least " + grouped(least.value));
    }
    const auto phase = drive.phase.value.value;
    const bool odd = drive.phase.source == Source::User && phase % logical.value != 0;
    if (phase >= physical.value || odd) {
        return impossible(
            "the first boundary is counted in logical sectors and lies in the first physical one", bytesText(phase),
            fmt::format("0, or a multiple of {} below {}", grouped(logical.value), grouped(physical.value)));
    }
    return {};
}

template <class T>
void say(Known<T>& figure, const std::optional<T>& byUser) {
    if (byUser)
        figure = {*byUser, Source::User};
}

} // namespace

DriveOverrides laidOver(const DriveOverrides& above, DriveOverrides below) {
    const auto lay = [](const auto& over, auto& value) { value = over ? over : value; };
    auto& [logical, physical, phase, optimalIo, eraseBlock, otherLogical, spins] = below; // names every member
    lay(above.logicalSector, logical);
    lay(above.physicalSector, physical);
    lay(above.phase, phase);
    lay(above.optimalIo, optimalIo);
    lay(above.eraseBlock, eraseBlock);
    lay(above.otherLogicalSector, otherLogical);
    lay(above.spins, spins);
    return below;
}

bool isGranularity(ByteCount size) {
    return size.value % granularitySizes.minimum == 0 && size.value <= granularitySizes.maximum;
}

std::string granularityRange() {
    return fmt::format("a multiple of {} of at most {}", granularitySizes.minimum,
                       humanSize({granularitySizes.maximum}));
}

Result<Drive> apply(const DriveOverrides& overrides, const Drive& read) {
    if (auto status = checkFigures(overrides); !status)
        return std::unexpected(std::move(status.error()));
    auto drive = read;
    if (overrides.logicalSector)
        drive = withLogicalSector(drive, {*overrides.logicalSector, Source::User});
    say(drive.physicalSector, overrides.physicalSector);
    drive.phase.value.value %= drive.physicalSector.value.value;
    say(drive.phase, overrides.phase);
    say(drive.optimalIo, overrides.optimalIo);
    say(drive.eraseBlock, overrides.eraseBlock);
    say(drive.otherLogicalSector, overrides.otherLogicalSector);
    if (overrides.spins)
        drive.spins = {*overrides.spins, Source::User};
    if (auto status = checkDrive(drive); !status)
        return std::unexpected(std::move(status.error()));
    return drive;
}

Status applyTo(Disk& disk, const DriveOverrides& overrides) {
    auto drive = apply(overrides, disk.drive);
    if (!drive)
        return std::unexpected(std::move(drive.error()));
    disk.drive = *drive;
    if (overrides.physicalSector || (overrides.phase && disk.isVolumeOfImage())) {
        for (auto& device : disk.devices) {
            const auto size = overrides.physicalSector.value_or(device.grid.size);
            device.sectorSource = overrides.physicalSector ? Source::User : device.sectorSource;
            device.grid = {size, {overrides.phase.value_or(device.grid.phase).value % size.value}};
        }
    }
    return {};
}

Drive withLogicalSector(Drive drive, Known<ByteCount> sector) {
    drive.logicalSector = sector;
    if (drive.physicalSector.source == Source::Assumption)
        drive.physicalSector.value = std::max(drive.physicalSector.value, sector.value);
    return drive;
}

const DrivePreset* findPreset(std::string_view key) {
    const auto it = std::ranges::find(drivePresetTable, key, &DrivePreset::key);
    return it == drivePresetTable.end() ? nullptr : &*it;
}

DriveOverrides withPreset(DriveOverrides overrides, const DrivePreset* preset) {
    const bool ownStripe = overrides.optimalIo.value_or(ByteCount{0}).value > 0;
    DriveOverrides result{.logicalSector = overrides.logicalSector,
                          .optimalIo = ownStripe ? overrides.optimalIo : std::nullopt};
    if (preset != nullptr) {
        result.physicalSector = preset->physicalSector;
        result.phase = preset->phase;
        result.eraseBlock = preset->eraseBlock;
        result.otherLogicalSector = preset->logicalSector;
        result.spins = preset->spins;
        result.optimalIo = result.optimalIo.value_or(ByteCount{0});
    }
    return result;
}

const DrivePreset* presetOf(const DriveOverrides& overrides) {
    const auto* at = std::ranges::find_if(
        drivePresetTable, [&](const DrivePreset& preset) { return withPreset(overrides, &preset) == overrides; });
    return at == drivePresetTable.end() ? nullptr : &*at;
}

} // namespace atlas
