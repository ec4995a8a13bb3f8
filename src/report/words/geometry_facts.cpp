// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/words/geometry_facts.h"

#include "layout/df_figures.h"
#include "layout/layout_summary.h"
#include "ondisk/field_table.h"
#include "report/language/make_message.h"
#include "report/words/copies_text.h"
#include "report/words/labels.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <iterator>
#include <span>

namespace atlas {

Message sentence(const Growth& growth) {
    const auto& before = growth.before;
    const auto& after = growth.after;
    Message said{growth.mounted ? MessageId::GrownMounted : MessageId::GrownByResize2fs,
                 {Size{growth.from}, Size{growth.to}, Count{after.blockBitmaps}, Number{before.blockBitmaps},
                  Number{after.inodeBitmaps}, Number{before.inodeBitmaps}, Number{after.inodeTables},
                  Number{before.inodeTables}}};
    if (const auto& once = growth.atOnce) {
        said = message<MessageId::GrownAndAtOnce>(std::move(said), Size{growth.to}, Number{once->blockBitmaps},
                                                  Number{once->inodeBitmaps}, Number{once->inodeTables});
    }
    const auto then = growth.online.then;
    return then == GrowthLimit::Then::Refused || then == GrowthLimit::Then::Errors
               ? message<MessageId::GrowsNotOnline>(std::move(said))
               : message<MessageId::GrowsOnline>(std::move(said), Size{growth.online.online});
}

Message measuredAfterGrowth(ByteCount to, bool mounted) {
    return mounted ? message<MessageId::MeasuredAfterMountedGrowth>(Size{to})
                   : message<MessageId::MeasuredAfterGrowth>(Size{to});
}

Message grownRuns(const Growth& growth) {
    return message<MessageId::GrownRuns>(Count{growth.after.blockBitmaps}, Number{growth.before.blockBitmaps});
}

namespace {

using enum MessageId;

using Facts = std::vector<std::pair<Message, Message>>;

Size sizeOf(BlockCount blocks, const Filesystem& fs) { return {bytesOf(blocks, fs.blockSize)}; }

Message blocksOf(const Filesystem& fs) {
    const Number count{fs.blockCount.value};
    const Size size{fs.size()};
    return fs.firstDataBlock.value == 0 ? message<Blocks>(count, fs.blockSize, size)
                                        : message<BlocksFromOne>(count, fs.blockSize, size, fs.firstDataBlock);
}

Message groupFacts(const Filesystem& fs) {
    const Number count{fs.groupCount.value};
    const Count blocks{fs.blocksPerGroup};
    const auto size = sizeOf({fs.blocksPerGroup}, fs);
    if (!fs.flexGroupSize && (!fs.areFeaturesKnown || fs.has("flex_bg")))
        return message<GroupsOfText>(count, blocks, size);
    if (!fs.flexGroupSize)
        return message<GroupsWithoutFlexBg>(count, blocks, size);
    return message<GroupsInFlexGroups>(count, blocks, size, Count{fs.flexGroupCount()}, Number{*fs.flexGroupSize});
}

Message inodesOf(const Filesystem& fs) {
    if (fs.inodeSize == 0)
        return message<InodesOfText>(Number{fs.inodeCount}, Number{fs.inodesPerGroup});
    return message<Inodes>(Number{fs.inodeCount}, ByteCount{fs.inodeSize}, Number{fs.inodesPerGroup},
                           Count{fs.inodeTableBlocks});
}

Message descriptorsOf(const Filesystem& fs) {
    if (fs.descriptorSize == 0)
        return message<NotInText>();
    const ByteCount size{fs.descriptorSize};
    const Count blocks{fs.descriptorBlocks};
    if (fs.has("meta_bg"))
        return message<DescriptorsOfMetagroups>(size, blocks, Number{fs.firstMetaBg});
    return fs.reservedGdtBlocks == 0 ? message<Descriptors>(size, blocks)
                                     : message<DescriptorsWithReserve>(size, blocks, Number{fs.reservedGdtBlocks});
}

Decimal shareOf(std::uint64_t blocks, const Filesystem& fs) {
    const auto all = static_cast<double>(fs.blockCount.value);
    return {all == 0 ? 0.0 : 100.0 * static_cast<double>(blocks) / all, 1};
}

Message freeOf(const Filesystem& fs) {
    if (!fs.freeBlocks || !fs.freeInodes)
        return fs.primaryIsLost() ? message<FreeNotKnown>() : message<NotInText>();
    return message<FreeOfVolume>(Count{*fs.freeBlocks}, shareOf(*fs.freeBlocks, fs), Count{*fs.freeInodes});
}

Message recordedText(const RecordedError& error) {
    Names parts{message<Verbatim>(timeText(error.time)), message<ErrorIn>(error.function, std::to_string(error.line))};
    if (error.inode != 0)
        parts.push_back(message<PlaceInode>(Number{error.inode}));
    if (error.block != 0)
        parts.push_back(message<PlaceBlock>(BlockNumber{error.block}));
    if (error.code != 0)
        parts.push_back(message<Verbatim>(codeName(error)));
    return message<ErrorParts>(parts);
}

Message rangeOf(BlockInterval extent) {
    return extent.count.value == 1 ? message<OneBlock>(extent.first) : message<BlockRange>(extent.first, extent.last());
}

Message dataOf(const SystemFile& file, const Filesystem& fs) {
    constexpr std::size_t maxListed = 4;
    BlockCount blocks{0};
    Names listed;
    for (const auto& extent : file.dataExtents())
        blocks += extent.count;
    const auto pieces = piecesOf(file);
    for (const auto& piece : std::span(pieces).first(std::min(pieces.size(), maxListed)))
        listed.push_back(rangeOf(piece));
    const Count count{blocks.value};
    const Number inode{file.inode};
    const Number more{pieces.size() - listed.size()};
    const auto size = sizeOf(blocks, fs);
    if (file.inode == 0) {
        return more.value == 0 ? message<FileAt>(count, size, listed)
                               : message<FileAtAndMore>(count, size, listed, more);
    }
    return more.value == 0 ? message<InodeAt>(inode, count, size, listed)
                           : message<InodeAtAndMore>(inode, count, size, listed, more);
}

Message placeOf(const SystemFile& file, const Filesystem& fs) {
    BlockCount mapping{0};
    for (const auto& extent : file.mapping)
        mapping += extent.count;
    return mapping.value == 0 ? dataOf(file, fs) : message<FileAndMapping>(dataOf(file, fs), Count{mapping.value});
}

Message verbatim(const std::string& text) { return message<Verbatim>(text); }

void addNames(Facts& facts, const Filesystem& fs) {
    if (!fs.uuid.empty())
        facts.emplace_back(message<NameUuid>(), verbatim(fs.uuid));
    if (!fs.lastMounted.empty())
        facts.emplace_back(message<NameLastMounted>(), verbatim(fs.lastMounted));
}

} // namespace

std::vector<std::pair<Message, Message>> spaceFacts(const Layout& layout, std::optional<BlockCount> free) {
    const auto& fs = layout.filesystem;
    Facts facts;
    facts.emplace_back(message<NameReserved>(),
                       message<ReservedForRoot>(Count{fs.reservedBlocks}, shareOf(fs.reservedBlocks, fs),
                                                sizeOf({fs.reservedBlocks}, fs)));
    if (const auto figures = free ? dfFigures(layout, *free) : std::nullopt) {
        const auto units = [&](BlockCount blocks) { return Number{bytesOf(blocks, fs.blockSize).value / KiB}; };
        facts.emplace_back(message<NameDf>(),
                           message<DfFigures>(units(figures->size), units(figures->used), units(figures->available)));
    }
    return facts;
}

std::vector<std::pair<Message, Message>> errorFacts(const Filesystem& fs) {
    Facts facts;
    if (fs.errorCount != 0)
        facts.emplace_back(message<NameErrors>(), message<ErrorsSinceCheck>(Count{fs.errorCount}));
    if (fs.firstError)
        facts.emplace_back(message<NameFirstError>(), recordedText(*fs.firstError));
    if (fs.lastError)
        facts.emplace_back(message<NameLastError>(), recordedText(*fs.lastError));
    return facts;
}

Message extentText(const Filesystem& fs) { return message<SizeInGroups>(Size{fs.size()}, Count{fs.groupCount.value}); }

std::vector<std::pair<Message, Message>> geometryFacts(const Layout& layout) {
    const auto& fs = layout.filesystem;
    Facts facts{{message<NameBlocks>(), blocksOf(fs)}, {message<NameGroups>(), groupFacts(fs)}};
    if (fs.clusterSize != fs.blockSize) {
        facts.emplace_back(message<NameClusters>(),
                           message<Clusters>(Size{fs.clusterSize}, Count{fs.blocksPerCluster()}));
    }
    facts.emplace_back(message<NameInodes>(), inodesOf(fs));
    facts.emplace_back(message<NameDescriptors>(), descriptorsOf(fs));
    for (const auto& file : layout.files)
        facts.emplace_back(label(file.kind), placeOf(file, fs));
    if (fs.raidStride != 0 || fs.raidStripeWidth != 0) {
        facts.emplace_back(message<NameRaid>(),
                           message<RaidGeometryOfSuperblock>(Count{fs.raidStride}, Count{fs.raidStripeWidth}));
    }
    facts.emplace_back(message<NameFree>(), freeOf(fs));
    std::ranges::move(spaceFacts(layout, freeByDescriptors(layout)), std::back_inserter(facts));
    facts.emplace_back(message<NameFeatures>(), fs.areFeaturesKnown
                                                    ? verbatim(fmt::format("{}", fmt::join(fs.features, " ")))
                                                    : message<NotInText>());
    const bool misleads = isBeforeReplay(fs) && !fs.state.starts_with("not clean") && !fs.hasRecordedErrors();
    facts.emplace_back(message<NameState>(), misleads           ? pendingText(fs)
                                             : fs.state.empty() ? message<NotInText>()
                                                                : verbatim(fs.state));
    std::ranges::move(errorFacts(fs), std::back_inserter(facts));
    addNames(facts, fs);
    return facts;
}

} // namespace atlas
