// SPDX-License-Identifier: GPL-3.0-or-later
#include "disk/drive_preset.h"

#include <algorithm>
#include <array>

namespace atlas {
namespace {

// The jumper of the first Advanced Format drives adds 1 to every LBA: sector 7 is then the first on a boundary.
constexpr std::array presets{
    DrivePreset{"512n", {512}, {512}, {0}, {0}},
    DrivePreset{"512e", {512}, {4096}, {0}, {0}},
    DrivePreset{"4kn", {4096}, {4096}, {0}, {0}},
    DrivePreset{"512e-jumper", {512}, {4096}, {3584}, {0}},
    DrivePreset{"flash-8k", {512}, {8192}, {0}, {0}},
    DrivePreset{"flash-16k", {512}, {16384}, {0}, {0}},
    DrivePreset{"sd", {512}, {4096}, {0}, {std::uint64_t{4} << 20}},
};

} // namespace

std::span<const DrivePreset> drivePresets() { return presets; }

const DrivePreset* findPreset(std::string_view key) {
    const auto it = std::ranges::find(presets, key, &DrivePreset::key);
    return it == presets.end() ? nullptr : &*it;
}

Drive withPreset(Drive drive, const DrivePreset& preset) {
    drive.physicalSector = {preset.physicalSector, Source::User};
    drive.phase = {preset.phase, Source::User};
    drive.eraseBlock = preset.eraseBlock;
    drive.eraseBlockSource = Source::User;
    drive.optimalIo = {0}; // the other drive's
    return drive;
}

} // namespace atlas
