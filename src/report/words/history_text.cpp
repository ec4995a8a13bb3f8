// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/words/history_text.h"

#include "history/history_script.h"
#include "report/language/make_message.h"
#include "report/words/labels.h"
#include "report/words/structure_text.h"

#include <algorithm>
#include <fmt/format.h>

namespace atlas {
namespace {

using enum MessageId;

Message text(const BitRun& run, RegionKind bitmap) {
    const auto last = run.first + run.count - 1;
    if (bitmap == RegionKind::InodeBitmap) {
        if (run.count == 1)
            return run.set ? message<InodeSet>(Number{run.first}) : message<InodeCleared>(Number{run.first});
        return run.set ? message<InodesSet>(Number{run.first}, Number{last})
                       : message<InodesCleared>(Number{run.first}, Number{last});
    }
    const BlockNumber first{run.first};
    if (run.count == 1)
        return run.set ? message<BlockSet>(first) : message<BlockCleared>(first);
    return run.set ? message<BlocksSet>(first, BlockNumber{last}) : message<BlocksCleared>(first, BlockNumber{last});
}

/// Salts are too long for a sentence. A block map is cut after a whole piece.
std::string shortened(const std::string& value) {
    constexpr std::size_t most = 120;
    constexpr std::size_t mostOfMap = 200;
    if (!value.starts_with('('))
        return value.size() <= most ? value : value.substr(0, most) + "…";
    return value.size() <= mostOfMap ? value : value.substr(0, value.rfind(", ", mostOfMap)) + ", …";
}

Message text(const ChangedField& field) {
    return field.before.empty() ? message<FieldNowIs>(field.field, shortened(field.after))
                                : message<FieldFromTo>(field.field, shortened(field.before), shortened(field.after));
}

Message text(const IndexEntry& entry) {
    const auto hash = fmt::format("0x{:08x}", entry.hash);
    return entry.added ? message<IndexEntryAdded>(hash, Number{entry.block})
                       : message<IndexEntryRemoved>(hash, Number{entry.block});
}

struct Sentence {
    Message operator()(const StructureChange& change) const {
        Names fields;
        for (const auto& field : change.fields)
            fields.push_back(text(field));
        return message<StructureChanged>(label(change.place), std::move(fields));
    }
    Message operator()(const BitmapChange& change) const {
        Names runs;
        for (const auto& run : change.runs)
            runs.push_back(text(run, change.bitmap));
        return message<BitsChanged>(label(change.bitmap), change.group, std::move(runs));
    }
    Message operator()(const EntryChange& change) const {
        if (!change.added && !change.spanning.empty()) {
            return message<EntrySpanned>(change.block, change.name, Number{change.inode}, change.spanning,
                                         Number{change.lengthBefore}, Number{change.lengthAfter});
        }
        return change.added ? message<EntryAdded>(change.block, change.name, Number{change.inode})
                            : message<EntryRemoved>(change.block, change.name, Number{change.inode});
    }
    Message operator()(const EntriesMoved& change) const {
        return message<EntriesMovedTo>(Count{change.count}, change.from, change.to);
    }
    Message operator()(const IndexChange& change) const {
        constexpr std::size_t mostEntries = 8;
        Names parts;
        if (change.isNew)
            parts.push_back(change.isRoot ? message<IndexRootMade>() : message<IndexNodeMade>());
        for (const auto& field : change.fields)
            parts.push_back(text(field));
        const auto shown = std::min(change.entries.size(), mostEntries);
        for (std::size_t n = 0; n < shown; ++n)
            parts.push_back(text(change.entries[n]));
        if (shown < change.entries.size())
            parts.push_back(message<IndexEntriesMore>(Count{change.entries.size() - shown}));
        return message<IndexChanged>(change.block, std::string(change.isRoot ? "dx_root" : "dx_node"),
                                     std::move(parts));
    }
    Message operator()(const BlocksChange& change) const {
        const auto what = change.kind ? label(change.kind, change.blocks.count.value == 1 ? change.group : noGroup)
                          : change.inode != 0   ? message<BlocksOfFile>(Number{change.inode})
                          : change.ownerUnknown ? message<BlocksOfUnknownOwner>()
                                                : message<BlocksOfNoStructure>();
        return change.blocks.count.value == 1 ? message<BlockWritten>(what, change.blocks.first)
                                              : message<BlocksWritten>(what, change.blocks.first, change.blocks.last());
    }
};

} // namespace

Message sentence(const ImageChange& change) { return std::visit(Sentence(), change); }

Message totalOf(const Changes& changes, bool hasVolume, ByteOffset start, ByteCount physicalSector) {
    if (changes.blocks == 0)
        return message<HistoryNothing>();
    if (!hasVolume)
        return message<HistorySectors>(Count{changes.blocks});
    return message<HistoryTotal>(Count{changes.blocks}, Size{changes.bytes},
                                 readModifyWritesLabel(changes.readModifyWrites), start, Size{physicalSector});
}

std::optional<Message> writerOf(const HistorySpan& span) {
    if (span.command.empty() || span.changes.blocks == 0)
        return std::nullopt;
    const std::string program(programOf(span.command));
    if (span.command.starts_with(kernelWord))
        return message<WrittenByKernel>();
    switch (differenceToKernel(span.command)) {
    case KernelDifference::None: return std::nullopt;
    case KernelDifference::Journal: return message<WrittenWithoutJournal>(program);
    case KernelDifference::Removal: break;
    }
    return message<RemovedWithoutKernel>(program);
}

} // namespace atlas
