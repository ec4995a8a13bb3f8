// SPDX-License-Identifier: GPL-3.0-or-later
// Paints one frame of a 16 TiB map for callgrind, which counts only the instructions of atlasBenchFrame.
#include "bench/big_volume.h"

#include <QGuiApplication>

using namespace atlas;
using namespace atlas::ui;

extern "C" [[gnu::noinline]] void atlasBenchFrame(bench::Frame& frame);
void atlasBenchFrame(bench::Frame& frame) { frame.paint(); }

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication app(argc, argv);
    const auto snapshot = bench::snapshotOf(16 << 10, {63});
    bench::Frame frame(bench::volumeOf(snapshot), RowMode::Group, false);
    frame.go(0.3, 1);
    frame.paint(); // warm up: the first paint loads fonts
    frame.go(0.6, 1);
    atlasBenchFrame(frame);
    return frame.image().isNull() ? 1 : 0;
}
