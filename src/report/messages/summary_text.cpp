// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/messages/summary_text.h"

#include "compare/metadata_reads.h"
#include "report/messages/group_list.h"
#include "report/messages/labels.h"
#include "report/messages/make_message.h"

#include <algorithm>

namespace atlas {
namespace {

using enum MessageId;

SummaryLine metadataLine(const MetadataSummary& metadata) {
    const auto most = static_cast<std::size_t>(std::ranges::max_element(metadata.kinds) - metadata.kinds.begin());
    const double share = metadata.bytes.value > 0 ? static_cast<double>(metadata.kinds[most].value) /
                                                        static_cast<double>(metadata.bytes.value)
                                                  : 0;
    Names savings;
    for (auto& line : savingLines(metadata.savings)) {
        savings.push_back(std::move(line.words));
    }
    return {
        SummaryTopic::Metadata, message<NameMetadata>(), message<SummaryMetadata>(Decimal{100 * metadata.share, 1}),
        message<SummaryMostMetadata>(Size{metadata.bytes}, labelOfAll(allRegionKinds[most]), Decimal{100 * share, 0}),
        savings.empty() ? std::nullopt : std::optional(message<SummaryGivesBack>(std::move(savings)))};
}

Message oneReadText(const FlexGroupSummary& flex) {
    return flex.bitmapSpan.value <= MiB ? message<SummaryOneReadOfBitmaps>(Size{flex.bitmapSpan})
                                        : message<SummaryNotOneReadOfBitmaps>(Size{flex.bitmapSpan});
}

/// Where the bitmaps lie, then what it costs to read all of them.
Message flexWorking(const FlexGroupSummary& flex, const Layout& layout, Medium medium) {
    const auto model = modelOf(medium);
    const auto blocks = blockBitmapReads(layout, model, Fill::Full);
    const auto inodes = inodeBitmapReads(layout, model, Fill::Full);
    auto where = !flex.size ? message<SummaryBitmapsInGroups>()
                 : flex.bitmapRuns <= flex.count
                     ? message<SummaryFlexReads>(Size{flex.bitmaps})
                     : message<SummaryBitmapRuns>(Number{flex.bitmapRuns}, Count{flex.count});
    return message<SummaryFlexWorking>(Names{std::move(where), oneReadText(flex)}, onMedium(medium),
                                       Count{blocks.requests}, Duration{blocks.seconds}, Count{inodes.requests},
                                       Duration{inodes.seconds});
}

SummaryLine flexGroupLine(const FlexGroupSummary& flex, const Layout& layout, Medium medium) {
    const auto groups = layout.filesystem.groupCount;
    auto working = flexWorking(flex, layout, medium);
    if (!flex.size) {
        return {SummaryTopic::FlexGroups, message<NameFlexGroups>(), message<SummaryNoFlexBg>(),
                message<SummaryBitmapsInGroups>(), std::move(working)};
    }
    return {SummaryTopic::FlexGroups, message<NameFlexGroups>(),
            groups.value < *flex.size ? message<SummaryShortFlexGroup>(Count{groups.value}, Number{*flex.size})
                                      : message<SummaryFlexGroups>(Number{flex.count}, Count{*flex.size}),
            flex.bitmapRuns <= flex.count ? message<SummaryFlexBitmaps>(Size{flex.bitmaps})
                                          : message<SummaryFlexStretches>(Count{flex.bitmapRuns}),
            std::move(working)};
}

SummaryLine lazyInitLine(const LazyInitSummary& lazy, GroupCount groups) {
    const auto line = [](Message value, Message detail, std::optional<Message> working = {}) {
        return SummaryLine{SummaryTopic::LazyInit, message<NameLazyInit>(), std::move(value), std::move(detail),
                           std::move(working)};
    };
    if (!lazy.applies) {
        return line(message<SummaryLazyNotUsed>(), message<SummaryNoDescriptorChecksums>());
    }
    const auto flags =
        message<SummaryUninitGroups>(Number{lazy.inodeUninit}, Number{lazy.blockUninit}, Number{lazy.notZeroed});
    const auto unused = message<SummaryUninit>(Number{lazy.inodeUninit}, Count{groups.value});
    return lazy.toZero.value == 0 ? line(message<SummaryZeroed>(), unused, flags)
                                  : line(message<SummaryToZero>(Size{lazy.toZero}), unused, flags);
}

/// How far into the volume it lies, and what the map draws beside its data.
Message journalWorking(const JournalSummary& journal, const Filesystem& fs) {
    const auto before = static_cast<double>((journal.first - fs.firstDataBlock).value);
    const Decimal percent{100 * before / static_cast<double>(fs.blockCount.value), 0};
    return journal.mapping.value == 0 ? message<SummaryJournalPlace>(percent)
                                      : message<SummaryJournalPlaceAndMap>(percent, Count{journal.mapping.value});
}

SummaryLine journalLine(const JournalSummary& journal, const Filesystem& fs) {
    const auto line = [](Message value, Message detail, std::optional<Message> working = {}) {
        return SummaryLine{SummaryTopic::Journal, message<NameJournal>(), std::move(value), std::move(detail),
                           std::move(working)};
    };
    switch (journal.kind) {
    case JournalSummary::Kind::None: return line(message<SummaryNoJournal>(), message<SummaryNoReplay>());
    case JournalSummary::Kind::External: return line(message<SummaryJournalElsewhere>(), message<SummaryNotRead>());
    case JournalSummary::Kind::Unreadable: return line(message<SummaryJournalUnreadable>(), message<SummaryNotRead>());
    case JournalSummary::Kind::Internal: break;
    }
    if (journal.missing.value > 0) {
        return line(message<SummaryJournal>(Size{journal.bytes}),
                    message<SummaryJournalMissing>(Count{journal.missing.value}));
    }
    return line(message<SummaryJournal>(Size{journal.bytes}),
                journal.needsRecovery ? message<SummaryToReplay>(Count{journal.pieces}, journal.first)
                                      : message<SummaryNothingToReplay>(Count{journal.pieces}, journal.first),
                journalWorking(journal, fs));
}

/// "10 of 10 agree"; the bare number where none was compared.
Message backupsValue(std::uint64_t count, const BackupCounts& compared) {
    return compared.read == 0 ? message<SummaryBackups>(Number{count})
                              : message<SummaryBackupsAgree>(Number{compared.alike}, Number{count});
}

Message backupsWorking(const std::vector<GroupNumber>& backups, const BackupCounts& compared) {
    return compared.read == 0 ? message<SummaryBackupsListed>(Count{backups.size()}, allGroups(backups))
                              : message<SummaryBackupsCompared>(Count{backups.size()}, allGroups(backups),
                                                                Count{compared.read}, Count{compared.alike});
}

/// What is wrong with some of them; nullopt where nothing was found.
std::optional<Message> backupsFault(const LayoutSummary& summary) {
    constexpr std::size_t some = 3;
    Names faults;
    if (const auto& groups = summary.backupsDiffering; !groups.empty()) {
        faults.push_back(message<SummaryBackupsDiffer>(Count{groups.size()}, firstGroups(groups, some)));
    }
    if (summary.backupsMissing > 0) {
        faults.push_back(message<SummaryLiePastEnd>(Count{summary.backupsMissing}));
    }
    return faults.empty() ? std::nullopt : std::optional(message<SummaryBackupFaults>(std::move(faults)));
}

SummaryLine backupsLine(const LayoutSummary& summary, const BackupCounts& compared) {
    constexpr std::size_t all = 5;
    constexpr std::size_t firstFew = 4; // and the last one
    const auto& backups = summary.backups;
    if (backups.empty()) {
        return {SummaryTopic::Backups, message<NameBackups>(), message<SummaryNoBackups>(),
                message<SummaryNoSecondSuperblock>()};
    }
    const auto line = [&](Message detail) {
        return SummaryLine{SummaryTopic::Backups, message<NameBackups>(), backupsValue(backups.size(), compared),
                           std::move(detail), backupsWorking(backups, compared)};
    };
    if (auto fault = backupsFault(summary)) {
        return line(std::move(*fault));
    }
    const auto groups = firstGroups(backups, backups.size() <= all ? all : firstFew);
    return line(backups.size() <= all ? message<SummaryBackupGroups>(Count{backups.size()}, groups)
                                      : message<SummaryMoreBackupGroups>(groups, Number{backups.back().value}));
}

Message growthByTable(const GrowthLimit& growth, const Filesystem& fs) {
    return message<SummaryGrowthByTable>(
        Count{fs.descriptorBlocks}, Number{fs.reservedGdtBlocks}, Count{fs.descriptorsPerBlock()},
        Size{bytesOf(BlockCount{fs.blocksPerGroup}, fs.blockSize)}, Size{growth.online});
}

Message growthByNumbers(const GrowthLimit& growth, const Filesystem& fs) {
    return message<SummaryGrowthByNumbers>(Number{growth.online.value / fs.blockSize.value}, Size{fs.blockSize},
                                           Size{growth.online});
}

Message growthByInodes(const GrowthLimit& growth, const Filesystem& fs) {
    return message<SummaryGrowthByInodes>(Count{maxInodeCount}, Number{fs.inodesPerGroup},
                                          Size{bytesOf(BlockCount{fs.blocksPerGroup}, fs.blockSize)},
                                          Size{growth.online});
}

SummaryLine growthLine(const GrowthLimit& growth, const Filesystem& fs) {
    const auto line = [](Message value, Message detail, std::optional<Message> working = {}) {
        return SummaryLine{SummaryTopic::Growth, message<NameGrowth>(), std::move(value), std::move(detail),
                           std::move(working)};
    };
    switch (growth.then) {
    case GrowthLimit::Then::Refused: return line(message<SummaryNoGrowth>(), message<SummarySparseSuper2>());
    case GrowthLimit::Then::Errors: return line(message<SummaryNoGrowth>(), message<SummaryErrorsRecorded>());
    case GrowthLimit::Then::TheEnd:
        return line(message<SummaryGrowth>(Size{growth.online}), message<SummaryThenTheEnd>(),
                    growthByNumbers(growth, fs));
    case GrowthLimit::Then::TheEndOfInodes:
        return line(message<SummaryGrowth>(Size{growth.online}), message<SummaryThenTheEnd>(),
                    growthByInodes(growth, fs));
    case GrowthLimit::Then::MetaBg: break;
    }
    return line(message<SummaryGrowth>(Size{growth.online}), message<SummaryThenMetaBg>(), growthByTable(growth, fs));
}

} // namespace

std::vector<SavingLine> savingLines(const MetadataSavings& savings) {
    std::vector<SavingLine> lines;
    const auto add = [&](RegionKind kind, ByteCount bytes, auto words) {
        if (bytes.value > 0) {
            lines.push_back({kind, words(Size{bytes})});
        }
    };
    add(RegionKind::InodeTable, savings.halfTheInodes, [](Size size) { return message<GivesBackInodes>(size); });
    add(RegionKind::ReservedGdt, savings.withoutResizeInode,
        [](Size size) { return message<GivesBackReservedGdt>(size); });
    add(RegionKind::Journal, savings.halfTheJournal, [](Size size) { return message<GivesBackJournal>(size); });
    return lines;
}

std::vector<SummaryLine> summaryLines(const Layout& layout, Medium medium) {
    const auto summary = summarise(layout);
    return {metadataLine(summary.metadata),
            flexGroupLine(summary.flexGroups, layout, medium),
            lazyInitLine(summary.lazyInit, layout.filesystem.groupCount),
            journalLine(summary.journal, layout.filesystem),
            backupsLine(summary, layout.backups),
            growthLine(summary.growth, layout.filesystem)};
}

} // namespace atlas
