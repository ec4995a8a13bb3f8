// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/strip/strip_scene.h"

#include "ui/session/qt_text.h"

#include <cmath>

namespace atlas::ui {
namespace {

constexpr double margin = 10;
constexpr double triangle = 8;    ///< height of the markers above the boxes
constexpr double bandHeight = 16; ///< of the metadata band below the name
constexpr double rulerGap = 8;
constexpr double narrowestFrame = 7;

double lineOf(const QFontMetricsF& metrics) { return std::ceil(metrics.height()); }

} // namespace

double StripScene::heightFor(const QFontMetricsF& metrics) {
    const double line = lineOf(metrics);
    return 4 + line + triangle + 2 + (line + 5 + bandHeight) + rulerGap + line + 4;
}

void StripScene::layOut(QSizeF extent, const QFontMetricsF& metrics) {
    ++version;
    size = extent;
    const double line = lineOf(metrics);
    const double width = std::max(std::floor(extent.width()) - 2 * margin, 1.0);
    boxes = {margin, 4 + line + triangle + 2, width, line + 5 + bandHeight};
    band = boxes.top() + line + 5;
    if (disk.size.value == 0) {
        drawn = {};
        return;
    }
    const double cap = metrics.horizontalAdvance(ui::text(name(disk.table.kind))) + 8;
    drawn =
        layOutStrip(disk, volume.get(), {.columns = static_cast<int>(width), .table = cap, .partition = 8, .gap = 3});
}

QRectF StripScene::rectOf(const StripBox& box) const {
    return {boxes.left() + box.x0, boxes.top(), static_cast<double>(box.x1 - box.x0), boxes.height()};
}

QRectF StripScene::frame() const {
    if (!volume || window.empty()) {
        return {};
    }
    const auto bytes = bytesOnDisk(*volume, window);
    const double left = x(bytes.first);
    const double width = std::max(x(bytes.end()) - left, narrowestFrame);
    return QRectF(std::min(left, boxes.right() - width), boxes.top(), width, boxes.height()).adjusted(0, -1, 0, 1);
}

bool StripScene::showsAll() const {
    return volume && between(volume->filesystem().firstDataBlock, volume->filesystem().end()) == window;
}

const StripBox* StripScene::boxAt(QPointF point) const {
    return boxes.contains(point) ? drawn.boxAt(static_cast<int>(point.x() - boxes.left())) : nullptr;
}

BlockNumber StripScene::blockAt(double px) const {
    const auto start = volume->placement().bytes.first;
    const auto byte = std::max(byteAt(px), start);
    const auto& fs = volume->filesystem();
    const auto last = fs.blockCount.value == 0 ? 0 : fs.blockCount.value - 1;
    return {std::min((byte - start).value / fs.blockSize.value, last)};
}

std::optional<ByteOffset> StripScene::startOf(const StripBox& box) const {
    const auto& segment = box.segment;
    if (segment.chosen && volume) {
        return volume->placement().bytes.first;
    }
    if (segment.kind != StripSegment::Kind::Partition) {
        return segment.kind == StripSegment::Kind::Volume ? std::optional(segment.bytes.first) : std::nullopt;
    }
    // An extended partition may be split into segments, and contains no volume itself.
    const auto& partition = disk.table.partitions[segment.partition];
    return partition.role == PartitionRole::Extended ? std::nullopt : std::optional(bytesOf(disk, partition).first);
}

} // namespace atlas::ui
