// SPDX-License-Identifier: GPL-3.0-or-later
// What was open when the last window closed, for the next start without an image.
#pragma once

#include "disk/image_request.h"
#include "ui/session/place.h"

#include <QSettings>
#include <optional>

namespace atlas::ui {

struct LastSession {
    ImageRequest request{};
    Place place{};
    bool operator==(const LastSession&) const = default;
};

void saveSession(QSettings& settings, const LastSession& session);
void forgetSession(QSettings& settings);
/// Nullopt where nothing was open, the image is gone, or the user does not want it.
[[nodiscard]] std::optional<LastSession> savedSession(const QSettings& settings);

/// Whether the user wants it; on at first.
[[nodiscard]] bool isSessionRestored(const QSettings& settings);
void setSessionRestored(QSettings& settings, bool restored);

} // namespace atlas::ui
