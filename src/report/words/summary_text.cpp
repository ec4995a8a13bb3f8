// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/words/summary_text.h"

#include "alignment/starts.h"
#include "alignment/unread.h"
#include "compare/metadata_reads.h"
#include "layout/df_figures.h"
#include "report/language/make_message.h"
#include "report/words/finding_text.h"
#include "report/words/labels.h"
#include "report/words/plan_text.h"
#include "report/words/structure_text.h"
#include "report/words/verdict_text.h"

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
    for (auto& line : savingLines(metadata.savings))
        savings.push_back(std::move(line.words));
    return {
        SummaryTopic::Metadata, message<NameMetadata>(), message<SummaryMetadata>(Decimal{100 * metadata.share, 1}),
        message<SummaryMostMetadata>(Size{metadata.bytes}, labelOfAll(allRegionKinds[most]), Decimal{100 * share, 0}),
        savings.empty() ? std::nullopt : std::optional(message<SummaryGivesBack>(std::move(savings)))};
}

Message oneReadText(const FlexGroupSummary& flex) {
    return flex.bitmapSpan.value <= MiB ? message<SummaryOneReadOfBitmaps>(Size{flex.bitmapSpan})
                                        : message<SummaryNotOneReadOfBitmaps>(Size{flex.bitmapSpan});
}

/// Where the bitmaps are, then the cost of reading all of them.
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
    return {SummaryTopic::FlexGroups,
            message<NameFlexGroups>(),
            groups.value < *flex.size ? message<SummaryShortFlexGroup>(Count{groups.value}, Number{*flex.size})
                                      : message<SummaryFlexGroups>(Number{flex.count}, Count{*flex.size}),
            flex.bitmapRuns <= flex.count ? message<SummaryFlexBitmaps>(Size{flex.bitmaps})
                                          : message<SummaryFlexStretches>(Count{flex.bitmapRuns}),
            std::move(working),
            groups.value < *flex.size
                ? std::nullopt
                : std::optional(message<SummaryFlexGroupsAlone>(Number{flex.count}, Number{*flex.size}))};
}

SummaryLine lazyInitLine(const LazyInitSummary& lazy, GroupCount groups) {
    const auto line = [](Message value, Message detail, std::optional<Message> working = {}) {
        return SummaryLine{SummaryTopic::LazyInit, message<NameLazyInit>(), std::move(value), std::move(detail),
                           std::move(working)};
    };
    if (!lazy.applies)
        return line(message<SummaryLazyNotUsed>(), message<SummaryNoDescriptorChecksums>());
    if (!lazy.isZeroingKnown)
        return line(message<SummaryLazyUnknown>(), message<SummaryZeroingUnstated>());
    const auto flags =
        message<SummaryUninitGroups>(Number{lazy.inodeUninit}, Number{lazy.blockUninit}, Number{lazy.notZeroed});
    if (lazy.unknown > 0)
        return line(message<SummaryLazyUnknown>(), message<SummaryFlagsUnread>(Count{lazy.unknown}), flags);
    const auto unused = message<SummaryUninit>(Number{lazy.inodeUninit}, Count{groups.value});
    if (lazy.toZero.value == 0)
        return line(message<SummaryZeroed>(), unused, flags);
    auto toZero = line(message<SummaryToZero>(Size{lazy.toZero}), unused, flags);
    toZero.alone = message<SummarySize>(Size{lazy.toZero});
    return toZero;
}

/// How far into the volume the journal begins, and how many blocks map it.
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
    case JournalSummary::Kind::Unstated: return line(message<SummaryJournalUnstated>(), message<SummaryNotRead>());
    case JournalSummary::Kind::Internal: break;
    }
    if (journal.missing.value > 0) {
        return line(message<SummarySize>(Size{journal.bytes}),
                    message<SummaryJournalMissing>(Count{journal.missing.value}));
    }
    return line(message<SummarySize>(Size{journal.bytes}),
                journal.needsRecovery ? message<SummaryToReplay>(Count{journal.pieces}, journal.first)
                                      : message<SummaryNothingToReplay>(Count{journal.pieces}, journal.first),
                journalWorking(journal, fs));
}

/// "10 of 10 agree"; only the number if none were compared.
Message backupsValue(std::uint64_t count, const BackupCounts& compared) {
    return compared.read == 0 ? message<SummaryBackups>(Number{count})
                              : message<SummaryBackupsAgree>(Number{compared.alike}, Number{count});
}

Message backupsWorking(const std::vector<GroupNumber>& backups, const BackupCounts& compared) {
    return compared.read == 0 ? message<SummaryBackupsListed>(Count{backups.size()}, allGroups(backups))
                              : message<SummaryBackupsCompared>(Count{backups.size()}, allGroups(backups),
                                                                Count{compared.read}, Count{compared.alike});
}

/// What is wrong with some of the backups; nullopt if nothing was found.
std::optional<Message> backupsFault(const LayoutSummary& summary) {
    constexpr std::size_t some = 3;
    Names faults;
    if (const auto& groups = summary.backupsDiffering; !groups.empty())
        faults.push_back(message<SummaryBackupsDiffer>(Count{groups.size()}, firstGroups(groups, some)));
    if (summary.backupsMissing > 0)
        faults.push_back(message<SummaryLiePastEnd>(Count{summary.backupsMissing}));
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
        return SummaryLine{SummaryTopic::Backups,
                           message<NameBackups>(),
                           backupsValue(backups.size(), compared),
                           std::move(detail),
                           backupsWorking(backups, compared),
                           compared.read == 0 ? std::nullopt
                                              : std::optional(message<SummaryBackupsAlone>(Number{compared.alike},
                                                                                           Number{backups.size()}))};
    };
    if (auto fault = backupsFault(summary))
        return line(std::move(*fault));
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

SummaryLine growthLine(const LayoutSummary& summary, const Filesystem& fs) {
    const auto& growth = summary.growth;
    const auto line = [&](Message value, Message detail, const std::optional<Message>& working = {}) {
        if (const auto& size = summary.unmountedGrowth; size && *size != growth.online)
            detail = message<SummaryUnmounted>(Names{std::move(detail)}, Size{*size});
        return SummaryLine{SummaryTopic::Growth,
                           message<NameGrowth>(),
                           std::move(value),
                           std::move(detail),
                           working,
                           working ? std::optional(message<SummarySize>(Size{growth.online})) : std::nullopt};
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
        if (bytes.value > 0)
            lines.push_back({kind, words(Size{bytes})});
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
            growthLine(summary, layout.filesystem)};
}

SummaryLine usedLine(const Layout& layout, std::optional<BlockCount> free) {
    const auto& fs = layout.filesystem;
    const auto all = fs.blocksOfGroups().count.value;
    if (!free || all == 0 || free->value > all)
        return {SummaryTopic::Used, message<NameUsed>(), message<Unknown>(), message<SummaryNotRead>()};
    const double share = static_cast<double>(all - free->value) / static_cast<double>(all);
    const Size bytes{bytesOf(*free, fs.blockSize)};
    const auto df = dfFigures(layout, *free);
    return {SummaryTopic::Used, message<NameUsed>(), message<SummaryUsed>(Decimal{100 * share, 1}),
            df ? message<SummaryFreeToUsers>(bytes, Size{bytesOf(df->available, fs.blockSize)})
               : message<SummaryFree>(bytes)};
}

std::optional<SummaryLine> roomBehindLine(std::span<const Finding> findings) {
    const auto room = std::ranges::find(findings, FindingKind::RoomBehind, &Finding::kind);
    if (room == findings.end())
        return std::nullopt;
    return SummaryLine{SummaryTopic::RoomBehind, message<NameRoomBehind>(),
                       message<SummarySize>(Size{ByteCount{room->numbers[0]}}), phrase(*room).text};
}

namespace {

using enum MessageId;

/// States that `off` of `total` are off the boundaries. Precondition: off is not 0.
Message offText(std::uint64_t off, std::uint64_t total) {
    return off == total ? message<SummaryAllOff>(Number{total})
                        : message<SummaryMisaligned>(Number{off}, Number{total});
}

/// The basis of the alignment verdict, in short. `granularity`: named before the count if set.
struct BasisValue {
    std::optional<Size> granularity{};

    Message operator()(std::monostate) const { return message<SummaryNothingJudged>(); }
    Message operator()(const CannotMount&) const { return message<SummaryUnmountable>(); }
    Message operator()(const TableLost&) const { return message<SummaryNotFound>(); }
    Message operator()(PlaceNotKnown /*below*/) const { return message<Unknown>(); }
    Message operator()(const SmallBlocks& small) const {
        return message<SummarySmallBlocks>(Size{small.block}, Number{small.sector.value / small.block.value});
    }
    Message operator()(const FitCounts& structures) const { return of(structures.misaligned(), structures.total()); }
    Message operator()(const OffCount& starts) const { return of(starts.off, starts.total); }
    Message operator()(const UnreadVolumes& unread) const { return (*this)(unread.starts); }

private:
    [[nodiscard]] Message of(std::uint64_t off, std::uint64_t total) const {
        auto words = off == 0 ? message<SummaryAllWhole>(Number{total}) : offText(off, total);
        return granularity ? message<SummaryByGranularity>(*granularity, std::move(words)) : words;
    }
};

/// What is off or unread in addition to a whole volume; nullopt if that is not the verdict.
std::optional<Message> besideIt(const Judgement& judgement) {
    if (judgement.verdict.state == AlignmentState::OthersOff)
        return message<SummaryOthersOff>(Count{misalignedBeside(judgement)});
    if (judgement.verdict.state == AlignmentState::OffGranularity)
        return offNamedGranularity(judgement);
    if (judgement.verdict.state == AlignmentState::OthersUnread)
        return message<SummaryOthersUnread>(Count{notJudged(judgement).others});
    return std::nullopt;
}

/// Where the judged volume or partition starts; structures past the end and faults elsewhere come first. The whole
/// verdict if several starts are judged, or if the start is only part of it.
Message startValue(const Judgement& judgement) {
    if (!judgement.verdict.judgedStart || judgement.verdict.state == AlignmentState::VolumeUnread ||
        judgement.verdict.state == AlignmentState::NoVolume ||
        judgement.verdict.state == AlignmentState::PlaceUnknown || !judgement.verdict.cuts.none() ||
        judgement.verdict.hasSeveralMembers() || judgement.verdict.saidByKernel) {
        return alignmentText(judgement);
    }
    if (const auto missing = judgement.verdict.structuresPastEnd; missing > 0)
        return message<SummaryLiePastEnd>(Count{missing});
    if (auto beside = besideIt(judgement))
        return std::move(*beside);
    if (!judgement.verdict.isStartKnown)
        return message<SummaryStartUnknown>();
    const auto sector = Size{judgement.drive().grid().size};
    const auto past = pastBoundary(judgement.verdict.judgedStart->start, judgement.drive().grid());
    return past.value == 0 ? message<SummaryOnSectors>(sector) : message<SummaryStart>(past, sector);
}

Message asWhatIf(const Judgement& judgement, Message text) {
    return judgement.remedies.whatIf ? message<SummaryWhatIf>(std::move(text)) : text;
}

/// A start without room has no verdict, because nothing can lie there.
SummaryVerdict withoutRoom(const Judgement& judgement) {
    const auto obstacle = sentence(*judgement.remedies.conflict);
    return {.line = {SummaryTopic::Alignment, message<NameAlignment>(), message<SummaryNoRoom>(), obstacle,
                     asWhatIf(judgement, alignmentText(judgement))},
            .full = obstacle,
            .sign = alignmentSign(judgement)};
}

SummaryVerdict byMark(const Judgement& judgement) {
    const auto grid = *judgement.markedGrid();
    const auto [off, total] = *judgement.marks.counts;
    const auto start = judgement.verdict.judgedStart->start;
    const auto past = pastBoundary(start, grid);
    auto value = off == 0 ? message<SummaryAllOnBoundary>(Number{total}) : offText(off, total);
    auto detail = past.value == 0 ? boundaryVerdict(start, grid) : message<SummaryStart>(past, Size{grid.size});
    return {.line = {SummaryTopic::Alignment, message<NameAlignment>(), value, asWhatIf(judgement, std::move(detail)),
                     alignmentText(judgement), message<SummaryByGranularity>(Size{grid.size}, value)},
            .full = markText(judgement),
            .sign = markSign(judgement)};
}

/// If a granularity without a verdict is marked, each text names the sectors instead.
SummaryVerdict bySectors(const Judgement& judgement) {
    const auto named =
        judgement.markedGrid() ? std::optional(Size{judgement.drive().grid().size}) : std::optional<Size>();
    const auto text = alignmentText(judgement, named ? Wording::WithKind : Wording::Short);
    const bool isUnjudged = isFailure(judgement.verdict.state) && !judgement.verdict.isKnown();
    auto value = judgement.verdict.isByKernel() ? message<SummarySaidByKernel>()
                 : isUnjudged                   ? message<Unknown>()
                                                : std::visit(BasisValue{named}, basisOf(judgement));
    return {.line = {SummaryTopic::Alignment, message<NameAlignment>(), std::move(value),
                     asWhatIf(judgement, startValue(judgement)), text},
            .full = text,
            .sign = alignmentSign(judgement)};
}

/// If all structures begin on the marked granularity, this is an all-clear only if the sectors give one too.
bool isByMark(const Judgement& judgement) {
    const bool allClear = judgement.verdict.state == AlignmentState::Whole && judgement.verdict.isStartKnown &&
                          judgement.verdict.structuresPastEnd == 0;
    return judgement.marks.counts && (judgement.marks.counts->off > 0 || allClear);
}

SummaryVerdict alignmentVerdict(const Judgement& judgement) {
    return judgement.remedies.conflict ? withoutRoom(judgement)
           : isByMark(judgement)       ? byMark(judgement)
                                       : bySectors(judgement);
}

Message healthValue(const Health& health) {
    switch (health.verdict) {
    case HealthVerdict::Healthy: return message<SummarySound>();
    case HealthVerdict::Unknown: return message<Unknown>();
    case HealthVerdict::Warning: return message<SummaryWarnings>(Count{health.warnings});
    case HealthVerdict::Error: break;
    }
    return message<SummaryErrors>(Count{health.errors});
}

/// The worst finding, else the result of the checksums.
Message healthDetail(const Health& health) {
    if (health.worst)
        return phrase(*health.worst).text;
    if (health.verdict != HealthVerdict::Healthy || health.scope != HealthScope::Volume)
        return healthText(health);
    switch (health.checksums.value_or(ChecksumCover::None)) {
    case ChecksumCover::None: return message<SummaryNoChecksums>();
    case ChecksumCover::Descriptors: return message<SummaryDescriptorChecksumsAgree>();
    case ChecksumCover::Metadata: break;
    }
    return health.bitmapsRead ? message<SummaryChecksumsAgree>() : message<SummaryChecksumsAgreeUnread>();
}

/// Omits what value and detail already say.
std::optional<Message> healthWorking(const Health& health) {
    const auto checksums = checksumText(health);
    const auto coverage = coverageText(health);
    if (coverage)
        return checksums ? message<HealthAndChecksums>(*coverage, *checksums) : coverage;
    return checksums ? std::optional(message<ChecksumsAlone>(*checksums)) : std::nullopt;
}

SummaryVerdict healthVerdict(const Health& health) {
    return {.line = {SummaryTopic::Health, message<NameHealth>(), healthValue(health), healthDetail(health),
                     healthWorking(health)},
            .full = health.verdict == HealthVerdict::Healthy ? healthyInShort(health) : healthText(health),
            .sign = healthSign(health.verdict)};
}

} // namespace

SummaryVerdicts summaryVerdicts(const Judgement& judgement) {
    return {alignmentVerdict(judgement), healthVerdict(judgement.found.health)};
}

} // namespace atlas
