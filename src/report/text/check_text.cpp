// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/text/check_text.h"

#include "base/number_text.h"
#include "report/messages/finding_text.h"
#include "report/messages/labels.h"
#include "report/messages/make_message.h"
#include "report/messages/subject_text.h"
#include "report/messages/verdict_text.h"
#include "report/text/report_text.h"

#include <fmt/format.h>
#include <ostream>

namespace atlas {
namespace {

using Row = std::vector<Cell>;

std::string verdictLine(const Check& check, TextStyle style) {
    const auto cell = verdictCell(check.verdict);
    auto text = style.paint(cell.tone, cell.text);
    if (!check.alignment) {
        return text;
    }
    return text + ": " + format(verdictText(check.alignment->total()));
}

std::string startText(const Snapshot& snapshot, const LayerVerdict& layer, TextStyle style) {
    const auto& disk = snapshot.disk;
    const Placement placement{.bytes = {layer.start, {}}, .partition = layer.partition};
    const auto where = layer.fit == Fit::Whole ? message<MessageId::OnPhysicalSector>()
                                               : message<MessageId::PastPhysicalSector>(layer.remainder);
    return fmt::format("{}: {}", format(startWorking(disk, placement)),
                       style.paint(verdictCell(layer.fit).tone, format(where)));
}

Message sectorText(const Drive& drive) {
    const auto [logical, logicalSource] = drive.logicalSector;
    const auto [physical, physicalSource] = drive.physicalSector;
    return drive.phase.value.value == 0
               ? message<MessageId::Sectors>(logical, label(logicalSource), physical, label(physicalSource))
               : message<MessageId::SectorsWithPhase>(logical, label(logicalSource), physical, label(physicalSource),
                                                      drive.phase.value, label(drive.phase.source));
}

Message writeText(const Alignment& alignment, ByteCount blockSize) {
    const Number all{alignment.totalReadModifyWrites()};
    return alignment.perBlock == 0 ? message<MessageId::WritingCostsNothing>(blockSize, all)
                                   : message<MessageId::WritingCosts>(
                                         blockSize, Count{static_cast<std::uint64_t>(alignment.perBlock)}, all);
}

void writeSummary(const Snapshot& snapshot, const Check& check, std::ostream& out, TextStyle style) {
    std::vector<std::pair<std::string, std::string>> facts;
    const auto add = [&](const Message& name, std::string value) {
        facts.emplace_back(format(name), std::move(value));
    };
    add(message<MessageId::NameVerdict>(), verdictLine(check, style));
    if (check.subject) {
        add(message<MessageId::NameStart>(), startText(snapshot, *check.subject, style));
    }
    add(message<MessageId::NameSectors>(), format(sectorText(snapshot.disk.drive)));
    if (check.alignment) {
        add(message<MessageId::NameWriting>(),
            format(writeText(*check.alignment, snapshot.layout->filesystem.blockSize)));
    }
    writeFacts(out, facts, style);
}

Cell count(std::uint64_t number, Tone tone) { return {grouped(number), number == 0 ? Tone::Faint : tone}; }

Row kindRow(std::string label, const FitCounts& counts, Cell blocks, Cell cost) {
    return {{std::move(label)},
            count(counts.whole, Tone::Good),
            count(counts.partial, Tone::Bad),
            count(counts.straddling, Tone::Bad),
            std::move(blocks),
            std::move(cost)};
}

/// Rows of kinds inside or beside the total of read-modify-writes.
std::vector<Row> kindRows(const Alignment& alignment, bool inside) {
    std::vector<Row> rows;
    for (const auto kind : allRegionKinds) {
        const auto& figures = alignment.kinds[index(kind)];
        if (figures.structures.total() > 0 && (kind <= RegionKind::InodeTable) == inside) {
            rows.push_back(kindRow(format(label(kind)), figures.structures, {grouped(figures.blocks)},
                                   count(figures.readModifyWrites, Tone::Bad)));
        }
    }
    return rows;
}

void writeStructures(const Alignment& alignment, std::ostream& out, TextStyle style) {
    writeHeading(out, "Structures", style);
    auto rows = kindRows(alignment, true);
    std::uint64_t blocks = 0;
    FitCounts counts;
    for (std::size_t k = 0; k <= index(RegionKind::InodeTable); ++k) {
        const auto& figures = alignment.kinds[k];
        blocks += figures.blocks;
        counts.whole += figures.structures.whole;
        counts.partial += figures.structures.partial;
        counts.straddling += figures.structures.straddling;
    }
    rows.push_back(kindRow(format(message<MessageId::Together>()), counts, {grouped(blocks)},
                           count(alignment.totalReadModifyWrites(), Tone::Bad)));
    if (auto beside = kindRows(alignment, false); !beside.empty()) {
        rows.push_back({{format(message<MessageId::BesideThem>()), Tone::Faint}});
        std::ranges::move(beside, std::back_inserter(rows));
    }
    writeTable(
        out,
        {{"  kind"},
         {"whole", true},
         {"partial", true},
         {"straddling", true},
         {"blocks", true},
         {"read-modify-writes", true}},
        [&] {
            for (auto& row : rows) {
                row.front().text.insert(0, "  ");
            }
            return rows;
        }(),
        style);
}

void writeLayers(const Snapshot& snapshot, const Check& check, std::ostream& out, TextStyle style) {
    const auto& table = snapshot.disk.table;
    if (table.partitions.empty() || (check.alignment && table.partitions.size() < 2)) {
        return;
    }
    writeHeading(out, check.alignment ? "Partitions (their starts; not part of the verdict)" : "Partitions", style);
    std::vector<Row> rows;
    for (std::size_t i = 0; i < table.partitions.size(); ++i) {
        const auto& p = table.partitions[i];
        const auto& layer = check.layers[i];
        rows.push_back({{fmt::format("  {}", p.number)},
                        {format(contentText(p.content))},
                        {format(startWorking(p.sectors.first, snapshot.disk.drive))},
                        verdictCell(layer.fit)});
    }
    writeTable(out, {{"  no"}, {"content"}, {"start × sector = byte"}, {"verdict"}}, rows, style);
}

} // namespace

void writeCheckText(const Snapshot& snapshot, const Check& check, std::ostream& out, TextStyle style) {
    out << style.paint(Tone::Heading, format(subject(snapshot))) << "\n\n";
    writeSummary(snapshot, check, out, style);
    if (check.alignment) {
        writeStructures(*check.alignment, out, style);
    }
    writeLayers(snapshot, check, out, style);
    writeFindingsText(out, check.findings, style);
}

} // namespace atlas
