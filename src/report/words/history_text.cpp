// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/words/history_text.h"

#include "report/language/make_message.h"
#include "report/words/labels.h"
#include "report/words/structure_text.h"

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

/// Block maps and salts are too long for a sentence.
std::string shortened(const std::string& value) {
    constexpr std::size_t most = 40;
    return value.size() <= most ? value : value.substr(0, most) + "…";
}

Message text(const ChangedField& field) {
    return field.before.empty() ? message<FieldNowIs>(field.field, shortened(field.after))
                                : message<FieldFromTo>(field.field, shortened(field.before), shortened(field.after));
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
        return change.added ? message<EntryAdded>(change.block, change.name, Number{change.inode})
                            : message<EntryRemoved>(change.block, change.name, Number{change.inode});
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

} // namespace atlas
