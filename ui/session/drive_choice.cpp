// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/drive_choice.h"

#include <algorithm>

namespace atlas::ui {

Overrides withPreset(Overrides overrides, const DrivePreset* preset) {
    overrides.physicalSector.reset();
    overrides.phase.reset();
    overrides.eraseBlock.reset();
    if (preset != nullptr) {
        overrides.physicalSector = preset->physicalSector;
        overrides.phase = preset->phase;
        overrides.eraseBlock = preset->eraseBlock;
    }
    return overrides;
}

DriveChoice driveChoice(const Overrides& overrides, const DrivePreset* preferred) {
    if (!overrides.physicalSector && !overrides.phase && !overrides.eraseBlock) {
        return {};
    }
    const auto fits = [&](const DrivePreset& preset) { return withPreset(overrides, &preset) == overrides; };
    if (preferred != nullptr && fits(*preferred)) {
        return {false, preferred};
    }
    const auto presets = drivePresets();
    const auto at = std::ranges::find_if(presets, fits);
    return {false, at == presets.end() ? nullptr : &*at};
}

} // namespace atlas::ui
