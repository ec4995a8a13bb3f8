// SPDX-License-Identifier: GPL-3.0-or-later
// The heat of a trace as a sequence of pictures, or as one that moves.
#pragma once

#include "ui/session/trace_player.h"

#include <functional>

namespace atlas::ui {

struct FramesWanted {
    QString file{}; ///< heat.png makes heat-0001.png and so on; heat.gif one file, by ffmpeg or ImageMagick
    int count = 0;
    int perSecond = 10; ///< of a GIF
};

/// Whether the suffix is that of a picture that moves.
[[nodiscard]] bool isAnimation(const QString& file);

/// Divides the trace into frames of equal length. `draw` writes one to the path; the trace is read. Unsupported if the
/// file is a GIF and neither ffmpeg nor ImageMagick is installed.
[[nodiscard]] Status saveFrames(TracePlayer& player, const FramesWanted& wanted,
                                const std::function<Status(const QString& path)>& draw);

} // namespace atlas::ui
