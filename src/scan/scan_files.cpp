// SPDX-License-Identifier: GPL-3.0-or-later
#include "scan/scan_files.h"

#include "base/number_text.h"

#include <algorithm>
#include <cstring>
#include <fmt/format.h>
#include <functional>
#include <span>
#include <tuple>

namespace atlas {
namespace {

constexpr std::size_t partBytes = std::size_t{1} << 20U;

/// Calls `take` with each line and where it begins, until it returns false. Returns the end of the last line.
Result<std::uint64_t> eachLine(const ByteSource& file,
                               const std::function<bool(std::string_view, std::uint64_t)>& take) {
    std::string rest;
    std::vector<std::byte> part;
    std::uint64_t begin = 0;
    for (std::uint64_t at = 0; at < file.size().value; at += part.size()) {
        part.resize(std::min<std::uint64_t>(partBytes, file.size().value - at));
        if (auto status = file.read({at}, part); !status)
            return std::unexpected(status.error());
        std::string_view text(reinterpret_cast<const char*>(part.data()), part.size());
        for (auto end = text.find('\n'); end != std::string_view::npos; end = text.find('\n')) {
            rest.append(text.substr(0, end));
            if (!take(rest, begin))
                return begin;
            begin += rest.size() + 1;
            rest.clear();
            text.remove_prefix(end + 1);
        }
        rest.append(text);
        if (rest.size() > longestScanLine)
            return std::unexpected(Error{.kind = ErrorKind::Corrupt,
                                         .what = fmt::format("byte {}: is no line of a scan", grouped(begin)),
                                         .where = file.name()});
    }
    return begin;
}

} // namespace

Result<ScanFiles> ScanFiles::open(const std::vector<std::string>& paths) {
    ScanFiles all;
    for (const auto& path : paths) {
        auto file = openFile(path);
        if (!file)
            return std::unexpected(file.error());
        all.m_files.push_back(std::move(*file));
        if (auto status = all.index(static_cast<std::uint32_t>(all.m_files.size() - 1), path); !status)
            return std::unexpected(status.error());
    }
    all.keepLast();
    return all;
}

Status ScanFiles::index(std::uint32_t file, const std::string& path) {
    std::uint64_t number = 0;
    std::optional<Error> wrong;
    const auto add = [&](std::string_view line, std::uint64_t at) {
        ++number;
        if (line.empty())
            return true;
        const auto record = readScanLine(line);
        if (!record) {
            wrong = record.error();
            wrong->where = fmt::format("{}, line {}", path, grouped(number));
            wrong->hint = "give files that scan wrote";
            return false;
        }
        m_entries.push_back({.hash = std::hash<std::string>()(record->placeBytes()),
                             .at = at,
                             .file = file,
                             .length = static_cast<std::uint32_t>(line.size())});
        return true;
    };
    const auto end = eachLine(*m_files[file], add);
    if (wrong)
        return std::unexpected(std::move(*wrong));
    if (!end)
        return std::unexpected(end.error());
    m_endOfLines = *end;
    return {};
}

void ScanFiles::keepLast() {
    const auto order = [](const Entry& a) { return std::tuple(a.hash, a.file, a.at); };
    std::ranges::sort(m_entries, {}, order);
    std::size_t kept = 0;
    for (std::size_t n = 0; n < m_entries.size(); ++n)
        if (n + 1 == m_entries.size() || m_entries[n + 1].hash != m_entries[n].hash)
            m_entries[kept++] = m_entries[n];
    m_entries.resize(kept);
}

Result<ScanRecord> ScanFiles::read(const Entry& entry) const {
    std::string line(entry.length, '\0');
    if (auto status = m_files[entry.file]->read({entry.at}, std::as_writable_bytes(std::span(line))); !status)
        return std::unexpected(status.error());
    return readScanLine(line);
}

std::optional<ScanRecord> ScanFiles::find(const std::string& placeBytes) const {
    const auto found = std::ranges::lower_bound(m_entries, std::hash<std::string>()(placeBytes), {}, &Entry::hash);
    if (found == m_entries.end() || found->hash != std::hash<std::string>()(placeBytes))
        return std::nullopt;
    auto record = read(*found);
    return record && record->placeBytes() == placeBytes ? std::optional(std::move(*record)) : std::nullopt;
}

bool ScanFiles::forEach(const std::function<void(const ScanRecord&)>& take) const {
    std::vector<std::pair<std::uint32_t, std::uint64_t>> places;
    places.reserve(m_entries.size());
    for (const auto& entry : m_entries)
        places.emplace_back(entry.file, entry.at);
    std::ranges::sort(places);
    auto next = places.begin();
    bool isSame = true;
    for (std::uint32_t file = 0; file < m_files.size(); ++file) {
        const auto pass = [&](std::string_view line, std::uint64_t at) {
            if (next == places.end() || next->first != file || next->second != at)
                return true;
            ++next;
            const auto record = readScanLine(line);
            isSame = isSame && record.has_value();
            if (record)
                take(*record);
            return true;
        };
        isSame = eachLine(*m_files[file], pass).has_value() && isSame;
    }
    return isSame && next == places.end();
}

} // namespace atlas
