// SPDX-License-Identifier: GPL-3.0-or-later
// The map as one HTML file that needs no network, to attach to a ticket: verdicts, facts, findings, the drawn map, and the
// fields of the structures in it.
#pragma once

#include "base/byte_source.h"
#include "ui/drawing/map_scene.h"
#include "ui/session/session.h"

#include <QString>

namespace atlas::ui {

enum class Secrets : std::uint8_t {
    Kept,
    Removed, ///< labels, UUIDs, names and paths, as in a redacted snapshot
};

struct WebPageRequest {
    DrawnVolumePtr volume; ///< not null
    const Judgement& judgement; ///< of the same volume
    Viewpoint viewpoint{}; ///< which rows, and whether they are magnified
    const ByteSource* disk = nullptr; ///< where the fields are read; null: the page has none, and gives `whyNoFields`
    QString whyNoFields{};
    Secrets secrets = Secrets::Kept;
    bool dark = false; ///< dark in every browser; otherwise as the browser prefers
};

/// UTF-8. Has the fields of at most 2,000 structures, whose number is stated if there are more.
[[nodiscard]] QByteArray webPage(const WebPageRequest& request);

/// Writes the page of what `session` has open to `path`. Reads fields from `disk`, or from the image where that is null.
/// Precondition: session.volume() is not null.
[[nodiscard]] Status saveWebPage(const QString& path, const Session& session, const Viewpoint& viewpoint,
                                 Secrets secrets, bool dark = false, const ByteSource* disk = nullptr);

} // namespace atlas::ui
