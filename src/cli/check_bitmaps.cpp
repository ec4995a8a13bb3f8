// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/check_bitmaps.h"

#include "allocation/allocation_chunk.h"
#include "allocation/bitmap_reader.h"
#include "report/language/make_message.h"

namespace atlas::cli {

Judgement withBitmapsRead(Judgement judgement, const ImageReading& reading, Reporter& reporter) {
    const auto& snapshot = reading.snapshot;
    if (!reading.bytes || !snapshot.hasVolume() || !areReadUnasked(writtenBitmaps(*snapshot.layout))) {
        return judgement;
    }
    const auto& layout = *snapshot.layout;
    const auto groups = layout.groups.size();
    const auto allocation = readBitmaps(
        *reading.bytes, snapshot.placement->bytes, layout, {{0}, groups}, BitmapScope::BlocksAndInodes,
        [&](std::uint32_t done) { reporter.progress({done, groups.value, message<MessageId::ReadingBitmaps>()}); });
    return withBitmaps(std::move(judgement), allocation.findings, allocation.isComplete(layout));
}

} // namespace atlas::cli
