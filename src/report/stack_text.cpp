// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/stack_text.h"

#include "base/human.h"
#include "report/cure_words.h"
#include "report/phrases.h"
#include "report/report_text.h"
#include "report/subject.h"

#include <fmt/format.h>
#include <ostream>

namespace atlas {
namespace {

std::string grainHeading(const Grain& grain) {
    return fmt::format("{} {}", label(grain.kind), grain.known() ? humanSize(grain.size) : "unknown");
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
    cells.push_back({std::string(name(row.source))});
    return cells;
}

void writeStack(const Snapshot& snapshot, const Stack& stack, std::ostream& out, TextStyle style) {
    writeHeading(out, "The stack", style);
    std::vector<std::string> headings;
    for (const auto& grain : stack.grains) {
        headings.push_back(grainHeading(grain));
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

void writeCure(const CureWords& words, std::ostream& out, TextStyle style) {
    out << "  " << style.paint(Tone::Bad, "cause: ") << words.cause << ".\n"
        << "  " << style.paint(Tone::Good, "cure:  ") << words.remedy << "; " << words.effect << ".\n";
    for (const auto& command : words.commands) {
        out << "           " << command.text << (command.destroysData ? "   # destroys the data" : "") << '\n';
    }
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
}

} // namespace

std::string layerName(const StackRow& row, const Snapshot& snapshot) {
    switch (row.kind) {
    case StackRowKind::Disk: return snapshot.disk.isDevice ? "disk" : "disk image";
    case StackRowKind::Partition: return fmt::format("partition {}", row.partition);
    case StackRowKind::Layer:
        return row.layer->name.empty() ? fmt::format("{} data", label(row.layer->kind))
                                       : fmt::format("{} {}", label(row.layer->kind), row.layer->name);
    case StackRowKind::Filesystem: return fmt::format("{}, block 0", extName(snapshot.layout->filesystem));
    case StackRowKind::Structures:
        return fmt::format("{} ({})", labelOf(*row.structure, row.fits.total()), grouped(row.fits.total()));
    }
    return {};
}

std::string working(const StackRow& row, const Snapshot& snapshot) {
    switch (row.kind) {
    case StackRowKind::Disk: return {};
    case StackRowKind::Partition: {
        const auto* partition = snapshot.disk.table.find(row.partition);
        return partition != nullptr ? startWorking(partition->sectors.first, snapshot.disk.drive) : std::string{};
    }
    case StackRowKind::Layer:
    case StackRowKind::Filesystem:
        return fmt::format("{} + {}", grouped(row.within.value), grouped((row.first - row.within).value));
    case StackRowKind::Structures: {
        const auto block = snapshot.layout->filesystem.blockSize.value;
        return fmt::format("block {} × {} + {}", grouped((row.first - row.within).value / block), grouped(block),
                           grouped(row.within.value));
    }
    }
    return {};
}

Cell verdictCell(const GrainVerdict& verdict) {
    if (!verdict.known) {
        return {"unknown", Tone::Faint};
    }
    return verdict.past.value == 0 ? Cell{"✔", Tone::Good} : Cell{"✘ +" + grouped(verdict.past.value), Tone::Bad};
}

void writeExplanation(const Snapshot& snapshot, const Alignment* alignment, std::ostream& out, TextStyle style) {
    writeStack(snapshot, stackOf(snapshot, alignment), out, style);
    if (alignment == nullptr) {
        return;
    }
    const auto cures = curesOf(snapshot, *alignment);
    if (!cures.empty()) {
        writeHeading(out, "Cause and cure", style);
    }
    for (const auto& cure : cures) {
        writeCure(words(cure, snapshot), out, style);
    }
    writeCost(*alignment, out, style);
}

void writeSweep(const std::vector<SweepPoint>& points, Lba present, std::ostream& out, TextStyle style) {
    writeHeading(out, "Read-modify-writes to write all metadata once, by partition start", style);
    writeTable(
        out, {{"  sector", true}, {"read-modify-writes", true}, {""}}, points.size(),
        [&](std::size_t n) {
            const auto& point = points[n];
            const auto tone = point.readModifyWrites == 0 ? Tone::Good : Tone::Bad;
            return std::vector<Cell>{{"  " + grouped(point.start.value)},
                                     {grouped(point.readModifyWrites), tone},
                                     {point.start == present ? "◀ now" : ""}};
        },
        style);
}

} // namespace atlas
