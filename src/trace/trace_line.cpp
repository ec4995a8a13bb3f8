// SPDX-License-Identifier: GPL-3.0-or-later
#include "trace/trace_line.h"

#include "base/kernel_log.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <limits>

namespace atlas {
namespace {

using Kind = TraceLine::Kind;

constexpr std::uint64_t perSecond = 1'000'000'000;
constexpr std::uint64_t perMicrosecond = 1'000;
constexpr int nanosecondDigits = 9;
/// A volume ends below byte 2^63, and so do its requests.
constexpr std::uint64_t maxByte = std::uint64_t{1} << 63;

constexpr bool isBlank(char c) { return c == ' ' || c == '\t'; }
constexpr bool isDigit(char c) { return c >= '0' && c <= '9'; }

/// Takes the words of a line one by one, from the left and from the right.
class Words {
public:
    explicit Words(std::string_view text) : m_text(text) {}

    std::string_view next() {
        skip();
        std::size_t end = 0;
        while (end < m_text.size() && !isBlank(m_text[end]))
            ++end;
        const auto word = m_text.substr(0, end);
        m_text.remove_prefix(end);
        return word;
    }
    std::string_view last() {
        while (!m_text.empty() && isBlank(m_text.back()))
            m_text.remove_suffix(1);
        std::size_t start = m_text.size();
        while (start > 0 && !isBlank(m_text[start - 1]))
            --start;
        const auto word = m_text.substr(start);
        m_text = m_text.substr(0, start);
        return word;
    }
    std::string_view rest() {
        skip();
        while (!m_text.empty() && isBlank(m_text.back()))
            m_text.remove_suffix(1);
        return m_text;
    }

private:
    void skip() {
        std::size_t blanks = 0;
        while (blanks < m_text.size() && isBlank(m_text[blanks]))
            ++blanks;
        m_text.remove_prefix(blanks);
    }

    std::string_view m_text;
};

/// The whole of `text`, or nothing.
std::optional<std::uint64_t> number(std::string_view text, int base = 10) {
    std::uint64_t value = 0;
    const auto* const end = text.data() + text.size();
    const auto [at, failed] = std::from_chars(text.data(), end, value, base);
    return failed == std::errc() && at == end && !text.empty() ? std::optional(value) : std::nullopt;
}

/// "12.345678" or "12" in seconds, as nanoseconds.
std::optional<std::uint64_t> nanosecondsOf(std::string_view text) {
    const auto point = std::min(text.find('.'), text.size());
    const auto seconds = number(text.substr(0, point));
    if (!seconds || *seconds > std::numeric_limits<std::uint64_t>::max() / perSecond / 2)
        return std::nullopt;
    auto digits = text.substr(std::min(point + 1, text.size()));
    std::uint64_t fraction = 0;
    for (int n = 0; n < nanosecondDigits; ++n) {
        const char c = digits.empty() ? '0' : digits.front();
        if (!isDigit(c))
            return std::nullopt;
        fraction = fraction * 10 + static_cast<std::uint64_t>(c - '0');
        digits.remove_prefix(digits.empty() ? 0 : 1);
    }
    return *seconds * perSecond + fraction;
}

/// Bytes `first` to `first` + `count`, in units of `unit`; false past the last possible byte.
bool setBytes(TraceRequest& request, std::uint64_t first, std::uint64_t count, std::uint64_t unit) {
    if (first > maxByte / unit || count > maxByte / unit || (first + count) > maxByte / unit)
        return false;
    request.bytes = {{first * unit}, {count * unit}};
    return true;
}

/// The letters of blk_fill_rwbs() (kernel/trace/blktrace.c): "WS", "FWFSM", "D", "RA", "FF"; false for others. A request
/// without a letter of its own ("N") zeroes blocks, or flushes if it has none.
bool setOperation(TraceRequest& request, std::string_view letters, bool hasBytes) {
    if (letters.size() > 1 && letters.front() == 'F' && letters[1] != 'S' && letters[1] != 'M') {
        request.isPreceded = true;
        letters.remove_prefix(1);
    }
    switch (letters.empty() ? '\0' : letters.front()) {
    case 'R': request.operation = TraceOperation::Read; break;
    case 'W': request.operation = TraceOperation::Write; break;
    case 'D': request.operation = TraceOperation::Discard; break;
    case 'F': request.operation = TraceOperation::Flush; break;
    case 'N': request.operation = hasBytes ? TraceOperation::WriteZeroes : TraceOperation::Flush; break;
    case 'Z': request.operation = TraceOperation::Write; break; // zone append
    default: return false;
    }
    letters.remove_prefix(1);
    for (const char c : letters) {
        if (c < 'A' || c > 'Z')
            return false;
        request.isForced |= c == 'F';
        request.isSynced |= c == 'S';
        if (c == 'Z' && request.operation == TraceOperation::Write)
            request.operation = TraceOperation::WriteZeroes;
    }
    // A flush without bytes is one flush, not two; an empty write that follows one is that flush.
    if (!hasBytes && request.isPreceded && request.operation != TraceOperation::Read)
        request.operation = TraceOperation::Flush;
    if (request.operation == TraceOperation::Flush)
        request.isPreceded = false;
    return hasBytes || request.operation == TraceOperation::Flush;
}

bool isDeviceNumber(std::string_view text) {
    const auto comma = text.find(',');
    return comma != std::string_view::npos && number(text.substr(0, comma)) && number(text.substr(comma + 1));
}

std::string_view inBrackets(std::string_view text) {
    return text.size() > 1 && text.front() == '[' && text.back() == ']' ? text.substr(1, text.size() - 2)
                                                                        : std::string_view();
}

/// "223490 + 8 [kjournald]", "223490 + 8 none,0,0 [fio]" or "223490 + 8 [0]", after the operation.
bool setPlace(TraceLine& line, Words words, std::string_view letters) {
    const auto sector = number(words.next());
    const bool isSum = words.next() == "+";
    const auto count = number(words.next());
    if (!sector || !isSum || !count || !setOperation(line.request, letters, *count > 0))
        return false;
    line.request.process = inBrackets(words.rest());
    if (const auto rest = words.rest(); line.request.process.empty() && rest.ends_with(']'))
        line.request.process = inBrackets(rest.substr(std::min(rest.find('['), rest.size())));
    if (line.request.operation == TraceOperation::Flush)
        return true; // its sector means nothing: -1 or 0
    return setBytes(line.request, *sector, *count, kernelSectorBytes);
}

/// "  8,0    3        1     0.000000000   697  D   W 223490 + 8 [kjournald]" (blkparse(1), default format).
TraceLine blkparse(std::string_view text) {
    TraceLine line;
    Words words(text);
    line.request.device = words.next();
    if (!isDeviceNumber(line.request.device))
        return line;
    const auto cpu = number(words.next());
    const auto sequence = number(words.next());
    const auto time = nanosecondsOf(words.next());
    const auto process = number(words.next());
    const auto action = words.next();
    if (!cpu || !sequence || !time || !process || action.empty())
        return line;
    line.request.nanoseconds = *time;
    line.kind = Kind::Other;
    if (action != "D" && action != "C" && action != "Q")
        return line;
    line.event = action == "D" ? TraceEvent::Issued : action == "C" ? TraceEvent::Completed : TraceEvent::Queued;
    const auto letters = words.next();
    const auto rest = words.rest();
    if (rest.empty() || !isDigit(rest.front())) { // a flush "D FN [kworker/3:1H]", or a command of SCSI "D R 36 (…)"
        line.request.process = inBrackets(rest);
        const bool isFlush = setOperation(line.request, letters, false);
        line.kind = isFlush ? Kind::Request : Kind::Other;
        return line;
    }
    if (rest.find(" + ") == std::string_view::npos && rest.find('(') != std::string_view::npos)
        return line;
    line.kind = setPlace(line, Words(rest), letters) ? Kind::Request : Kind::Damaged;
    return line;
}

/// The summary behind the requests that blkparse prints, and messages between them.
bool isBlkparseSummary(std::string_view text) {
    const auto line = Words(text).rest();
    return line.empty() || line.starts_with("CPU") || line.starts_with("Total") || line.starts_with("Throughput") ||
           line.starts_with("Events") || line.starts_with("Skips") || line.find(':') != std::string_view::npos;
}

/// "fio 1234 [001] 1234.567890: block:block_rq_issue: 8,0 WS 4096 () 2048 + 8 [fio]" of perf, or
/// "fio-1234 [001] 1234.567890: block_rq_issue: 8,0 …" of trace-cmd, with flags before the time in ftrace. A completed
/// request has no size before its command in brackets, and its error instead of the process at the end.
TraceLine blockEvent(std::string_view text) {
    constexpr std::string_view prefix = "block_rq_";
    TraceLine line;
    const auto at = text.find(prefix);
    if (at == std::string_view::npos) {
        const auto other = Words(text).rest();
        // Other events, comments and headers: "cpus=4", "# tracer: nop".
        if (other.empty() || other.starts_with('#') || other.starts_with("cpus=") || other.starts_with("CPU ") ||
            other.find(": ") != std::string_view::npos)
            line.kind = Kind::Other;
        return line;
    }
    auto before = text.substr(0, at);
    if (before.ends_with("block:"))
        before.remove_suffix(std::string_view("block:").size());
    Words left(before);
    const auto stamp = left.last();
    auto rest = text.substr(at + prefix.size());
    const bool isIssue = rest.starts_with("issue:");
    if (!isIssue && !rest.starts_with("complete:")) {
        line.kind = Kind::Other;
        return line;
    }
    line.event = isIssue ? TraceEvent::Issued : TraceEvent::Completed;
    rest.remove_prefix(rest.find(':') + 1);
    Words words(rest);
    line.request.device = words.next();
    const auto letters = words.next();
    const auto close = rest.find(") ", static_cast<std::size_t>(letters.data() - rest.data()));
    const auto time = stamp.ends_with(':') ? nanosecondsOf(stamp.substr(0, stamp.size() - 1)) : std::nullopt;
    if (!time || !isDeviceNumber(line.request.device) || close == std::string_view::npos)
        return line;
    line.request.nanoseconds = *time;
    if (!setPlace(line, Words(rest.substr(close + 1)), letters))
        return line;
    if (!isIssue)
        line.request.process = {}; // what stands in brackets is the error
    line.kind = Kind::Request;
    return line;
}

std::uint64_t countWords(std::string_view text) {
    Words words(text);
    std::uint64_t count = 0;
    while (!words.next().empty())
        ++count;
    return count;
}

bool isBiosnoopHeader(std::string_view line) {
    return Words(line).next().starts_with("TIME(") && line.find("SECTOR") != std::string_view::npos &&
           line.find("COMM") != std::string_view::npos;
}

constexpr std::size_t maxColumns = 16; ///< of biosnoop, behind the process

constexpr std::string_view fioHeader = "fio version ";

/// "offset=0x1000" anywhere among the words.
std::optional<std::uint64_t> hexadecimal(std::string_view line, std::string_view key) {
    const auto at = line.find(key);
    if (at == std::string_view::npos)
        return std::nullopt;
    const auto digits = line.substr(at + key.size());
    return number(digits.substr(0, digits.find(' ')), 16);
}

/// "2026-11-30 01:13:01.181141 ", up to the blank behind it.
constexpr std::size_t nbdkitStampLength = 26;

bool isNbdkitStamp(std::string_view line) {
    constexpr std::string_view form = "0000-00-00 00:00:00.000000";
    return line.size() > form.size() && line[form.size()] == ' ' &&
           std::ranges::equal(form, line.substr(0, form.size()),
                              [](char expected, char c) { return expected == '0' ? isDigit(c) : expected == c; });
}

std::uint64_t decimal(std::string_view digits) {
    std::uint64_t value = 0;
    for (const char c : digits)
        value = value * 10 + static_cast<std::uint64_t>(c - '0');
    return value;
}

std::optional<TraceOperation> nbdkitOperation(std::string_view action) {
    if (action == "Read")
        return TraceOperation::Read;
    if (action == "Write")
        return TraceOperation::Write;
    if (action == "Flush")
        return TraceOperation::Flush;
    if (action == "Trim")
        return TraceOperation::Discard;
    if (action == "Zero")
        return TraceOperation::WriteZeroes;
    return std::nullopt;
}

std::optional<TraceOperation> fioOperation(std::string_view action) {
    if (action == "read")
        return TraceOperation::Read;
    if (action == "write")
        return TraceOperation::Write;
    if (action == "sync" || action == "datasync")
        return TraceOperation::Flush;
    if (action == "trim")
        return TraceOperation::Discard;
    return std::nullopt;
}

} // namespace

std::string_view name(TraceOperation operation) {
    switch (operation) {
    case TraceOperation::Read: return "read";
    case TraceOperation::Write: return "write";
    case TraceOperation::Flush: return "flush";
    case TraceOperation::Discard: return "discard";
    case TraceOperation::WriteZeroes: return "write_zeroes";
    }
    return {};
}

std::string_view name(TraceFormat format) {
    switch (format) {
    case TraceFormat::Blkparse: return "blkparse";
    case TraceFormat::BlockEvents: return "block_events";
    case TraceFormat::Biosnoop: return "biosnoop";
    case TraceFormat::FioLog2: return "fio_iolog_2";
    case TraceFormat::FioLog3: return "fio_iolog_3";
    case TraceFormat::NbdkitLog: return "nbdkit_log";
    }
    return {};
}

std::string_view name(TraceEvent event) {
    switch (event) {
    case TraceEvent::Issued: return "issued";
    case TraceEvent::Completed: return "completed";
    case TraceEvent::Queued: return "queued";
    }
    return {};
}

/// "TIME(s) COMM PID DISK T SECTOR BYTES [QUE(ms)] LAT(ms)". A process may have blanks in its name.
TraceLine TraceLineReader::biosnoop(std::string_view text) {
    TraceLine line;
    if (isBiosnoopHeader(text)) {
        Columns columns;
        std::vector<std::string_view> names;
        Words words(text);
        for (auto word = words.next(); !word.empty(); word = words.next())
            names.push_back(word);
        const auto fromRight = [&](std::string_view column) {
            return static_cast<std::size_t>(names.end() - std::ranges::find(names, column)) - 1;
        };
        columns.beforeProcess = names.size() - 1 - fromRight("COMM");
        columns.behindProcess = fromRight("COMM");
        columns.device = fromRight("DISK");
        columns.operation = fromRight("T");
        columns.sector = fromRight("SECTOR");
        columns.bytes = fromRight("BYTES");
        const auto isThere = [&](std::size_t column) {
            return column < columns.behindProcess && columns.behindProcess <= maxColumns;
        };
        if (isThere(columns.device) && isThere(columns.operation) && isThere(columns.sector) &&
            isThere(columns.bytes)) {
            m_columns = columns;
            line.kind = Kind::Other;
        }
        return line;
    }
    if (Words(text).rest().empty()) {
        line.kind = Kind::Other;
        return line;
    }
    const auto columns = m_columns.value_or(Columns{});
    Words words(text);
    std::optional<std::uint64_t> time;
    for (std::size_t n = 0; n < columns.beforeProcess; ++n)
        time = n == 0 ? nanosecondsOf(words.next()) : (words.next(), time);
    std::array<std::string_view, maxColumns> right{};
    if (!time)
        return line;
    for (std::size_t n = 0; n < columns.behindProcess; ++n)
        right[n] = words.last();
    const auto sector = number(right[columns.sector]);
    const auto bytes = number(right[columns.bytes]);
    line.request = {.nanoseconds = *time, .process = words.rest(), .device = right[columns.device]};
    if (!sector || !bytes || *sector > maxByte / kernelSectorBytes ||
        !setOperation(line.request, right[columns.operation], *bytes > 0))
        return line;
    line.kind = line.request.operation == TraceOperation::Flush ||
                        setBytes(line.request, *sector * kernelSectorBytes, *bytes, 1)
                    ? Kind::Request
                    : Kind::Damaged;
    return line;
}

/// "FILE ACTION OFFSET LENGTH", with microseconds in front of it since version 3, and lines "FILE add" (fio(1), TRACE
/// FILE FORMAT). In version 2, "FILE wait MICROSECONDS LENGTH" gives the time.
TraceLine TraceLineReader::fio(std::string_view text) {
    TraceLine line;
    if (text.starts_with(fioHeader) || Words(text).rest().empty()) {
        line.kind = Kind::Other;
        return line;
    }
    Words words(text);
    std::uint64_t time = m_fioNanoseconds;
    if (m_format == TraceFormat::FioLog3) {
        const auto microseconds = number(words.next());
        if (!microseconds || *microseconds > std::numeric_limits<std::uint64_t>::max() / perMicrosecond)
            return line;
        time = *microseconds * perMicrosecond;
    }
    const auto device = words.next();
    const auto action = words.next();
    if (action == "add" || action == "open" || action == "close") {
        line.kind = Kind::Other;
        return line;
    }
    const auto first = number(words.next());
    const auto count = number(words.next());
    if (!first || !words.rest().empty())
        return line;
    if (action == "wait" && *first < std::numeric_limits<std::uint32_t>::max()) {
        m_fioNanoseconds += *first * perMicrosecond;
        line.kind = Kind::Other;
        return line;
    }
    const auto operation = fioOperation(action);
    if (!operation || !count)
        return line;
    line.request = {.nanoseconds = time, .operation = *operation, .device = device};
    if (*operation == TraceOperation::Flush)
        line.kind = Kind::Request;
    else
        line.kind = *count > 0 && setBytes(line.request, *first, *count, 1) ? Kind::Request : Kind::Damaged;
    return line;
}

/// "2026-11-30 01:13:01.196091 connection=1 Write id=1 offset=0x0 count=0x1000 fua=1 ..." (nbdkit-log-filter(1)).
TraceLine TraceLineReader::nbdkit(std::string_view text) {
    constexpr std::size_t dayLength = 10;
    constexpr std::size_t hourAt = 11;
    constexpr std::size_t minuteAt = 14;
    constexpr std::size_t secondAt = 17;
    constexpr std::size_t microsecondAt = 20;
    constexpr std::size_t microsecondDigits = 6;
    constexpr std::uint64_t perMinute = 60;
    TraceLine line;
    if (!isNbdkitStamp(text))
        return line;
    if (text.substr(0, dayLength) != m_day) {
        m_day = text.substr(0, dayLength);
        using namespace std::chrono;
        constexpr std::size_t monthAt = 5;
        constexpr std::size_t dayAt = 8;
        const year_month_day day{year(static_cast<int>(decimal(text.substr(0, 4)))),
                                 month(static_cast<unsigned>(decimal(text.substr(monthAt, 2)))),
                                 std::chrono::day(static_cast<unsigned>(decimal(text.substr(dayAt, 2))))};
        if (!day.ok())
            return line;
        const auto since = duration_cast<seconds>(sys_days(day).time_since_epoch()).count();
        m_dayNanoseconds = since > 0 ? static_cast<std::uint64_t>(since) * perSecond : 0;
    }
    const auto part = [&](std::size_t at) { return decimal(text.substr(at, 2)); };
    const auto seconds = (part(hourAt) * perMinute + part(minuteAt)) * perMinute + part(secondAt);
    line.request.nanoseconds = m_dayNanoseconds + seconds * perSecond +
                               decimal(text.substr(microsecondAt, microsecondDigits)) * perMicrosecond;
    line.kind = Kind::Other;
    Words words(text.substr(nbdkitStampLength));
    auto action = words.next();
    if (!action.starts_with("connection="))
        return line;
    action = words.next();
    const auto operation = nbdkitOperation(action);
    if (!operation)
        return line; // also "...Write", the end of the request
    line.request.operation = *operation;
    const auto rest = words.rest();
    line.request.isForced = rest.find("fua=1") != std::string_view::npos;
    line.kind = Kind::Request;
    if (*operation == TraceOperation::Flush)
        return line;
    const auto first = hexadecimal(rest, "offset=0x");
    const auto count = hexadecimal(rest, "count=0x");
    if (!first || !count || *count == 0 || !setBytes(line.request, *first, *count, 1))
        line.kind = Kind::Damaged;
    return line;
}

TraceLine TraceLineReader::read(std::string_view line) {
    if (line.ends_with('\r'))
        line.remove_suffix(1);
    switch (m_format) {
    case TraceFormat::Blkparse: {
        auto parsed = blkparse(line);
        if (parsed.kind == Kind::Damaged && parsed.request.nanoseconds == 0 && isBlkparseSummary(line))
            parsed.kind = Kind::Other;
        return parsed;
    }
    case TraceFormat::BlockEvents: return blockEvent(line);
    case TraceFormat::Biosnoop: return biosnoop(line);
    case TraceFormat::FioLog2:
    case TraceFormat::FioLog3: return fio(line);
    case TraceFormat::NbdkitLog: return nbdkit(line);
    }
    return {};
}

std::optional<TraceFormat> formatOf(std::string_view line) {
    if (line.starts_with(fioHeader) && line.find("iolog") != std::string_view::npos) {
        const auto version = line.substr(fioHeader.size(), 1);
        return version == "2"   ? std::optional(TraceFormat::FioLog2)
               : version == "3" ? std::optional(TraceFormat::FioLog3)
                                : std::nullopt;
    }
    if (isBiosnoopHeader(line))
        return TraceFormat::Biosnoop;
    if (isNbdkitStamp(line))
        return TraceFormat::NbdkitLog;
    if (const auto event = blockEvent(line); event.kind == Kind::Request)
        return TraceFormat::BlockEvents;
    if (const auto event = blkparse(line); event.kind != Kind::Damaged)
        return TraceFormat::Blkparse;
    constexpr std::uint64_t biosnoopWords = 8;
    if (countWords(line) >= biosnoopWords && TraceLineReader(TraceFormat::Biosnoop).read(line).kind == Kind::Request)
        return TraceFormat::Biosnoop;
    return std::nullopt;
}

} // namespace atlas
