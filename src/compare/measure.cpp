// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/measure.h"

#include "base/number_text.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace atlas {
namespace {

void addFits(std::vector<Metric>& all) {
    const auto add = [&](MetricKind kind, std::string_view name, Better better, auto value) {
        all.push_back({kind, name, better, 0, Unit::Count,
                       [value](const Measured& m) { return static_cast<double>(std::invoke(value, m.structures)); }});
    };
    add(MetricKind::StructuresWhole, "structures_whole", Better::Neither, &FitCounts::whole);
    add(MetricKind::StructuresPartial, "structures_partial", Better::Less, &FitCounts::partial);
    add(MetricKind::StructuresStraddling, "structures_straddling", Better::Less, &FitCounts::straddling);
    add(MetricKind::StructuresMisaligned, "structures_misaligned", Better::Less, &FitCounts::misaligned);
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

/// Indexed by MetricKind.
const std::vector<Metric>& allMetrics() {
    static const auto metrics = [] {
        std::vector<Metric> all;
        for (const auto& info : layoutMetrics()) {
            all.push_back({info.kind, info.name, info.better, info.decimals, info.unit,
                           [&info](const Measured& m) { return info.value(m.metrics); }});
        }
        addFits(all);
        addRaid(all);
        return all;
    }();
    return metrics;
}

std::uint64_t bitmapEraseBlocksOf(const Layout& layout, ByteOffset start, SectorGrid eraseBlocks) {
    const auto size = eraseBlocks.size.value;
    std::vector<std::uint64_t> numbers;
    for (const auto* places : {&layout.groups.blockBitmap, &layout.groups.inodeBitmap}) {
        for (const auto place : *places) {
            const auto byte = byteOf(place, layout.filesystem.blockSize, start).value;
            numbers.push_back((byte + size - eraseBlocks.phase.value % size) / size);
        }
    }
    std::ranges::sort(numbers);
    return static_cast<std::uint64_t>(std::ranges::unique(numbers).begin() - numbers.begin());
}

/// The misaligned structures are the sum of two other metrics, so tables leave them out.
bool isListed(const Metric& metric, const MeasureFrame& frame) {
    return metric.kind != MetricKind::StructuresMisaligned && (metric.unit != Unit::Ratio || frame.raid);
}

} // namespace

Measured measuredIn(const MeasureFrame& frame, const Layout& layout, const LayoutPlace& place) {
    const auto& fs = layout.filesystem;
    const auto start = frame.startOf(place);
    Measured out{measure(layout, frame.model), align(layout, placementFrom(start, fs), frame.drive().grid()).total()};
    if (frame.raid) {
        out.load = loadOf(layout, *frame.raid, start);
    }
    out.bitmapEraseBlocks = bitmapEraseBlocksOf(layout, start, frame.eraseBlocks.grid);
    out.blockSize = fs.blockSize;
    out.start = start;
    return out;
}

double Metric::comparable(const Measured& measured) const {
    return value(measured) * (unit == Unit::Blocks ? static_cast<double>(measured.blockSize.value) : 1);
}

const Metric& metric(MetricKind kind) { return allMetrics().at(static_cast<std::size_t>(kind)); }

std::vector<Metric> metricsOf(const MeasureFrame& frame) {
    std::vector<Metric> listed;
    std::ranges::copy_if(allMetrics(), std::back_inserter(listed),
                         [&](const Metric& metric) { return isListed(metric, frame); });
    return listed;
}

bool isShownAlike(const Metric& metric, double one, double other) {
    const auto text = [&](double value) {
        switch (metric.unit) {
        case Unit::Blocks:
        case Unit::Bytes: return humanSize({static_cast<std::uint64_t>(std::llround(value))});
        case Unit::Share: return decimalText(value * 100, shareDecimals);
        case Unit::Seconds:
        case Unit::Count:
        case Unit::Ratio: break;
        }
        return decimalText(value, metric.decimals);
    };
    return text(one) == text(other);
}

std::vector<bool> bestOf(const Metric& metric, const std::vector<const Measured*>& all) {
    std::vector<std::optional<double>> values;
    std::ranges::transform(all, std::back_inserter(values), [&](const Measured* measured) {
        return measured == nullptr ? std::nullopt : std::optional(metric.comparable(*measured));
    });
    std::vector<double> known;
    for (const auto& value : values) {
        if (value) {
            known.push_back(*value);
        }
    }
    std::vector<bool> marks(values.size(), false);
    if (known.empty() || metric.better == Better::Neither) {
        return marks;
    }
    const auto [minimum, maximum] = std::ranges::minmax(known);
    if (!isShownAlike(metric, minimum, maximum)) {
        const auto wanted = metric.better == Better::Less ? minimum : maximum;
        for (std::size_t n = 0; n < values.size(); ++n) {
            marks[n] = values[n] && isShownAlike(metric, *values[n], wanted);
        }
    }
    return marks;
}

} // namespace atlas
