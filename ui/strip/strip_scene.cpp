// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/strip/strip_scene.h"

#include "report/words/plan_text.h"
#include "ui/session/session.h"
#include "ui/text/qt_text.h"

#include <algorithm>
#include <cmath>

namespace atlas::ui {

namespace {

bool isOnOtherVolume(const Finding& finding) {
    switch (finding.kind) {
    case FindingKind::OtherVolumeFaulty:
    case FindingKind::OtherVolumeMisaligned:
    case FindingKind::OtherVolumeOfSmallBlocks:
    case FindingKind::VolumeUnreadable: return true;
    default: return false;
    }
}

} // namespace

StripContent stripContentOf(const Session& session) {
    const auto& judgement = session.judgement();
    // Not judgement.verdict.starts: they are by physical sectors, and include a refused what-if.
    auto shown = shownDisk(session.snapshot(), judgement);
    shown.disk.drive = judgement.drive();
    StripContent content{.disk = shown.disk,
                         .volume = session.volumeOnDisk(),
                         .by = judgement.startGranularity(),
                         .isStartKnown = judgement.verdict.isStartKnown,
                         .refusal =
                             judgement.remedies.conflict ? text(sentence(*judgement.remedies.conflict)) : QString(),
                         .logicalVolume = shown.logicalVolume()};
    content.starts = partitionStarts(startVerdicts(shown, content.by.grid()));
    std::ranges::copy_if(judgement.found.findings, std::back_inserter(content.others), isOnOtherVolume);
    return content;
}

namespace {

using namespace strip;

double lineOf(const QFontMetricsF& metrics) { return std::ceil(metrics.height()); }

} // namespace

double StripScene::wordsHeight(const QFontMetricsF& metrics) const {
    return isPicture || !content.refusal.isEmpty() ? lineOf(metrics) : 0;
}

double StripScene::heightFor(const QFontMetricsF& metrics) const {
    const double line = lineOf(metrics);
    return topMargin + wordsHeight(metrics) + triangle + triangleGap + (line + nameGap + bandHeight) + rulerGap + line +
           topMargin;
}

void StripScene::layOut(QSizeF extent, const QFontMetricsF& metrics) {
    ++version;
    size = extent;
    const double line = lineOf(metrics);
    const double width = std::max(std::floor(extent.width()) - 2 * margin, 1.0);
    boxes = {margin, topMargin + wordsHeight(metrics) + triangle + triangleGap, width, line + nameGap + bandHeight};
    band = boxes.top() + line + nameGap;
    if (content.disk.size.value == 0) {
        drawn = {};
        return;
    }
    const double cap = metrics.horizontalAdvance(ui::text(name(content.disk.table.kind))) + tablePadding;
    drawn = layOutStrip(content.disk, content.volume.get(),
                        {.columns = static_cast<int>(width), .table = cap, .partition = minPartition, .gap = minGap});
}

QRectF StripScene::rectOf(const StripBox& box) const {
    return {boxes.left() + box.x0, boxes.top(), static_cast<double>(box.x1 - box.x0), boxes.height()};
}

QRectF StripScene::frame() const {
    if (!content.volume || window.empty() || drawn.blocks.empty())
        return {};
    const double left = xOf(window.first);
    const double width = std::max(xOf(window.end()) - left, minFrame);
    const bool cut = drawn.blocks.end() < content.volume->filesystem().end();
    const double right = cut ? xOf(drawn.blocks.end()) : boxes.right();
    return QRectF(std::min(left, right - width), boxes.top(), width, boxes.height()).adjusted(0, -1, 0, 1);
}

double StripScene::xOf(BlockNumber block) const {
    return x(bytesOnDisk(*content.volume, {std::min(block, drawn.blocks.end()), {}}).first);
}

bool StripScene::showsAll() const { return content.volume && content.volume->filesystem().blocksOfGroups() == window; }

QList<TintedRect> StripScene::tintedRects() const {
    QList<TintedRect> rects;
    if (!tints || !content.volume)
        return rects;
    const auto end = std::ranges::partition_point(
        *tints, [&](const TintedBlocks& each) { return each.blocks.first < drawn.blocks.end(); });
    double free = 0; // first pixel without a tint
    for (auto next = tints->begin(); next != end;) {
        const double left = std::max(std::floor(xOf(next->blocks.first)), free);
        const double right = std::max(std::floor(xOf(next->blocks.end())), left + 1);
        const auto beyond = std::partition_point(
            next + 1, end, [&](const TintedBlocks& each) { return xOf(each.blocks.first) < right; });
        const auto last = std::prev(beyond);
        rects.push_back({{left, boxes.bottom() - tintHeight, right - left, tintHeight},
                         tintOfPixels(*tints, next, last->blocks.end())});
        free = right;
        next = last != next && xOf(last->blocks.end()) > right + 1 ? last : beyond; // the rest of a long one
    }
    return rects;
}

const StripBox* StripScene::boxAt(QPointF point) const {
    return boxes.contains(point) ? drawn.boxAt(static_cast<int>(point.x() - boxes.left())) : nullptr;
}

BlockNumber StripScene::blockAt(double px) const {
    const auto start = content.volume->placement().bytes.first;
    const BlockNumber last{std::max<std::uint64_t>(drawn.blocks.end().value, 1) - 1};
    const auto block = content.volume->filesystem().blockAt(std::max(byteAt(px), start), start);
    return std::min(block.value_or(last), last);
}

std::optional<StartVerdict> StripScene::startOf(const StripBox& box) const {
    const auto& segment = box.segment;
    if (segment.chosen && content.volume) {
        const auto& placement = content.volume->placement();
        return startVerdict(placement.partition, placement.bytes.first, content.by.grid());
    }
    const bool isPartition = segment.kind == StripSegment::Kind::Partition;
    if (!isPartition && segment.kind != StripSegment::Kind::Volume)
        return std::nullopt;
    std::optional<std::uint32_t> number;
    if (isPartition)
        number = content.disk.table.partitions[segment.partition].number;
    const auto start = std::ranges::find(content.starts, number, &StartVerdict::partition);
    if (start == content.starts.end() || start->extended)
        return std::nullopt;
    // The rest of a disk after the chosen volume has no start of its own.
    return isPartition || start->start == segment.bytes.first ? std::optional(*start) : std::nullopt;
}

} // namespace atlas::ui
