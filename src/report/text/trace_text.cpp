// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/text/trace_text.h"

#include "report/language/language.h"
#include "report/text/report_text.h"
#include "report/words/subject_text.h"
#include "report/words/touched_text.h"

#include <ostream>

namespace atlas {
namespace {

constexpr double nanosecondsPerSecond = 1e9;
constexpr double hundredPercent = 100;

Message durationText(std::uint64_t nanoseconds) {
    return message<MessageId::MeasureDuration>(Duration{static_cast<double>(nanoseconds) / nanosecondsPerSecond});
}

std::vector<Column> kindColumns() {
    return {{words<MessageId::ColumnTouched>()},
            {words<MessageId::ColumnTraceReads>(), true},
            {words<MessageId::ColumnTraceWrites>(), true},
            {words<MessageId::ColumnTraceRead>(), true},
            {words<MessageId::ColumnTraceWritten>(), true},
            {words<MessageId::ColumnTraceDiscarded>(), true},
            {words<MessageId::ColumnTraceReadModifyWrites>(), true},
            {words<MessageId::ColumnTraceSeek>(), true, false, true},
            {words<MessageId::ColumnTraceShare>(), true}};
}

std::vector<Cell> kindRow(std::string name, const TouchCounts& counts, const TouchCounts& total) {
    const auto all = total.bytes();
    const auto share = all == 0 ? 0 : hundredPercent * static_cast<double>(counts.bytes()) / static_cast<double>(all);
    const auto discarded = counts.discardedBytes;
    return {{std::move(name)},
            {localNumber(counts.reads)},
            {localNumber(counts.writes + counts.zeroes)},
            {localSize({counts.readBytes})},
            {localSize({counts.writtenBytes + counts.zeroedBytes})},
            {discarded == 0 ? "" : localSize({discarded})},
            {localNumber(counts.readModifyWrites)},
            {localSize({counts.seekBytes})},
            {localDecimal(share, 1) + " %"}};
}

void writeKinds(const TraceReport& report, std::ostream& out, TextStyle style) {
    std::vector<std::vector<Cell>> rows;
    const auto& table = report.table;
    for (std::size_t n = 0; n < touchedKindCount; ++n)
        if (table.kinds[n].requests > 0)
            rows.push_back(kindRow(format(label(touchedKind(n))), table.kinds[n], table.total));
    rows.push_back(kindRow(words<MessageId::TraceAllRequests>(), table.total, table.total));
    writeHeading(out, message<MessageId::HeadingTouched>(), style);
    writeTable(out, kindColumns(), rows, style);
}

void writeChunks(const TraceReport& report, std::ostream& out, TextStyle style) {
    std::vector<std::vector<Cell>> rows;
    for (const auto& chunk : report.chunks) {
        const auto number = localNumber(chunk.chunks);
        rows.push_back({{localSize(chunk.size)},
                        {chunk.isUpperBound ? format(message<MessageId::TraceAtMost>(number)) : number},
                        {localSize({chunk.chunks * chunk.size.value})}});
    }
    writeHeading(out, message<MessageId::HeadingDirtyChunks>(), style);
    writeTable(out,
               {{words<MessageId::ColumnChunk>(), true},
                {words<MessageId::ColumnDirtyChunks>(), true},
                {words<MessageId::ColumnDirtyBytes>(), true}},
               rows, style);
}

void writeBusiest(const TraceReport& report, std::ostream& out, TextStyle style) {
    if (report.busiest.empty())
        return;
    std::vector<std::vector<Cell>> rows;
    for (const auto& place : report.busiest)
        rows.push_back({{place.first ? localNumber(place.first->value) : ""},
                        {localNumber(place.block.bytes.first.value)},
                        {localNumber(place.block.touches.reads)},
                        {localNumber(place.block.touches.writes)},
                        {format(ownerText(place))}});
    writeHeading(out, message<MessageId::HeadingBusiest>(), style);
    writeTable(out,
               {{words<MessageId::ColumnBusyBlock>(), true},
                {words<MessageId::ColumnBusyByte>(), true},
                {words<MessageId::ColumnTraceReads>(), true},
                {words<MessageId::ColumnTraceWrites>(), true},
                {words<MessageId::ColumnBusyOwner>()}},
               rows, style);
}

} // namespace

void writeTraceText(const Snapshot& snapshot, const TraceReport& report, std::ostream& out, TextStyle style) {
    const auto& table = report.table;
    const auto& runs = table.runs;
    out << style.paint(Tone::Heading, format(subject(snapshot))) << '\n';
    std::vector<std::pair<Message, Message>> facts{
        {message<MessageId::NameTrace>(),
         message<MessageId::TraceOfRequests>(report.trace, Names{label(*report.facts.format)},
                                             Count{table.requests()})},
        {message<MessageId::NameTracedDevice>(), placeText(report.place)},
        {message<MessageId::NameTraceTime>(), durationText(table.lastNanoseconds - table.firstNanoseconds)},
        {message<MessageId::NameTraceFlushes>(),
         message<MessageId::TraceFlushes>(Count{table.flushes}, Count{table.forced})},
        {message<MessageId::NameTraceRuns>(),
         message<MessageId::TraceRuns>(Count{runs.runs}, Count{runs.requests}, Size{{runs.longestBytes}})},
        {message<MessageId::NameTraceGrid>(), message<MessageId::MeasureSize>(Size{report.marked.size})}};
    if (report.start)
        facts.emplace_back(message<MessageId::NameTraceStart>(), message<MessageId::TraceStart>(*report.start));
    writeFacts(out, facts, style);
    writeKinds(report, out, style);
    out << '\n' << style.paint(Tone::Heading, format(bitmapAnswer(table))) << '\n';
    writeChunks(report, out, style);
    writeBusiest(report, out, style);
    const auto notes = traceNotes(report);
    out << (notes.empty() ? "" : "\n");
    for (const auto& note : notes)
        out << style.paint(Tone::Warning, format(note)) << '\n';
}

} // namespace atlas
