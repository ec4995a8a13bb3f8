// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/files_check.h"

#include "allocation/allocation_chunk.h"
#include "allocation/bitmap_reader.h"
#include "ext4/check_files.h"
#include "report/language/make_message.h"

#include <utility>

namespace atlas::cli {

Message phaseText(OwnerMapPhase phase) {
    switch (phase) {
    case OwnerMapPhase::Inodes: break;
    case OwnerMapPhase::Bitmaps: return message<MessageId::ReadingBitmaps>();
    case OwnerMapPhase::Directories: return message<MessageId::ReadingDirectories>();
    }
    return message<MessageId::ReadingInodes>();
}

void checkBitmapsOf(std::size_t volume, const ImageReading& reading, Reporter& reporter, DiskJudgement& disk) {
    const auto& snapshot = reading.snapshot;
    if (!reading.bytes || !snapshot.hasVolume() || !areReadUnasked(writtenBitmaps(*snapshot.layout)))
        return;
    const auto& layout = *snapshot.layout;
    const auto groups = layout.groups.size();
    const auto allocation = readBitmaps(
        *reading.bytes, snapshot.placement->bytes, layout, {{0}, groups}, BitmapScope::BlocksAndInodes,
        [&](std::uint32_t done) { reporter.progress({done, groups.value, message<MessageId::ReadingBitmaps>()}); });
    addBitmaps(disk, volume, allocation.findings, allocation.isComplete(layout));
}

void checkFilesOf(std::size_t volume, const ImageReading& reading, Reporter& reporter, DiskJudgement& disk) {
    const auto& snapshot = reading.snapshot;
    if (!reading.bytes || !snapshot.hasVolume() || isOfMetadataImage(*snapshot.layout))
        return; // what a metadata image holds of files does not suffice for any verdict
    const auto checked = checkFiles(*reading.bytes, snapshot.placement->bytes, *snapshot.layout,
                                    [&](OwnerMapPhase phase, std::uint64_t done, std::uint64_t of) {
                                        reporter.progress({done, of, phaseText(phase)});
                                    });
    addFiles(disk, volume, checked.findings, checked.read);
}

} // namespace atlas::cli
