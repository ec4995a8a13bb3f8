// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/text/info_text.h"

#include "alignment/finding_order.h"
#include "base/number_text.h"
#include "base/utf8.h"
#include "report/messages/drive_text.h"
#include "report/messages/labels.h"
#include "report/messages/make_message.h"
#include "report/messages/subject_text.h"
#include "report/text/geometry_text.h"
#include "report/text/report_text.h"
#include "report/text/summary_facts.h"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>
#include <ostream>

namespace atlas {
namespace {

Message tableText(const Disk& disk) {
    if (disk.table.kind == TableKind::None) {
        const auto content = contentText(disk.content);
        return disk.isDevice ? message<MessageId::NoTableOnDevice>(content)
                             : message<MessageId::NoTableInImage>(content);
    }
    return message<MessageId::TableOfPartitions>(label(disk.table.kind), disk.table.id,
                                                 Count{disk.table.partitions.size()});
}

void writeDisk(const Disk& disk, std::ostream& out, TextStyle style) {
    const Size size{disk.size};
    std::vector<std::pair<Message, Message>> facts{
        {message<MessageId::NameSize>(), disk.isDevice ? message<MessageId::DeviceSize>(size, disk.size)
                                                       : message<MessageId::ImageSize>(size, disk.size)}};
    std::ranges::move(driveFacts(disk.drive), std::back_inserter(facts));
    facts.emplace_back(message<MessageId::NameTable>(), tableText(disk));
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
            {container ? "" : format(contentText(partition.content))},
            {format(startWorking(partition.sectors.first, disk.drive))},
            verdictCell(startFit(bytes.first, disk.drive.grid()))};
}

void writePartitions(const Disk& disk, std::ostream& out, TextStyle style) {
    if (disk.table.partitions.empty()) {
        return;
    }
    writeHeading(out, message<MessageId::HeadingPartitions>(), style);
    std::vector<std::vector<Cell>> rows;
    for (const auto& partition : disk.table.partitions) {
        rows.push_back(partitionRow(disk, partition));
    }
    writeTable(out,
               {{words<MessageId::ColumnNumber>(), true},
                {words<MessageId::ColumnStart>(), true},
                {words<MessageId::ColumnSectors>(), true},
                {words<MessageId::NameSize>(), true},
                {words<MessageId::ColumnType>()},
                {words<MessageId::ColumnName>()},
                {words<MessageId::ColumnContent>()},
                {words<MessageId::ColumnStartWorking>()},
                {words<MessageId::ColumnVerdict>()}},
               rows, style);
}

} // namespace

void writeInfoText(const Snapshot& snapshot, std::ostream& out, TextStyle style) {
    out << style.paint(Tone::Heading, format(imageName(snapshot.disk))) << "\n\n";
    writeDisk(snapshot.disk, out, style);
    writePartitions(snapshot.disk, out, style);
    if (snapshot.layout) {
        const auto& placement = snapshot.placement;
        const auto type = extName(snapshot.layout->filesystem);
        writeHeading(out,
                     placement && placement->partition ? message<MessageId::HeadingFileSystemOfPartition>(
                                                             PartitionNumber{*placement->partition}, type)
                                                       : message<MessageId::HeadingFileSystem>(type),
                     style);
        writeGeometry(*snapshot.layout, out, style);
        out << '\n';
        writeFacts(out, summaryFacts(*snapshot.layout), style);
    }
    writeFindingsText(out, readingFindings(snapshot), style);
}

} // namespace atlas
