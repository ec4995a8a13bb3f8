// SPDX-License-Identifier: GPL-3.0-or-later
// The drive presets as what the user says of the drive.
#pragma once

#include "disk/drive_preset.h"
#include "ui/session/judgement.h"

#include <QString>

namespace atlas::ui {

/// `overrides` with the drive of `preset`; null: as it was read. The stripe is an array's and stays, and so does the start.
[[nodiscard]] Overrides withPreset(Overrides overrides, const DrivePreset* preset);

/// What the drive part of `overrides` is: as read, a preset, or something of the user's own.
struct DriveChoice {
    bool asRead = true;
    const DrivePreset* preset = nullptr; ///< null for a drive of the user's own
};

/// 512e and 4Kn have the same physical sectors, so `preferred`, the one chosen last, wins where it fits; may be null.
[[nodiscard]] DriveChoice driveChoice(const Overrides& overrides, const DrivePreset* preferred);

} // namespace atlas::ui
