// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/text/geometry_text.h"

#include "base/number_text.h"
#include "base/utf8.h"
#include "report/messages/labels.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace atlas {
namespace {

using Facts = std::vector<std::pair<std::string, std::string>>;

std::string sizeOfBlocks(BlockCount blocks, const Filesystem& fs) { return humanSize(bytesOf(blocks, fs.blockSize)); }

std::string blocksText(const Filesystem& fs) {
    auto text = fmt::format("{} of {} B ({})", grouped(fs.blockCount.value), grouped(fs.blockSize.value),
                            sizeOfBlocks(fs.blockCount, fs));
    if (fs.firstDataBlock.value != 0) {
        text += fmt::format(", group 0 begins at block {}", grouped(fs.firstDataBlock.value));
    }
    return text;
}

std::string groupsText(const Filesystem& fs) {
    auto text = fmt::format("{} of {} blocks ({})", grouped(fs.groupCount.value), grouped(fs.blocksPerGroup),
                            sizeOfBlocks({fs.blocksPerGroup}, fs));
    if (!fs.flexGroupSize) {
        return text + ", no flex_bg";
    }
    const auto flexGroups = (std::uint64_t{fs.groupCount.value} + *fs.flexGroupSize - 1) / *fs.flexGroupSize;
    return text + fmt::format(", in {} flex group{} of {}", grouped(flexGroups), flexGroups == 1 ? "" : "s",
                              grouped(*fs.flexGroupSize));
}

std::string inodesText(const Filesystem& fs) {
    return fmt::format("{} of {} B, {} in each group's table of {} blocks", grouped(fs.inodeCount),
                       grouped(fs.inodeSize), grouped(fs.inodesPerGroup), grouped(fs.inodeTableBlocks));
}

std::string descriptorsText(const Filesystem& fs) {
    auto text = fmt::format("{} B each, {} block{}", fs.descriptorSize, grouped(fs.descriptorBlocks),
                            fs.descriptorBlocks == 1 ? "" : "s");
    if (fs.has("meta_bg")) {
        return text + fmt::format(", spread over the volume from metagroup {} (meta_bg)", grouped(fs.firstMetaBg));
    }
    return fs.reservedGdtBlocks == 0
               ? text
               : text + fmt::format(", {} more reserved for growth", grouped(fs.reservedGdtBlocks));
}

std::string freeText(const Filesystem& fs) {
    const auto share = fs.blockCount.value == 0
                           ? 0.0
                           : 100.0 * static_cast<double>(fs.freeBlocks) / static_cast<double>(fs.blockCount.value);
    return fmt::format("{} blocks ({:.1f} %), {} inodes", grouped(fs.freeBlocks), share, grouped(fs.freeInodes));
}

std::string extentText(BlockInterval extent) {
    return extent.count.value == 1 ? grouped(extent.first.value)
                                   : fmt::format("{}–{}", grouped(extent.first.value), grouped(extent.last().value));
}

std::string fileText(const SystemFile& file, const Filesystem& fs) {
    constexpr std::size_t maxListed = 4;
    BlockCount blocks{0};
    std::vector<std::string> listed;
    for (const auto& extent : file.extents) {
        blocks += extent.count;
        if (listed.size() < maxListed) {
            listed.push_back(extentText(extent));
        }
    }
    const auto more =
        file.extents.size() > maxListed ? fmt::format(" and {} more", file.extents.size() - maxListed) : "";
    const auto inode = file.inode == 0 ? std::string() : fmt::format("inode {}, ", file.inode);
    return fmt::format("{}{} block{} ({}) at {}{}", inode, grouped(blocks.value), blocks.value == 1 ? "" : "s",
                       sizeOfBlocks(blocks, fs), fmt::join(listed, ", "), more);
}

void addRaid(Facts& facts, const Filesystem& fs) {
    if (fs.raidStride != 0 || fs.raidStripeWidth != 0) {
        facts.emplace_back("RAID", fmt::format("stride {} blocks, stripe width {} blocks", grouped(fs.raidStride),
                                               grouped(fs.raidStripeWidth)));
    }
}

void addNames(Facts& facts, const Filesystem& fs) {
    if (!fs.uuid.empty()) {
        facts.emplace_back("UUID", fs.uuid);
    }
    if (!fs.lastMounted.empty()) {
        facts.emplace_back("last mounted", printable(fs.lastMounted));
    }
}

} // namespace

void writeGeometry(const Layout& layout, std::ostream& out, TextStyle style) {
    const auto& fs = layout.filesystem;
    Facts facts{{"blocks", blocksText(fs)}, {"groups", groupsText(fs)}};
    if (fs.clusterSize != fs.blockSize) {
        facts.emplace_back("clusters", fmt::format("{} ({} blocks); bitmaps and free counts of groups are in clusters",
                                                   humanSize(fs.clusterSize), fs.blocksPerCluster()));
    }
    facts.emplace_back("inodes", inodesText(fs));
    facts.emplace_back("descriptors", descriptorsText(fs));
    for (const auto& file : layout.files) {
        facts.emplace_back(format(label(file.kind)), fileText(file, fs));
    }
    addRaid(facts, fs);
    facts.emplace_back("free", freeText(fs));
    facts.emplace_back("features", fmt::format("{}", fmt::join(fs.features, " ")));
    facts.emplace_back("state", printable(fs.state));
    addNames(facts, fs);
    writeFacts(out, facts, style);
}

} // namespace atlas
