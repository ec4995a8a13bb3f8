// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/json/free_json.h"

#include "layout/layout_summary.h"
#include "report/json/summary_json.h"

namespace atlas {
namespace {

/// Null if no bitmap was read.
void writeExtents(JsonWriter& json, const FreeExtents& extents, bool isAnyRead) {
    if (!isAnyRead)
        return json.value(nullptr);
    json.beginObject();
    json.field("count", extents.count);
    json.field("smallest", extents.smallest);
    json.field("largest", extents.largest);
    json.field("average", extents.average());
    json.endObject();
}

void writeHistogram(JsonWriter& json, const FreeExtents& extents) {
    json.beginArray();
    for (std::size_t n = 1; n < freeExtentBins; ++n) {
        if (extents.bins[n].extents == 0)
            continue;
        json.beginObject();
        json.field("from_blocks", std::uint64_t{1} << (n - 1));
        json.field("to_blocks", n + 1 < freeExtentBins ? std::optional(std::uint64_t{1} << n) : std::nullopt);
        json.field("extents", extents.bins[n].extents);
        json.field("blocks", extents.bins[n].blocks);
        json.endObject();
    }
    json.endArray();
}

} // namespace

void writeFreeJson(const Snapshot& snapshot, const Allocation& allocation, const FreeListing& listing,
                   std::ostream& out) {
    const auto& layout = *snapshot.layout;
    const auto& fs = layout.filesystem;
    const auto unread = allocation.unread();
    const bool isWhole = unread.value == 0 && !allocation.isDoubtful();
    const bool isAnyRead = unread != allocation.size();
    JsonWriter json(out);
    json.beginObject();
    json.field("schema", "ext4atlas-free/1");
    writeProgram(json, snapshot);
    json.field("image", snapshot.disk.path);
    json.field("start_byte", snapshot.placement->bytes.first);
    json.field("block_size", fs.blockSize);
    json.field("cluster_size", fs.clusterSize);
    json.field("total_blocks", fs.blockCount);
    json.field("superblock_free_blocks", fs.freeBlocks);
    json.field("first_group", allocation.first);
    json.field("groups", allocation.size());
    json.field("uninitialised_bitmaps", allocation.uninitialised);
    json.field("unread_bitmaps", unread);
    json.field("complete", isWhole && !layout.isFromCopies() && !isBeforeReplay(fs));
    json.field("free_blocks", isWhole ? std::optional(allocation.extents.total) : std::nullopt);
    json.field("free_blocks_past_end", allocation.missingFree);
    json.field("read_blocks", readBlocks(layout, allocation));
    json.field("read_free_blocks", isAnyRead ? std::optional(allocation.extents.total) : std::nullopt);
    json.key("free_extents");
    writeExtents(json, allocation.extents, isAnyRead);
    json.key("histogram");
    writeHistogram(json, allocation.extents);
    if (listing) {
        json.key("extents");
        json.beginArray();
        listing([&](const FreeExtentPlace& extent) {
            json.beginObject();
            json.field("first_block", extent.blocks.first);
            json.field("blocks", extent.blocks.count);
            json.field("byte", extent.byte);
            json.field("bytes", bytesOf(extent.blocks.count, fs.blockSize));
            json.endObject();
        });
        json.endArray();
    }
    json.field("reserved_blocks", fs.reservedBlocks);
    const bool isAll = isWhole && allocation.size() == layout.groups.size();
    writeDf(json, layout, isAll ? std::optional(allocation.freeByBitmaps()) : std::nullopt);
    writeReadFrom(json, layout);
    json.key("findings");
    writeFindings(json, allocation.findings);
    json.endObject();
}

} // namespace atlas
