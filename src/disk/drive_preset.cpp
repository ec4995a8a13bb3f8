// SPDX-License-Identifier: GPL-3.0-or-later
#include "disk/drive_preset.h"

#include <algorithm>
#include <array>

namespace atlas {
namespace {

// The jumper of early Advanced Format drives adds 1 to every LBA, so LBA 7 is the first on a physical sector boundary.
constexpr std::array presets{
    DrivePreset{"512n", {512}, {512}, {0}, {0}},
    DrivePreset{"512e", {512}, {4096}, {0}, {0}},
    DrivePreset{"4kn", {4096}, {4096}, {0}, {0}},
    DrivePreset{"512e-jumper", {512}, {4096}, {3584}, {0}},
    DrivePreset{"flash-8k", {512}, {8192}, {0}, {0}, false},
    DrivePreset{"flash-16k", {512}, {16384}, {0}, {0}, false},
    DrivePreset{"sd", {512}, {4096}, {0}, usualEraseBlock, false},
};

} // namespace

std::span<const DrivePreset> drivePresets() { return presets; }

const DrivePreset* findPreset(std::string_view key) {
    const auto it = std::ranges::find(presets, key, &DrivePreset::key);
    return it == presets.end() ? nullptr : &*it;
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
        presets, [&](const DrivePreset& preset) { return withPreset(overrides, &preset) == overrides; });
    return at == presets.end() ? nullptr : &*at;
}

} // namespace atlas
