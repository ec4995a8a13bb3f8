// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/words/touched_text.h"

#include "base/utf8.h"
#include "report/language/make_message.h"
#include "report/words/labels.h"
#include "report/words/owner_text.h"

namespace atlas {

Message label(TouchedKind kind) {
    switch (kind.ground) {
    case Ground::Structure: return labelOfAll(kind.structure);
    case Ground::Data: return message<MessageId::DataOrFree>();
    case Ground::PartitionTable: return message<MessageId::TouchedTable>();
    case Ground::Layer: return message<MessageId::TouchedLayer>();
    case Ground::OtherPartition: return message<MessageId::TouchedPartition>();
    case Ground::Gap: return message<MessageId::TouchedGap>();
    case Ground::Outside: break;
    }
    return message<MessageId::TouchedOutside>();
}

Message label(TraceFormat format) {
    switch (format) {
    case TraceFormat::Blkparse: return message<MessageId::TraceOfBlkparse>();
    case TraceFormat::BlockEvents: return message<MessageId::TraceOfEvents>();
    case TraceFormat::Biosnoop: return message<MessageId::TraceOfBiosnoop>();
    case TraceFormat::FioLog2: return message<MessageId::TraceOfFio>(Number{2});
    case TraceFormat::FioLog3: return message<MessageId::TraceOfFio>(Number{3});
    case TraceFormat::NbdkitLog: break;
    }
    return message<MessageId::TraceOfNbdkit>();
}

Message placeText(const TracePlace& place) {
    const bool isDisk = place.device == TracedDevice::Disk;
    switch (place.by) {
    case TracedBy::Given:
        return place.offset < 0
                   ? message<MessageId::TraceStartsBefore>(ByteOffset{static_cast<std::uint64_t>(-place.offset)})
                   : message<MessageId::TraceStartsAt>(ByteOffset{static_cast<std::uint64_t>(place.offset)});
    case TracedBy::SameBytes: return message<MessageId::TraceOfSameBytes>();
    case TracedBy::Name: return message<MessageId::TraceOfPartitionByName>();
    case TracedBy::PastVolume: return message<MessageId::TraceOfDiskByEnd>();
    case TracedBy::InFront: return message<MessageId::TraceOfPartitionByGap>();
    case TracedBy::Structures:
        return isDisk ? message<MessageId::TraceOfDiskByStructures>()
                      : message<MessageId::TraceOfPartitionByStructures>();
    case TracedBy::Assumed: break;
    }
    return message<MessageId::TraceAssumedOfDisk>();
}

Message bitmapAnswer(const TraceTable& table) {
    const auto writes = [](const TouchCounts& counts) { return counts.writes + counts.zeroes; };
    const auto all = writes(table.total);
    constexpr double percent = 100;
    const auto share = [&](std::uint64_t part) {
        return Decimal{all == 0 ? 0 : percent * static_cast<double>(part) / static_cast<double>(all), 1};
    };
    const auto bitmaps = writes(table.bitmaps);
    const auto metadata = writes(table.metadata);
    const auto data = writes(table.of({Ground::Data}));
    return message<MessageId::TraceAnswer>(Count{all}, Number{bitmaps}, share(bitmaps), Number{metadata},
                                           share(metadata), Number{data}, share(data));
}

std::vector<Message> traceNotes(const TraceReport& report) {
    std::vector<Message> notes;
    const auto& facts = report.facts;
    if (facts.damaged > 0)
        notes.push_back(
            message<MessageId::TraceDamaged>(Count{facts.damaged}, Number{facts.firstDamaged}, facts.damagedText));
    if (facts.otherDevices > 0)
        notes.push_back(message<MessageId::TraceOtherDevices>(Count{facts.otherDevices}, printable(facts.device)));
    if (report.isDoubtful)
        notes.push_back(message<MessageId::TracePlaceDoubtful>());
    if (facts.isEarlier)
        notes.push_back(message<MessageId::TraceUnordered>());
    if (report.isCoarse)
        notes.push_back(message<MessageId::TraceCoarse>(Size{report.busyUnit}));
    if (report.table.requests() == 0)
        notes.push_back(message<MessageId::TraceEmpty>());
    return notes;
}

Message ownerText(const BusyPlace& place) {
    if (place.kind.ground == Ground::Structure)
        return label(std::optional(place.kind.structure), place.group.value_or(noGroup));
    if (!place.owners)
        return label(place.kind);
    for (const auto& owner : place.owners->owners)
        return owner.paths.empty() ? namelessText(owner)
                                   : message<MessageId::MeasureText>(printable(owner.paths.front()));
    return allocationText(*place.owners);
}

} // namespace atlas
