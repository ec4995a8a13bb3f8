// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/snapshot/snapshot_file.h"

#include "base/number_text.h"
#include "report/snapshot/snapshot_json.h"
#include "report/snapshot/snapshot_rows.h"
#include "report/snapshot/validate_snapshot.h"

#include <algorithm>
#include <map>
#include <ostream>
#include <sstream>

namespace atlas {
namespace {

using namespace sections;
using Bytes = std::span<const std::byte>;

struct Section {
    std::uint32_t elementBytes = 0;
    std::uint64_t count = 0;
    Bytes bytes; ///< `count` × elementBytes bytes of the file
};

using Sections = std::map<std::uint32_t, Section>;

std::unexpected<Error> damaged(std::string what) {
    return std::unexpected(Error{.kind = ErrorKind::Corrupt, .what = "the snapshot is damaged: " + std::move(what)});
}

Result<Section> readEntry(Bytes file, Bytes entry) {
    const Section section{.elementBytes = get<std::uint32_t>(entry.subspan(4)),
                          .count = get<std::uint64_t>(entry.subspan(16)),
                          .bytes = {}};
    const auto offset = get<std::uint64_t>(entry.subspan(8));
    if (section.elementBytes == 0 || offset > file.size() ||
        section.count > (file.size() - offset) / section.elementBytes) {
        return std::unexpected(Error{.kind = ErrorKind::Corrupt,
                                     .what = "the snapshot is cut short or damaged",
                                     .found = grouped(file.size()) + " bytes",
                                     .expected = grouped(section.count) + " elements of " +
                                                 grouped(section.elementBytes) + " bytes at byte " + grouped(offset)});
    }
    return Section{section.elementBytes, section.count, file.subspan(offset, section.count * section.elementBytes)};
}

Result<Sections> readSections(Bytes file) {
    if (file.size() < headerBytes)
        return damaged("it ends within its header");
    const auto found = get<std::uint32_t>(file.subspan(8));
    if (found != version) {
        return std::unexpected(Error{.kind = ErrorKind::Unsupported,
                                     .what = "this snapshot is of a version this program does not read",
                                     .found = "version " + grouped(found),
                                     .expected = "version " + grouped(version)});
    }
    const auto count = get<std::uint32_t>(file.subspan(12));
    if (count > maxSections || file.size() - headerBytes < count * entryBytes)
        return damaged(grouped(count) + " sections");
    Sections all;
    for (std::size_t i = 0; i < count; ++i) {
        const auto entry = file.subspan(headerBytes + i * entryBytes, entryBytes);
        const auto section = readEntry(file, entry);
        if (!section)
            return std::unexpected(section.error());
        if (!all.emplace(get<std::uint32_t>(entry), *section).second)
            return damaged("a section that occurs twice");
    }
    return all;
}

template <class T>
Row<T> rowAt(Bytes bytes, std::size_t index) {
    using Number = typename Row<T>::value_type;
    Row<T> row;
    for (std::size_t i = 0; i < row.size(); ++i)
        row[i] = get<Number>(bytes.subspan(index * sizeof row + i * sizeof(Number), sizeof(Number)));
    return row;
}

template <class T>
Status readArray(const Sections& all, Id id, std::vector<T>& array) {
    const auto it = all.find(static_cast<std::uint32_t>(id));
    if (it == all.end() && mayBeMissing(id))
        return {};
    if (it == all.end() || it->second.elementBytes != sizeof(Row<T>)) {
        return damaged("section " + std::to_string(static_cast<std::uint32_t>(id)) +
                       " is missing or of the wrong width");
    }
    array.resize(it->second.count);
    if constexpr (isPlainRow<T>) {
        std::ranges::copy(it->second.bytes, std::as_writable_bytes(std::span(array)).begin());
        return {};
    }
    for (std::size_t i = 0; i < array.size(); ++i) {
        if (!fromRow(rowAt<T>(it->second.bytes, i), array[i])) {
            return damaged("section " + std::to_string(static_cast<std::uint32_t>(id)) +
                           " holds a number out of range");
        }
    }
    return {};
}

Result<Draft> readBinary(Bytes file) {
    const auto all = readSections(file);
    if (!all)
        return std::unexpected(all.error());
    const auto json = all->find(static_cast<std::uint32_t>(Id::Json));
    if (json == all->end())
        return damaged("its description is missing");
    auto draft = readSnapshotJson(json->second.bytes, Arrays::Beside);
    if (!draft || !draft->layout)
        return draft;
    Status status;
    forEachArray(*draft->layout, [&](Id id, auto& array) {
        if (status)
            status = readArray(*all, id, array);
    });
    if (!status)
        return std::unexpected(status.error());
    return draft;
}

bool isBinary(Bytes head) {
    return head.size() >= snapshotMagic.size() &&
           std::ranges::equal(head.first(snapshotMagic.size()), std::as_bytes(std::span(snapshotMagic)));
}

/// Whether "schema" is the first key: an image may also begin with a brace.
bool isExport(Bytes head) {
    constexpr std::string_view begin = R"({"schema":"ext4atlas-snapshot)";
    std::string solid;
    for (const auto byte : head.first(std::min<std::size_t>(head.size(), 64))) {
        const auto c = static_cast<char>(byte);
        if (c != ' ' && c != '\n' && c != '\r' && c != '\t')
            solid += c;
    }
    return solid.starts_with(begin);
}

} // namespace

Result<Snapshot> readSnapshot(std::span<const std::byte> bytes) {
    if (!isBinary(bytes) && !isExport(bytes))
        return std::unexpected(Error{.kind = ErrorKind::Unsupported, .what = "this is no snapshot of ext4atlas"});
    auto draft = isBinary(bytes) ? readBinary(bytes) : readSnapshotJson(bytes, Arrays::Inside);
    if (!draft)
        return std::unexpected(draft.error());
    if (auto status = validateSnapshot(draft->snapshot); !status)
        return std::unexpected(status.error());
    return std::move(draft->snapshot);
}

bool looksLikeSnapshot(std::span<const std::byte> head) { return isBinary(head) || isExport(head); }

namespace {

using namespace sections;

struct Entry {
    Id id{};
    std::uint32_t elementBytes = 0;
    std::uint64_t count = 0;
};

template <class T>
Entry entryOf(Id id, const std::vector<T>& array) {
    return {.id = id, .elementBytes = sizeof(Row<T>), .count = array.size()};
}

std::uint64_t padded(std::uint64_t bytes) { return (bytes + 7) / 8 * 8; }

void writeHeader(const std::vector<Entry>& entries, std::ostream& out) {
    std::string head(snapshotMagic);
    put(head, version);
    put(head, static_cast<std::uint32_t>(entries.size()));
    std::uint64_t offset = padded(headerBytes + entries.size() * entryBytes);
    for (const auto& entry : entries) {
        put(head, static_cast<std::uint32_t>(entry.id));
        put(head, entry.elementBytes);
        put(head, offset);
        put(head, entry.count);
        offset = padded(offset + entry.count * entry.elementBytes);
    }
    head.resize(padded(head.size()));
    out << head;
}

void writePadding(std::uint64_t bytes, std::ostream& out) { out << std::string(padded(bytes) - bytes, '\0'); }

template <class T>
void writeArray(const std::vector<T>& array, std::ostream& out) {
    if constexpr (isPlainRow<T>) {
        const auto bytes = std::as_bytes(std::span(array));
        out.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
        writePadding(bytes.size(), out);
        return;
    }
    constexpr std::size_t flushBytes = 1 << 16;
    std::string buffer;
    for (const auto& element : array) {
        for (const auto number : toRow(element))
            put(buffer, number);
        if (buffer.size() > flushBytes) {
            out << buffer;
            buffer.clear();
        }
    }
    out << buffer;
    writePadding(array.size() * sizeof(Row<T>), out);
}

} // namespace

void writeSnapshot(const Snapshot& snapshot, std::ostream& out) {
    std::ostringstream json;
    writeSnapshotJson(snapshot, Arrays::Beside, json);
    const auto text = json.str();
    std::vector<Entry> entries{{.id = Id::Json, .elementBytes = 1, .count = text.size()}};
    if (snapshot.layout) {
        forEachArray(*snapshot.layout, [&](Id id, const auto& array) {
            if (!array.empty() || !mayBeMissing(id))
                entries.push_back(entryOf(id, array));
        });
    }
    writeHeader(entries, out);
    out << text;
    writePadding(text.size(), out);
    if (snapshot.layout)
        forEachArray(*snapshot.layout, [&](Id, const auto& array) { writeArray(array, out); });
}

void exportSnapshot(const Snapshot& snapshot, std::ostream& out) { writeSnapshotJson(snapshot, Arrays::Inside, out); }

} // namespace atlas
