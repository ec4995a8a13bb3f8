// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/text/stack_text.h"

#include "base/number_text.h"
#include "base/utf8.h"
#include "report/messages/cure_text.h"
#include "report/messages/drive_text.h"
#include "report/messages/finding_text.h"
#include "report/messages/labels.h"
#include "report/messages/subject_text.h"
#include "report/text/report_text.h"

#include <fmt/format.h>
#include <ostream>

namespace atlas {
namespace {

std::string granularityHeading(const Granularity& granularity) {
    return fmt::format("{} {}", format(label(granularity.kind)),
                       granularity.known() ? humanSize(granularity.size) : "unknown");
}

Cell structureCell(const FitCounts& fits) {
    if (fits.misaligned() == 0) {
        return {fmt::format("✔ all {}", grouped(fits.total())), Tone::Good};
    }
    return {fmt::format("✘ {} of {}", grouped(fits.misaligned()), grouped(fits.total())), Tone::Bad};
}

std::vector<Cell> stackRow(const StackRow& row, const Snapshot& snapshot) {
    std::vector<Cell> cells{{"  " + layerName(row, snapshot)}, {grouped(row.first.value)}};
    for (std::size_t g = 0; g < row.verdicts.size(); ++g) {
        if (row.kind == StackRowKind::Structures) {
            cells.push_back(g == 0 ? structureCell(row.fits) : Cell{"—", Tone::Faint});
        } else {
            cells.push_back(verdictCell(row.verdicts[g]));
        }
    }
    cells.push_back({working(row, snapshot)});
    cells.push_back({format(knownFrom(row, snapshot))});
    return cells;
}

void writeStack(const Snapshot& snapshot, const Stack& stack, std::ostream& out, TextStyle style) {
    writeHeading(out, "The stack", style);
    std::vector<std::string> headings;
    for (const auto& granularity : stack.granularities) {
        headings.push_back(granularityHeading(granularity));
    }
    std::vector<Column> columns{{"  layer"}, {"first byte", true}};
    for (const auto& heading : headings) {
        columns.push_back({heading});
    }
    columns.push_back({"working"});
    columns.push_back({"known from"});
    std::vector<std::vector<Cell>> rows;
    for (const auto& row : stack.rows) {
        rows.push_back(stackRow(row, snapshot));
    }
    writeTable(out, columns, rows, style);
}

void writeGranularities(const Snapshot& snapshot, const Stack& stack, std::ostream& out, TextStyle style) {
    writeHeading(out, "The granularities, and who says so", style);
    std::vector<std::pair<std::string, std::string>> facts;
    const auto* fs = snapshot.layout ? &snapshot.layout->filesystem : nullptr;
    for (const auto& granularity : stack.granularities) {
        facts.emplace_back(format(label(granularity.kind)), granularityText(granularity, snapshot.disk.drive, fs));
    }
    writeFacts(out, facts, style);
}

Cell placeCell(const BlockDevice& device) {
    const auto place = device.aboveOnDisk();
    if (!place) {
        return {device.carries ? "the place of " + device.name + " on its disk is unknown" : "unknown", Tone::Faint};
    }
    const auto past = pastBoundary(*place, device.grid);
    return {fmt::format("{} + {} = {}; mod {} = {}", grouped(device.onDisk->value), grouped(device.carries->value),
                        grouped(place->value), grouped(device.grid.size.value), grouped(past.value)),
            past.value == 0 ? Tone::Good : Tone::Bad};
}

/// What a device lies on, each way down to a disk. Where the one above begins is judged by that disk's physical sectors.
void writeDevices(const std::vector<BlockDevice>& stack, std::ostream& out, TextStyle style) {
    if (stack.empty()) {
        return;
    }
    writeHeading(out, "The devices below, by sysfs and their headers", style);
    std::vector<std::vector<Cell>> rows;
    for (const auto& device : stack) {
        const auto kind = device.label.empty()
                              ? format(label(device.kind))
                              : fmt::format("{} {}", format(label(device.kind)), printable(device.label));
        const bool top = device.depth == 0;
        const auto past =
            device.aboveOnDisk() ? std::optional(pastBoundary(*device.aboveOnDisk(), device.grid)) : std::nullopt;
        rows.push_back(
            {{fmt::format("  {:{}}{}", "", 2 * device.depth, device.name)},
             {kind},
             top ? Cell{""} : placeCell(device),
             top ? Cell{""} : verdictCell(GranularityVerdict{past.has_value(), past.value_or(ByteCount{})})});
    }
    writeTable(out, {{"  device"}, {"kind"}, {"where the one above begins on the disk"}, {"physical sector"}}, rows,
               style);
}

void writeCure(const CureWords& words, std::ostream& out, TextStyle style) {
    out << "  " << style.paint(Tone::Bad, "cause: ") << words.cause << ".\n"
        << "  " << style.paint(Tone::Good, "cure:  ") << words.remedy << ".\n"
        << "         So " << words.effect << ".\n";
    const auto type = [&](const std::vector<CureCommand>& commands) {
        for (const auto& command : commands) {
            out << "           " << command.text << (command.destroysData ? "   # destroys the data" : "") << '\n';
        }
    };
    type(words.commands);
    if (!words.anew.empty()) {
        out << "         or, where the data are not needed:\n";
        type(words.anew);
    }
}

/// "0 s", "25 ms", "4.2 s", "18 min 17 s", "3 h 5 min".
std::string durationText(double seconds) {
    const auto whole = static_cast<std::uint64_t>(seconds + 0.5);
    if (seconds == 0) {
        return "0 s";
    }
    if (seconds < 1) {
        return fmt::format("{:.0f} ms", 1000 * seconds);
    }
    if (seconds < 60) {
        return fmt::format("{:.1f} s", seconds);
    }
    return whole < 3600 ? fmt::format("{} min {} s", whole / 60, whole % 60)
                        : fmt::format("{} h {} min", grouped(whole / 3600), whole % 3600 / 60);
}

void writeCost(const Alignment& alignment, std::ostream& out, TextStyle style) {
    const CostModel model;
    writeHeading(out, "What it costs (a model: a synced write of one block takes 1 + read-modify-writes revolutions)",
                 style);
    std::vector<std::vector<Cell>> rows;
    for (int n = 0; n <= 2; ++n) {
        const bool present = n == alignment.perBlock;
        rows.push_back({{fmt::format("  {}", n == 0   ? "whole"
                                             : n == 1 ? "partial"
                                                      : "straddling")},
                        {fmt::format("{:.1f} ms", 1000 * model.writeSeconds(n))},
                        {fmt::format("{:.0f}", model.writesPerSecond(n))},
                        {present ? "the worst block here" : ""}});
    }
    writeTable(
        out,
        {{fmt::format("  at {:.0f} rpm", model.rpm).c_str()}, {"a write", true}, {"writes per second", true}, {""}},
        rows, style);
    out << fmt::format("  All metadata once, block by block: {} read-modify-writes, {} more than if all were whole.\n",
                       grouped(alignment.totalReadModifyWrites()),
                       durationText(model.extraSeconds(alignment.totalReadModifyWrites())));
}

} // namespace

Cell verdictCell(const GranularityVerdict& verdict) {
    if (!verdict.known) {
        return {"unknown", Tone::Faint};
    }
    return verdict.past.value == 0 ? Cell{"✔", Tone::Good} : Cell{"✘ +" + grouped(verdict.past.value), Tone::Bad};
}

void writeExplanation(const Snapshot& snapshot, const Check& check, std::ostream& out, TextStyle style) {
    const auto stack = stackOf(snapshot, check.alignment ? &*check.alignment : nullptr);
    writeStack(snapshot, stack, out, style);
    writeDevices(snapshot.disk.stack, out, style);
    writeGranularities(snapshot, stack, out, style);
    writeHeading(out, "Cause and cure", style);
    for (const auto& cure : check.cures) {
        writeCure(words(cure, snapshot), out, style);
    }
    if (check.cures.empty()) {
        out << "  nothing to cure by the granularities that are known.\n";
    }
    if (check.alignment) {
        writeCost(*check.alignment, out, style);
    }
}

void writeSweep(const Sweep& sweep, std::ostream& out, TextStyle style) {
    writeHeading(out, "Read-modify-writes to write all metadata once, by partition start", style);
    writeTable(
        out, {{"  sector", true}, {"read-modify-writes", true}, {""}}, sweep.points.size(),
        [&](std::size_t n) {
            const auto& point = sweep.points[n];
            const auto tone = point.readModifyWrites == 0 ? Tone::Good : Tone::Bad;
            return std::vector<Cell>{{"  " + grouped(point.start.value)},
                                     {grouped(point.readModifyWrites), tone},
                                     {point.start == sweep.present ? "◀ now" : ""}};
        },
        style);
}

} // namespace atlas
