// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/words/subject_text.h"

#include "report/language/make_message.h"
#include "report/words/labels.h"

namespace atlas {

Message imageName(const Disk& disk) {
    return disk.path.empty() ? message<MessageId::RedactedImage>() : message<MessageId::ImageName>(disk.path);
}

Message subject(const Snapshot& snapshot) {
    const auto image = imageName(snapshot.disk);
    if (!snapshot.hasVolume())
        return message<MessageId::DiskSubject>(image, Size{snapshot.disk.size});
    const auto& fs = snapshot.layout->filesystem;
    const auto type = fs.extName();
    const Size size{fs.size()};
    if (const auto volume = snapshot.logicalVolume(); !volume.empty())
        return message<MessageId::VolumeInVolumeSubject>(image, volume, type, fs.label, size);
    if (const auto number = snapshot.placement->partition)
        return message<MessageId::VolumeInPartitionSubject>(image, PartitionNumber{*number}, type, fs.label, size);
    const auto start = snapshot.placement->bytes.first;
    return start.value > 0 ? message<MessageId::VolumeAtOffsetSubject>(image, start, type, fs.label, size)
                           : message<MessageId::VolumeSubject>(image, type, fs.label, size);
}

Message startWorking(Lba start, const Drive& drive) {
    const auto sector = drive.logicalSector.value;
    const auto byte = byteOf(start, sector);
    const auto grid = drive.grid();
    const auto past = pastBoundary(byte, grid);
    return grid.phase.value == 0
               ? message<MessageId::SectorWorking>(start, sector, byte, grid.size, past)
               : message<MessageId::SectorWorkingPhase>(start, sector, byte, grid.phase, grid.size, past);
}

Message startWorking(ByteOffset start, SectorGrid grid) {
    const auto past = pastBoundary(start, grid);
    return grid.phase.value == 0 ? message<MessageId::ByteWorking>(start, grid.size, past)
                                 : message<MessageId::ByteWorkingPhase>(start, grid.phase, grid.size, past);
}

Message blockWorking(BlockNumber block, ByteCount blockSize, ByteOffset volumeStart, SectorGrid grid, Message verdict) {
    const auto first = byteOf(block, blockSize, volumeStart);
    const auto past = pastBoundary(first, grid);
    return grid.phase.value == 0 ? message<MessageId::JudgedBlock>(block, blockSize, volumeStart, first, grid.size,
                                                                   past, std::move(verdict))
                                 : message<MessageId::JudgedBlockPhase>(block, blockSize, volumeStart, first, grid.size,
                                                                        past, std::move(verdict), grid.phase);
}

Message startWorking(const Disk& disk, const Placement& placement) {
    const auto* partition = placement.partition ? disk.table.find(*placement.partition) : nullptr;
    if (partition != nullptr && bytesOf(disk, *partition).first == placement.bytes.first)
        return startWorking(partition->sectors.first, disk.drive);
    return startWorking(placement.bytes.first, disk.drive.grid());
}

Message contentText(const Content& content) {
    return content.type.empty() ? message<MessageId::NothingRecognised>()
                                : message<MessageId::ContentNamed>(content.type, content.label);
}

Message sizeText(Known<ByteCount> size) { return message<MessageId::BytesFrom>(size.value, label(size.source)); }

} // namespace atlas
