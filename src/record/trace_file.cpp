// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/trace_file.h"

#include "base/base64.h"
#include "base/utf8.h"

#include <algorithm>
#include <cstdint>
#include <ctime>
#include <fmt/chrono.h>
#include <fmt/format.h>
#include <ostream>
#include <string_view>

namespace atlas {
namespace {

constexpr std::string_view own = "ext4atlas ";
constexpr std::string_view beforeWord = "before ";
constexpr std::string_view afterWord = "after ";
constexpr std::size_t stampLength = sizeof "2026-11-30 01:15:04.055521" - 1;
/// How much of a layout a line holds: a multiple of three, so that only the last line is padded.
constexpr std::size_t lineBytes = 720;

/// The time as nbdkit's log filter prints it, which is local time.
std::string stampOf(std::int64_t nanoseconds) {
    constexpr std::int64_t perSecond = 1'000'000'000;
    constexpr std::int64_t perMicrosecond = 1000;
    const std::time_t seconds = nanoseconds / perSecond;
    std::tm local{};
    ::localtime_r(&seconds, &local);
    return fmt::format("{:%Y-%m-%d %H:%M:%S}.{:06}", local, nanoseconds % perSecond / perMicrosecond);
}

std::string_view wordOf(TraceOperation operation) {
    switch (operation) {
    case TraceOperation::Read: return "Read";
    case TraceOperation::Write: return "Write";
    case TraceOperation::WriteZeroes: return "Zero";
    case TraceOperation::Discard: return "Trim";
    case TraceOperation::Flush: break;
    }
    return "Flush";
}

std::string argumentsOf(const RecordedRequest& request) {
    if (request.operation == TraceOperation::Flush)
        return {};
    auto text = fmt::format(" offset={:#x} count={:#x}", request.bytes.first.value, request.bytes.count.value);
    if (request.operation != TraceOperation::Read)
        text += request.isDurable ? " fua=1" : " fua=0";
    return text;
}

std::string oneLine(std::string_view text) { return printable(text); }

} // namespace

void writeTrace(const TraceFile& trace, const std::vector<RecordedRequest>& requests, std::ostream& out) {
    const auto begin = stampOf(requests.front().received);
    out << fmt::format("{} {}recording of {}: {}\n", begin, own, oneLine(trace.image), oneLine(trace.command));
    for (const auto& [word, layout] : {std::pair(beforeWord, &trace.before), std::pair(afterWord, &trace.after)})
        for (std::size_t n = 0; n < layout->size(); n += lineBytes)
            out << begin << ' ' << own << word << base64(std::string_view(*layout).substr(n, lineBytes)) << '\n';
    out << fmt::format("{} connection=1 Connect export=\"\" tls=0 size={:#x} write=1 flush=1 trim=1 zero=1 fua=2\n",
                       begin, trace.size.value);
    std::uint64_t id = 0;
    for (const auto& request : requests) {
        const auto word = wordOf(request.operation);
        out << fmt::format("{} connection=1 {} id={}{} ...\n", stampOf(request.received), word, ++id,
                           argumentsOf(request));
        out << fmt::format("{} connection=1 ...{} id={} return={}\n", stampOf(request.answered), word, id,
                           request.failed ? -1 : 0);
    }
    out << fmt::format("{} connection=1 Disconnect transactions={}\n", stampOf(requests.back().answered), id);
}

TraceLayouts layoutsIn(const ByteSource& trace) {
    constexpr std::uint64_t piece = 64 * KiB;
    TraceLayouts layouts;
    std::string text;
    for (std::uint64_t at = 0; at < trace.size().value; at += piece) {
        const auto had = text.size();
        text.resize(had + std::min(piece, trace.size().value - at));
        if (!trace.read({at}, std::as_writable_bytes(std::span(text).subspan(had))))
            return layouts;
        std::size_t begin = 0;
        for (auto end = text.find('\n'); end != std::string::npos; end = text.find('\n', begin)) {
            auto line = std::string_view(text).substr(begin, end - begin);
            begin = end + 1;
            line.remove_prefix(std::min(line.size(), stampLength + 1));
            if (!line.starts_with(own))
                return layouts; // the requests begin
            line.remove_prefix(own.size());
            if (line.starts_with(beforeWord))
                layouts.before += bytesOfBase64(line.substr(beforeWord.size())).value_or("");
            else if (line.starts_with(afterWord))
                layouts.after += bytesOfBase64(line.substr(afterWord.size())).value_or("");
        }
        text.erase(0, begin);
        if (text.size() > piece)
            return layouts; // no line of a trace is so long
    }
    return layouts;
}

} // namespace atlas
