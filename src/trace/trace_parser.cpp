// SPDX-License-Identifier: GPL-3.0-or-later
#include "trace/trace_parser.h"

#include "base/number_text.h"
#include "base/utf8.h"

#include <algorithm>
#include <array>

namespace atlas {
namespace {

constexpr std::size_t headBytes = 256 * KiB; ///< by which format, event and device are chosen
constexpr std::size_t maxLine = 64 * KiB;
constexpr std::size_t shownText = 120; ///< of a damaged line
constexpr std::size_t maxDevices = 256; ///< that are counted in the head
constexpr std::size_t eventCount = 3;

template <class Each>
void eachLine(std::string_view text, Each each) {
    while (!text.empty()) {
        const auto end = text.find('\n');
        each(text.substr(0, end));
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
}

std::optional<TraceFormat> formatIn(std::string_view text) {
    std::optional<TraceFormat> format;
    eachLine(text, [&](std::string_view line) {
        if (!format)
            format = formatOf(line);
    });
    return format;
}

std::vector<std::string> namesOf(const std::map<std::string, std::uint64_t>& devices) {
    constexpr std::size_t most = 12;
    std::vector<std::string> names;
    for (const auto& [device, requests] : devices)
        if (names.size() < most && !device.empty())
            names.push_back(printable(device));
    return names;
}

std::string beginning(std::string_view line) { return printable(line.substr(0, shownText)); }

} // namespace

/// Chooses by the head of the trace: its format, the event that stands for a request, and the device.
Status TraceParser::decide() {
    m_isDecided = true;
    const std::string_view head(m_head);
    m_facts.format = formatIn(head);
    if (!m_facts.format) {
        return std::unexpected(Error{
            .kind = ErrorKind::Unsupported,
            .what = "no line of it is one of a trace that this program reads",
            .found = head.empty() ? "an empty file" : "\"" + beginning(head.substr(0, head.find('\n'))) + "\"",
            .expected = "the text of blkparse, perf script or trace-cmd report with block_rq_issue, biosnoop with "
                        "sectors, a fio iolog of version 2 or 3, or the log of nbdkit's log filter"});
    }
    std::array<std::uint64_t, eventCount> events{};
    TraceLineReader reader(*m_facts.format);
    eachLine(head, [&](std::string_view line) {
        const auto parsed = reader.read(line);
        if (parsed.kind != TraceLine::Kind::Request)
            return;
        ++events[static_cast<std::size_t>(parsed.event)];
        if (const std::string device(parsed.request.device); m_facts.devices.size() < maxDevices)
            ++m_facts.devices[device];
        else if (const auto known = m_facts.devices.find(device); known != m_facts.devices.end())
            ++known->second;
    });
    const auto firstUsed = std::ranges::find_if(events, [](std::uint64_t count) { return count > 0; });
    m_facts.event =
        firstUsed == events.end() ? TraceEvent::Issued : static_cast<TraceEvent>(firstUsed - events.begin());
    if (!m_device.empty() && !m_facts.devices.contains(m_device) && m_head.size() < headBytes) {
        return std::unexpected(Error{.kind = ErrorKind::Usage,
                                     .what = "the trace holds no request of this device",
                                     .found = "\"" + m_device + "\"",
                                     .expected = listed(namesOf(m_facts.devices))});
    }
    const auto most = std::ranges::max_element(m_facts.devices, {}, [](const auto& each) { return each.second; });
    m_facts.device = !m_device.empty() ? m_device : most == m_facts.devices.end() ? std::string() : most->first;
    m_reader.emplace(*m_facts.format);
    return {};
}

void TraceParser::addDamaged(std::string_view line) {
    if (m_facts.damaged++ > 0)
        return;
    m_facts.firstDamaged = m_facts.lines;
    m_facts.damagedText = beginning(line);
}

void TraceParser::readLine(std::string_view line) {
    ++m_facts.lines;
    auto parsed = m_reader->read(line);
    if (parsed.kind == TraceLine::Kind::Damaged)
        return addDamaged(line);
    if (parsed.kind == TraceLine::Kind::Other || parsed.event != m_facts.event)
        return;
    auto& request = parsed.request;
    if (request.device != m_facts.device) {
        ++m_facts.otherDevices;
        return;
    }
    if (!m_start)
        m_start = request.nanoseconds;
    m_facts.isEarlier |= request.nanoseconds < m_last;
    m_last = request.nanoseconds;
    request.nanoseconds -= std::min(request.nanoseconds, *m_start);
    ++m_facts.requests;
    m_visit(request);
}

/// Keeps what follows the last line break for the next call.
void TraceParser::readLines(std::string_view text) {
    if (!m_pending.empty() || m_isTooLong) {
        const auto end = text.find('\n');
        const auto part = text.substr(0, end);
        m_isTooLong |= m_pending.size() + part.size() > maxLine;
        if (!m_isTooLong || m_pending.size() < shownText)
            m_pending.append(part.substr(0, maxLine));
        if (end == std::string_view::npos)
            return;
        if (m_isTooLong) {
            ++m_facts.lines;
            addDamaged(m_pending);
        } else {
            readLine(m_pending);
        }
        m_pending.clear();
        m_isTooLong = false;
        text.remove_prefix(end + 1);
    }
    const auto last = text.rfind('\n');
    const auto whole = last == std::string_view::npos ? std::string_view() : text.substr(0, last + 1);
    eachLine(whole, [&](std::string_view line) { readLine(line); });
    const auto rest = text.substr(whole.size());
    m_isTooLong = rest.size() > maxLine;
    m_pending = rest.substr(0, maxLine);
}

Status TraceParser::read(std::string_view text) {
    if (m_isDecided) {
        readLines(text);
        return {};
    }
    m_head.append(text);
    if (m_head.size() < headBytes)
        return {};
    if (auto status = decide(); !status)
        return status;
    readLines(m_head);
    m_head = {};
    return {};
}

Status TraceParser::finish() {
    if (!m_isDecided) {
        if (auto status = decide(); !status)
            return status;
        readLines(m_head);
        m_head = {};
    }
    if (m_isTooLong) {
        ++m_facts.lines;
        addDamaged(m_pending);
    } else if (!m_pending.empty()) {
        readLine(m_pending);
    }
    m_pending.clear();
    return {};
}

} // namespace atlas
