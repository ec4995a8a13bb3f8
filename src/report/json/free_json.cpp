// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/json/free_json.h"

#include "report/json/summary_json.h"

namespace atlas {
namespace {

void writeExtents(JsonWriter& json, const FreeExtents& extents) {
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

void writeFreeJson(const Snapshot& snapshot, const Allocation& allocation, std::ostream& out) {
    const auto& fs = snapshot.layout->filesystem;
    JsonWriter json(out);
    json.beginObject();
    json.field("schema", "ext4atlas-free/1");
    json.field("program", snapshot.program);
    json.field("image", snapshot.disk.path);
    json.field("start_byte", snapshot.placement->bytes.first);
    json.field("block_size", fs.blockSize);
    json.field("cluster_size", fs.clusterSize);
    json.field("total_blocks", fs.blockCount);
    json.field("superblock_free_blocks", fs.freeBlocks);
    json.field("first_group", allocation.first);
    json.field("groups", allocation.size());
    json.field("uninitialised_bitmaps", allocation.uninitialised);
    json.field("unread_bitmaps", allocation.unread());
    json.field("free_blocks", allocation.extents.total);
    json.key("free_extents");
    writeExtents(json, allocation.extents);
    json.key("histogram");
    writeHistogram(json, allocation.extents);
    json.key("findings");
    writeFindings(json, allocation.findings);
    json.endObject();
}

} // namespace atlas
