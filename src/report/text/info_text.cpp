// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/text/info_text.h"

#include "base/utf8.h"
#include "disk/disk_area.h"
#include "layout/health.h"
#include "report/language/language.h"
#include "report/language/make_message.h"
#include "report/text/backups_text.h"
#include "report/text/report_text.h"
#include "report/words/copies_text.h"
#include "report/words/envelope_text.h"
#include "report/words/labels.h"
#include "report/words/place_text.h"
#include "report/words/stack_text.h"
#include "report/words/subject_text.h"
#include "report/words/summary_text.h"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>
#include <ostream>

namespace atlas {

std::vector<std::pair<std::string, std::string>> summaryFacts(const Layout& layout, Medium medium) {
    std::vector<std::pair<std::string, std::string>> facts;
    for (const auto& line : summaryLines(layout, medium))
        facts.emplace_back(format(line.name), format(message<MessageId::ValueAndDetail>(line.value, line.detail)));
    return facts;
}

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
    if (disk.envelope)
        std::ranges::move(envelopeFacts(*disk.envelope), std::back_inserter(facts));
    std::ranges::move(driveFacts(disk.drive), std::back_inserter(facts));
    facts.emplace_back(message<MessageId::NameTable>(), tableText(disk));
    writeFacts(out, facts, style);
}

std::string typeText(const Partition& partition) {
    return printable(partition.typeName.empty() ? partition.typeCode : partition.typeName);
}

std::vector<Cell> partitionRow(const Snapshot& snapshot, const Partition& partition) {
    const auto& disk = snapshot.opened();
    const auto bytes = bytesOf(disk, partition);
    const bool container = partition.role == PartitionRole::Extended;
    const bool isAbsent = !partition.sectors.empty() && !isOnDisk(disk, partition);
    return {{std::to_string(partition.number)},
            {localNumber(partition.sectors.first.value)},
            {localNumber(partition.sectors.count.value)},
            {localSize(bytes.count)},
            {typeText(partition)},
            {printable(partition.name)},
            {isAbsent    ? words<MessageId::PartitionNotThere>()
             : container ? ""
                         : format(contentText(partition.content)),
             isAbsent ? Tone::Bad : Tone::Plain},
            {format(startWorking(partition.sectors.first, disk.drive))},
            verdictCell(startVerdict(snapshot, partition, disk.drive.grid()))};
}

void writePartitions(const Snapshot& snapshot, std::ostream& out, TextStyle style) {
    const auto& disk = snapshot.opened();
    if (disk.table.partitions.empty())
        return;
    writeHeading(out, message<MessageId::HeadingPartitions>(), style);
    std::vector<std::vector<Cell>> rows;
    for (const auto& partition : disk.table.partitions)
        rows.push_back(partitionRow(snapshot, partition));
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

void writeGaps(const Disk& disk, std::ostream& out, TextStyle style) {
    const auto gaps = gapsOf(disk);
    if (gaps.empty())
        return;
    writeHeading(out, message<MessageId::HeadingUnallocated>(), style);
    std::vector<std::vector<Cell>> rows;
    for (const auto& [area, bytes] : gaps) {
        const auto first = sectorOf(bytes.first, disk.drive.logicalSector.value);
        rows.push_back({{localNumber(first.value)},
                        {localNumber(bytes.first.value)},
                        {localNumber(bytes.count.value)},
                        {localSize(bytes.count)},
                        {format(areaText(area))}});
    }
    writeTable(out,
               {{words<MessageId::ColumnStart>(), true},
                {words<MessageId::ColumnFirstByte>(), true},
                {words<MessageId::ColumnBytes>(), true},
                {words<MessageId::NameSize>(), true},
                {words<MessageId::ColumnPlace>()}},
               rows, style);
}

std::string orNothing(const std::optional<Message>& text) { return text ? format(*text) : std::string(); }

std::string partitionCell(std::optional<std::uint32_t> partition) {
    return partition ? std::to_string(*partition) : std::string();
}

/// One row per layer of a container; the last one includes the content.
void addRows(const Snapshot& snapshot, const Container& container, std::vector<std::vector<Cell>>& rows) {
    const auto grid = snapshot.opened().drive.grid();
    for (const auto& layer : container.layers) {
        const bool innermost = &layer == &container.layers.back();
        rows.push_back({{partitionCell(container.partition)},
                        {format(containerName(layer))},
                        {localNumber(layer.dataOffset().value)},
                        {localNumber(layer.data.value)},
                        {orNothing(unitsText(layer))},
                        verdictCell(startVerdict(snapshot, container.partition, layer, grid)),
                        {innermost ? format(insideText(container)) : std::string()}});
    }
}

void writeContainers(const Snapshot& snapshot, std::ostream& out, TextStyle style) {
    std::vector<std::vector<Cell>> rows;
    for (const auto& container : snapshot.opened().inside.containers)
        addRows(snapshot, container, rows);
    if (rows.empty())
        return;
    writeHeading(out, message<MessageId::HeadingContainers>(), style);
    writeTable(out,
               {{words<MessageId::ColumnPartition>(), true},
                {words<MessageId::ColumnContainer>()},
                {words<MessageId::ColumnDataOffset>(), true},
                {words<MessageId::ColumnFirstByte>(), true},
                {words<MessageId::ColumnUnits>()},
                {words<MessageId::ColumnVerdict>()},
                {words<MessageId::ColumnInside>()}},
               rows, style);
}

void writeLogicalVolumes(const Snapshot& snapshot, std::ostream& out, TextStyle style) {
    const auto& disk = snapshot.opened();
    const auto starts = openedStarts(snapshot, disk.drive.grid());
    std::vector<std::vector<Cell>> rows;
    for (const auto& volume : disk.inside.logicalVolumes) {
        const auto* start = startOf(volume, starts);
        rows.push_back({{printable(volume.name)},
                        {localSize(volume.size)},
                        {orNothing(placeText(volume))},
                        start != nullptr ? verdictCell(*start) : Cell{},
                        {format(insideText(volume))}});
    }
    if (!rows.empty()) {
        writeHeading(out, message<MessageId::HeadingLogicalVolumes>(), style);
        writeTable(out,
                   {{words<MessageId::ColumnName>()},
                    {words<MessageId::NameSize>(), true},
                    {words<MessageId::ColumnPlace>()},
                    {words<MessageId::ColumnVerdict>()},
                    {words<MessageId::ColumnInside>()}},
                   rows, style);
    }
    if (disk.inside.more > 0)
        out << format(message<MessageId::ContentsNotListed>(Count{disk.inside.more})) << "\n";
}

Message headingOfFileSystem(const Snapshot& snapshot) {
    const auto type = snapshot.layout->filesystem.extName();
    const auto [partition, logicalVolume] = snapshot.volumeName();
    if (!logicalVolume.empty())
        return message<MessageId::HeadingFileSystemOfVolume>(logicalVolume, type);
    return partition ? message<MessageId::HeadingFileSystemOfPartition>(PartitionNumber{*partition}, type)
                     : message<MessageId::HeadingFileSystem>(type);
}

} // namespace

void writeInfoText(const Snapshot& snapshot, std::ostream& out, TextStyle style) {
    const auto& disk = snapshot.opened();
    out << style.paint(Tone::Heading, format(imageName(disk))) << "\n\n";
    writeDisk(disk, out, style);
    writePartitions(snapshot, out, style);
    writeGaps(disk, out, style);
    writeContainers(snapshot, out, style);
    writeLogicalVolumes(snapshot, out, style);
    if (snapshot.layout) {
        writeHeading(out, headingOfFileSystem(snapshot), style);
        writeGeometry(*snapshot.layout, out, style);
        for (const auto& note : copiesNotes(*snapshot.layout))
            out << style.paint(Tone::Bad, format(note)) << '\n';
        out << '\n';
        writeFacts(out, summaryFacts(*snapshot.layout, assumedMediumOf(snapshot.disk.drive)), style);
        writeBackupNumbers(*snapshot.layout, deviceOf(snapshot), out, style);
    }
    writeFindingsText(out, readingFindings(snapshot), style);
}

namespace {

std::string sectors(const ListedDevice& device) {
    return device.logicalSector == 0 ? std::string()
                                     : fmt::format("{} / {}", device.logicalSector, device.physicalSector);
}

std::string joined(const std::vector<std::string>& points) {
    std::string all;
    for (const auto& point : points)
        all += (all.empty() ? "" : ", ") + printable(point);
    return all;
}

} // namespace

void writeDevicesText(const std::vector<ListedDevice>& devices, std::ostream& out, TextStyle style) {
    std::vector<std::vector<Cell>> rows;
    for (const auto& device : devices) {
        rows.push_back({{device.path},
                        {localSize(device.size)},
                        {sectors(device)},
                        {printable(device.content)},
                        {printable(device.label)},
                        {joined(device.mountedAt)},
                        {printable(device.model)}});
        for (const auto& partition : device.partitions) {
            rows.push_back({{"  " + partition.path},
                            {localSize(partition.size)},
                            {},
                            {printable(partition.content)},
                            {printable(partition.label)},
                            {joined(partition.mountedAt)},
                            {}});
        }
    }
    if (rows.empty()) {
        out << format(message<MessageId::NoDevices>()) << '\n';
        return;
    }
    writeTable(out,
               {{words<MessageId::ColumnDevice>()},
                {words<MessageId::NameSize>(), true},
                {words<MessageId::ColumnSectorSizes>()},
                {words<MessageId::ColumnContent>()},
                {words<MessageId::ColumnLabel>()},
                {words<MessageId::ColumnMountedAt>()},
                {words<MessageId::ColumnDriveModel>()}},
               rows, style);
}

} // namespace atlas
