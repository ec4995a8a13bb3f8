// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/text/info_text.h"

#include "base/number_text.h"
#include "base/utf8.h"
#include "report/messages/drive_text.h"
#include "report/messages/finding_text.h"
#include "report/messages/subject_text.h"
#include "report/text/geometry_text.h"
#include "report/text/report_text.h"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>
#include <ostream>

namespace atlas {
namespace {

std::string tableText(const Disk& disk) {
    if (disk.table.kind == TableKind::None) {
        return fmt::format("none; the whole {} holds {}", disk.isDevice ? "device" : "image",
                           contentText(disk.content));
    }
    const auto count = disk.table.partitions.size();
    const auto id = disk.table.id.empty() ? "" : fmt::format(" {}", printable(disk.table.id));
    return fmt::format("{}{}, {} partition{}", name(disk.table.kind), id, count, count == 1 ? "" : "s");
}

void writeDisk(const Disk& disk, std::ostream& out, TextStyle style) {
    std::vector<std::pair<std::string, std::string>> facts{
        {"size", fmt::format("{} ({} B), {}", humanSize(disk.size), grouped(disk.size.value),
                             disk.isDevice ? "block device" : "image file")}};
    std::ranges::move(driveFacts(disk.drive), std::back_inserter(facts));
    facts.emplace_back("table", tableText(disk));
    writeFacts(out, facts, style);
}

std::string typeText(const Partition& partition) {
    return printable(partition.typeName.empty() ? partition.typeCode : partition.typeName);
}

std::vector<Cell> partitionRow(const Disk& disk, const Partition& partition) {
    const auto bytes = bytesOf(disk, partition);
    const bool container = partition.role == PartitionRole::Extended;
    return {{std::to_string(partition.number)},
            {grouped(partition.sectors.first.value)},
            {grouped(partition.sectors.count.value)},
            {humanSize(bytes.count)},
            {typeText(partition)},
            {printable(partition.name)},
            {container ? "" : contentText(partition.content)},
            {startWorking(partition.sectors.first, disk.drive)},
            verdictCell(startFit(bytes.first, disk.drive.grid()))};
}

void writePartitions(const Disk& disk, std::ostream& out, TextStyle style) {
    if (disk.table.partitions.empty()) {
        return;
    }
    writeHeading(out, "Partitions", style);
    std::vector<std::vector<Cell>> rows;
    for (const auto& partition : disk.table.partitions) {
        rows.push_back(partitionRow(disk, partition));
    }
    writeTable(out,
               {{"no", true},
                {"start", true},
                {"sectors", true},
                {"size", true},
                {"type"},
                {"name"},
                {"content"},
                {"start × sector = byte"},
                {"verdict"}},
               rows, style);
}

} // namespace

void writeInfoText(const Snapshot& snapshot, std::ostream& out, TextStyle style) {
    out << style.paint(Tone::Heading, imageName(snapshot.disk)) << "\n\n";
    writeDisk(snapshot.disk, out, style);
    writePartitions(snapshot.disk, out, style);
    if (snapshot.layout) {
        const auto& placement = snapshot.placement;
        const auto where = placement && placement->partition
                               ? fmt::format("File system of partition {}", *placement->partition)
                               : std::string("File system");
        writeHeading(out, fmt::format("{}: {}", where, extName(snapshot.layout->filesystem)), style);
        writeGeometry(*snapshot.layout, out, style);
    }
    writeFindingsText(out, allFindings(snapshot, nullptr), style);
}

} // namespace atlas
