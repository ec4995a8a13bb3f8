// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/measured.h"

#include "base/human.h"

#include <cmath>
#include <fmt/format.h>

namespace atlas::cli {
namespace {

void addFits(std::vector<Figure>& all) {
    const auto add = [&](const char* name, Better better, std::uint64_t FitCounts::* member) {
        all.push_back({fmt::format("structures_{}", name), fmt::format("structures {}", name),
                       "Structures by the verdict of their worst block, at the chosen start and physical sector.",
                       better, 0, [member](const Measured& m) { return static_cast<double>(m.structures.*member); }});
    };
    add("whole", Better::More, &FitCounts::whole);
    add("partial", Better::Less, &FitCounts::partial);
    add("straddling", Better::Less, &FitCounts::straddling);
}

void addRaid(std::vector<Figure>& all) {
    const auto add = [&](const char* name, const char* label, std::vector<std::uint64_t> MemberLoad::* member) {
        all.push_back({name, label, "The fullest member's share over the mean one: 1 is even.", Better::Less, 2,
                       [member](const Measured& m) { return m.load ? imbalance((*m.load).*member) : 0; }});
    };
    add("raid_block_bitmap_imbalance", "block bitmaps, RAID imbalance", &MemberLoad::blockBitmaps);
    add("raid_inode_bitmap_imbalance", "inode bitmaps, RAID imbalance", &MemberLoad::inodeBitmaps);
    add("raid_inode_table_imbalance", "inode tables, RAID imbalance", &MemberLoad::inodeTableBlocks);
}

} // namespace

Measured measured(std::string label, const Layout& layout, const PlanOptions& options) {
    const auto& fs = layout.filesystem;
    const Placement placement{.bytes = {options.start, bytesOf(fs.blockCount, fs.blockSize)}, .source = Source::User};
    Measured out{std::move(label), measure(layout, options.model),
                 align(layout, placement, {options.physicalSector, {0}}).total()};
    if (options.raid) {
        out.load = loadOf(layout, *options.raid, options.start);
    }
    return out;
}

std::vector<Figure> figuresOf(const PlanOptions& options) {
    std::vector<Figure> all;
    for (const auto& info : allMetrics()) {
        all.push_back({std::string(info.name), std::string(info.label), std::string(info.definition), info.better,
                       info.decimals, [&info](const Measured& m) { return info.value(m.metrics); }});
    }
    addFits(all);
    if (options.raid) {
        addRaid(all);
    }
    return all;
}

std::string shown(double value, int decimals) {
    return decimals == 0 ? grouped(static_cast<std::uint64_t>(std::llround(value)))
                         : fmt::format("{:.{}f}", value, decimals);
}

nlohmann::ordered_json toJson(const Measured& m, const std::vector<Figure>& figures) {
    nlohmann::ordered_json out;
    for (const auto& figure : figures) {
        const auto value = figure.value(m);
        if (value == std::floor(value)) {
            out[figure.name] = static_cast<std::uint64_t>(value);
        } else {
            out[figure.name] = value;
        }
    }
    auto cuts = nlohmann::ordered_json::array();
    for (const auto& cut : m.metrics.tableCuts) {
        cuts.push_back(
            {{"after_group", cut.before.value}, {"before_group", cut.after.value}, {"backup_group", cut.backup.value}});
    }
    out["inode_table_cut_by"] = std::move(cuts);
    if (m.load) {
        out["raid_block_bitmaps"] = m.load->blockBitmaps;
        out["raid_inode_bitmaps"] = m.load->inodeBitmaps;
        out["raid_inode_table_blocks"] = m.load->inodeTableBlocks;
    }
    return out;
}

} // namespace atlas::cli
