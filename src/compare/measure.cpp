// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/measure.h"

#include "base/number_text.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace atlas {
namespace {

void addFits(std::vector<Metric>& all) {
    const auto add = [&](MetricKind kind, std::string_view name, Better better, std::uint64_t FitCounts::* member) {
        all.push_back({kind, name, better, 0, Unit::Count,
                       [member](const Measured& m) { return static_cast<double>(m.structures.*member); }});
    };
    add(MetricKind::StructuresWhole, "structures_whole", Better::Neither, &FitCounts::whole);
    add(MetricKind::StructuresPartial, "structures_partial", Better::Less, &FitCounts::partial);
    add(MetricKind::StructuresStraddling, "structures_straddling", Better::Less, &FitCounts::straddling);
}

void addRaid(std::vector<Metric>& all) {
    const auto add = [&](MetricKind kind, std::string_view name, std::vector<std::uint64_t> MemberLoad::* member) {
        all.push_back({kind, name, Better::Less, 2, Unit::Ratio,
                       [member](const Measured& m) { return m.load ? imbalance((*m.load).*member) : 0; }});
    };
    add(MetricKind::RaidBlockBitmapImbalance, "raid_block_bitmap_imbalance", &MemberLoad::blockBitmaps);
    add(MetricKind::RaidInodeBitmapImbalance, "raid_inode_bitmap_imbalance", &MemberLoad::inodeBitmaps);
    add(MetricKind::RaidInodeTableImbalance, "raid_inode_table_imbalance", &MemberLoad::inodeTableBlocks);
}

} // namespace

Measured measuredIn(const MeasureFrame& frame, const Layout& layout) {
    const auto& fs = layout.filesystem;
    const Placement placement{.bytes = {frame.start, bytesOf(fs.blockCount, fs.blockSize)}, .source = Source::User};
    Measured out{measure(layout, frame.model), align(layout, placement, {frame.physicalSector, {0}}).total()};
    if (frame.raid) {
        out.load = loadOf(layout, *frame.raid, frame.start);
    }
    return out;
}

Metric misalignedMetric() {
    return {
        MetricKind::StructuresMisaligned, "structures_misaligned", Better::Less, 0, Unit::Count, [](const Measured& m) {
            return static_cast<double>(m.structures.misaligned());
        }};
}

std::vector<Metric> metricsOf(const MeasureFrame& frame) {
    std::vector<Metric> all;
    for (const auto& info : allMetrics()) {
        all.push_back({info.kind, info.name, info.better, info.decimals, info.unit,
                       [&info](const Measured& m) { return info.value(m.metrics); }});
    }
    addFits(all);
    if (frame.raid) {
        addRaid(all);
    }
    return all;
}

std::vector<bool> bestOf(const std::vector<double>& values, Better better) {
    std::vector<bool> marks(values.size(), false);
    if (values.empty()) {
        return marks;
    }
    const auto [minimum, maximum] = std::ranges::minmax(values);
    if (better == Better::Neither || minimum == maximum) {
        return marks;
    }
    const auto wanted = better == Better::Less ? minimum : maximum;
    for (std::size_t n = 0; n < values.size(); ++n) {
        marks[n] = values[n] == wanted;
    }
    return marks;
}

std::string shown(double value, int decimals) {
    return decimals == 0 ? grouped(static_cast<std::uint64_t>(std::llround(value)))
                         : fmt::format("{:.{}f}", value, decimals);
}

} // namespace atlas
