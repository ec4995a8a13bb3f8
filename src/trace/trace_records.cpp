// SPDX-License-Identifier: GPL-3.0-or-later
#include "trace/trace_records.h"

#include <algorithm>
#include <cstring>

namespace atlas {
namespace {

constexpr std::uint64_t recordsInPiece = 16'384;
constexpr std::uint64_t magic = 0x3145434152543445; ///< "E4TRACE1"; both programs run on the same machine
constexpr unsigned operationShift = 56;
constexpr unsigned precededShift = 59;
constexpr unsigned forcedShift = 60;
constexpr unsigned syncedShift = 61;
constexpr std::uint64_t countMask = (std::uint64_t{1} << operationShift) - 1;
constexpr std::uint64_t operationMask = 7;
constexpr std::size_t maxText = 4096;
constexpr std::size_t factCount = 9;
constexpr std::uint64_t noFormat = 255;

std::uint64_t wordAt(std::span<const std::byte> bytes, std::size_t at) {
    std::uint64_t word = 0;
    std::memcpy(&word, bytes.data() + at, sizeof word);
    return word;
}

void putWord(std::vector<std::byte>& into, std::uint64_t word) {
    const auto at = into.size();
    into.resize(at + sizeof word);
    std::memcpy(into.data() + at, &word, sizeof word);
}

void putText(std::vector<std::byte>& into, std::string_view text) {
    const auto part = text.substr(0, maxText);
    putWord(into, part.size());
    const auto bytes = std::as_bytes(std::span(part));
    into.insert(into.end(), bytes.begin(), bytes.end());
}

std::unexpected<Error> corrupt() {
    return std::unexpected(Error{.kind = ErrorKind::Corrupt, .what = "the reader wrote no requests of a trace"});
}

/// nullopt if the record holds an operation that there is none of.
std::optional<TraceRequest> requestOf(std::span<const std::byte> record) {
    const auto word = wordAt(record, 2 * sizeof(std::uint64_t));
    const auto operation = (word >> operationShift) & operationMask;
    if (operation >= allTraceOperations.size())
        return std::nullopt;
    return TraceRequest{.nanoseconds = wordAt(record, 0),
                        .bytes = {{wordAt(record, sizeof(std::uint64_t))}, {word & countMask}},
                        .operation = static_cast<TraceOperation>(operation),
                        .isPreceded = ((word >> precededShift) & 1U) != 0,
                        .isForced = ((word >> forcedShift) & 1U) != 0,
                        .isSynced = ((word >> syncedShift) & 1U) != 0};
}

/// False unless the words and texts are those of trailerOf().
bool takeFacts(std::span<const std::byte> trailer, TraceFacts& facts) {
    if (trailer.size() < factCount * sizeof(std::uint64_t))
        return false;
    std::size_t at = 0;
    const auto word = [&] {
        const auto value = wordAt(trailer, at);
        at += sizeof value;
        return value;
    };
    const auto format = word();
    const auto event = word();
    if (format >= allTraceFormats.size() || event > static_cast<std::uint64_t>(TraceEvent::Queued))
        return false;
    facts.format = static_cast<TraceFormat>(format);
    facts.event = static_cast<TraceEvent>(event);
    facts.lines = word();
    facts.requests = word();
    facts.otherDevices = word();
    facts.damaged = word();
    facts.firstDamaged = word();
    facts.isEarlier = word() != 0;
    at += sizeof(std::uint64_t); // reserved
    for (auto* text : {&facts.device, &facts.damagedText}) {
        if (trailer.size() - at < sizeof(std::uint64_t))
            return false;
        const auto size = word();
        if (size > maxText || size > trailer.size() - at)
            return false;
        text->resize(size);
        std::memcpy(text->data(), trailer.data() + at, size);
        at += size;
    }
    return at == trailer.size();
}

} // namespace

std::array<std::byte, traceRecordBytes> recordOf(const TraceRequest& request) {
    const auto word = std::min(request.bytes.count.value, countMask) |
                      std::uint64_t{static_cast<std::uint8_t>(request.operation)} << operationShift |
                      std::uint64_t{request.isPreceded} << precededShift |
                      std::uint64_t{request.isForced} << forcedShift | std::uint64_t{request.isSynced} << syncedShift;
    const std::array words{request.nanoseconds, request.bytes.first.value, word};
    std::array<std::byte, traceRecordBytes> record{};
    std::memcpy(record.data(), words.data(), record.size());
    return record;
}

std::vector<std::byte> trailerOf(const TraceFacts& facts) {
    std::vector<std::byte> trailer;
    putWord(trailer, facts.format ? static_cast<std::uint64_t>(*facts.format) : noFormat);
    for (const auto word : {static_cast<std::uint64_t>(facts.event), facts.lines, facts.requests, facts.otherDevices,
                            facts.damaged, facts.firstDamaged, std::uint64_t{facts.isEarlier}, std::uint64_t{0}})
        putWord(trailer, word);
    putText(trailer, facts.device);
    putText(trailer, facts.damagedText);
    putWord(trailer, trailer.size());
    putWord(trailer, magic);
    return trailer;
}

Status TraceRecords::read(std::uint64_t piece, std::vector<std::byte>& into) const {
    const auto first = piece * recordsInPiece;
    into.resize(std::min(recordsInPiece, m_size - first) * traceRecordBytes);
    return m_file->read({first * traceRecordBytes}, into);
}

Result<TraceRecords> TraceRecords::open(std::shared_ptr<const ByteSource> file) {
    constexpr std::size_t endBytes = 2 * sizeof(std::uint64_t);
    constexpr std::size_t maxTrailer = factCount * sizeof(std::uint64_t) + 2 * (sizeof(std::uint64_t) + maxText);
    TraceRecords records;
    const auto size = file->size().value;
    std::vector<std::byte> end(endBytes);
    if (size < endBytes || !file->read({size - endBytes}, end))
        return corrupt();
    const auto trailerBytes = wordAt(end, 0);
    if (wordAt(end, sizeof(std::uint64_t)) != magic || trailerBytes > maxTrailer || trailerBytes + endBytes > size ||
        (size - trailerBytes - endBytes) % traceRecordBytes != 0)
        return corrupt();
    std::vector<std::byte> trailer(trailerBytes);
    if (!file->read({size - endBytes - trailerBytes}, trailer) || !takeFacts(trailer, records.m_facts))
        return corrupt();
    records.m_file = std::move(file);
    records.m_size = (size - trailerBytes - endBytes) / traceRecordBytes;
    std::vector<std::byte> bytes;
    for (std::uint64_t n = 0; n < ceilDiv(records.m_size, recordsInPiece); ++n) {
        if (auto status = records.read(n, bytes); !status)
            return std::unexpected(status.error());
        Piece piece;
        for (std::size_t at = 0; at < bytes.size(); at += traceRecordBytes) {
            const auto time = wordAt(bytes, at);
            piece.first = std::min(piece.first, time);
            piece.last = std::max(piece.last, time);
            if (!requestOf(std::span(bytes).subspan(at)))
                return corrupt();
        }
        records.m_last = std::max(records.m_last, piece.last);
        records.m_pieces.push_back(piece);
    }
    return records;
}

Status TraceRecords::visit(std::uint64_t from, std::uint64_t to,
                           const std::function<bool(const TraceRequest&)>& visit) const {
    std::vector<std::byte> bytes;
    for (std::uint64_t n = 0; n < m_pieces.size(); ++n) {
        if (m_pieces[n].last < from || m_pieces[n].first >= to)
            continue;
        if (auto status = read(n, bytes); !status)
            return status;
        for (std::size_t at = 0; at < bytes.size(); at += traceRecordBytes) {
            const auto request = requestOf(std::span(bytes).subspan(at));
            if (request && request->nanoseconds >= from && request->nanoseconds < to && !visit(*request))
                return {};
        }
    }
    return {};
}

} // namespace atlas
