// SPDX-License-Identifier: GPL-3.0-or-later
#include "disk/drive_preset.h"

#include <algorithm>

namespace atlas {

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
