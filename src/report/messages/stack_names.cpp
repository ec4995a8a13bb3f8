// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/messages/stack_names.h"

#include "report/messages/labels.h"
#include "report/messages/local_numbers.h"
#include "report/messages/make_message.h"
#include "report/messages/marks.h"
#include "report/messages/subject_text.h"
#include "report/messages/verdict_text.h"

#include <functional>
#include <map>

namespace atlas {
namespace {

Message sourceText(Source source) {
    return source == Source::Assumption ? message<MessageId::AssumedForImage>() : label(source);
}

/// The sources of the sector sizes; the start of a disk, byte 0, needs no source.
Message knownFromDisk(const Drive& drive) {
    const auto logical = drive.targetLogicalSector().source;
    const auto physical = drive.physicalSector.source;
    return logical == physical ? sourceText(physical)
                               : message<MessageId::SourcesOfSectors>(label(logical), sourceText(physical));
}

Message diskName(const Snapshot& snapshot) {
    if (!snapshot.disk.logicalVolume.empty()) {
        return message<MessageId::LogicalVolumeName>(snapshot.disk.logicalVolume);
    }
    return snapshot.disk.isDevice ? message<MessageId::WholeDisk>() : message<MessageId::WholeDiskImage>();
}

Message partitionName(std::uint32_t number) { return message<MessageId::PartitionWithNumber>(PartitionNumber{number}); }

Message dataName(const Layer& layer) {
    return layer.name.empty() ? message<MessageId::DataOfLayer>(label(layer.kind))
                              : message<MessageId::NamedLayer>(label(layer.kind), layer.name);
}

std::string markedVerdict(const GranularityVerdict& verdict) {
    if (!verdict.known) {
        return format(message<MessageId::Unknown>());
    }
    if (verdict.isWhole()) {
        return std::string(goodMark);
    }
    if (verdict.compensated) {
        return "+" + localNumber(verdict.past.value);
    }
    return marked(false, verdict.partial ? format(message<MessageId::StackPartialBlocks>())
                                         : "+" + localNumber(verdict.past.value));
}

std::string markedFits(const FitCounts& fits) {
    const bool good = fits.misaligned() == 0;
    return good && fits.total() == 1 ? std::string(goodMark) : marked(good, format(fitsText(fits)));
}

} // namespace

Message knownFrom(const StackRow& row, const Snapshot& snapshot) {
    switch (row.origin) {
    case StackRowOrigin::Drive: return knownFromDisk(snapshot.disk.drive);
    case StackRowOrigin::PartitionTable: return label(snapshot.disk.table.kind);
    case StackRowOrigin::OwnHeader: return message<MessageId::ItsOwnHeader>();
    case StackRowOrigin::Superblock: return message<MessageId::Superblock>();
    case StackRowOrigin::GroupDescriptors: return message<MessageId::GroupDescriptors>();
    case StackRowOrigin::Inode: return message<MessageId::Inode>();
    case StackRowOrigin::Device: return label(Source::Device);
    case StackRowOrigin::User: break;
    }
    return label(Source::User);
}

Message stackRowName(const StackRow& row, const Snapshot& snapshot) {
    switch (row.kind) {
    case StackRowKind::Disk: return diskName(snapshot);
    case StackRowKind::Partition: return partitionName(*row.partition);
    case StackRowKind::Layer: return dataName(*row.layer);
    case StackRowKind::Filesystem: return message<MessageId::BlockZero>(snapshot.layout->filesystem.extName());
    case StackRowKind::Structures: {
        const auto count = row.fits.total();
        return count == 1 ? label(*row.structure)
                          : message<MessageId::StructuresWithCount>(label(*row.structure, count), Number{count});
    }
    case StackRowKind::Member: return message<MessageId::MemberRow>(row.member);
    }
    return {};
}

Message startName(const StartVerdict& start, const Snapshot& snapshot) {
    if (start.layer) {
        return dataName(*start.layer);
    }
    return start.partition ? partitionName(*start.partition) : diskName(snapshot);
}

StackCell stackCell(const StackRow& row, GranularityKind granularity) {
    if (!row.isJudgedBy(granularity)) {
        return {"—"};
    }
    if (row.kind == StackRowKind::Structures) {
        return {markedFits(row.fits), row.fits.worst()};
    }
    return stackCell(row.verdicts[granularity]);
}

StackCell stackCell(const GranularityVerdict& verdict) { return {markedVerdict(verdict), verdict.fit()}; }

std::optional<Message> working(const StackRow& row, const Snapshot& snapshot) {
    switch (row.kind) {
    case StackRowKind::Disk:
    case StackRowKind::Member: break;
    case StackRowKind::Partition: {
        const auto* partition = snapshot.disk.table.find(*row.partition);
        return partition != nullptr ? std::optional(startWorking(partition->sectors.first, snapshot.disk.drive))
                                    : std::nullopt;
    }
    case StackRowKind::Layer:
    case StackRowKind::Filesystem: return message<MessageId::WithinWorking>(row.within, row.first - row.within);
    case StackRowKind::Structures: {
        const auto block = snapshot.layout->filesystem.blockSize;
        return message<MessageId::BlockWorking>(blockOf(row.first, block, row.within), block, row.within);
    }
    }
    return std::nullopt;
}

Message working(const StartVerdict& start, const Snapshot& snapshot) {
    return startWorking(snapshot.disk, Placement{.bytes = {start.start, {}}, .partition = start.partition});
}

std::optional<Message> stackVerdict(const Stack& stack) {
    Names clauses;
    std::map<std::uint64_t, Names, std::greater<>>
        on; // by the number of starts: a compensated one counts on the sectors alone
    Names notJudged;
    for (const auto& granularity : stack.granularities) {
        const auto [off, judged] = stack.startsOn(granularity.kind);
        if (judged == 0) {
            notJudged.push_back(label(granularity));
        } else if (off == 0) {
            on[judged].push_back(labelWithSize(granularity));
        } else {
            clauses.push_back(message<MessageId::StackOff>(Count{off}, Count{judged}, labelWithSize(granularity)));
        }
    }
    for (auto& [judged, names] : on) {
        clauses.push_back(message<MessageId::StackOn>(Count{judged}, std::move(names)));
    }
    if (clauses.empty()) {
        return std::nullopt;
    }
    if (!notJudged.empty()) {
        clauses.push_back(message<MessageId::StackNotJudged>(std::move(notJudged)));
    }
    auto all = clauses.front();
    for (std::size_t n = 1; n < clauses.size(); ++n) {
        all = message<MessageId::ValueAndDetail>(std::move(all), clauses[n]);
    }
    return all;
}

} // namespace atlas
