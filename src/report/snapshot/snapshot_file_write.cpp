// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/snapshot/snapshot_file.h"
#include "report/snapshot/snapshot_json.h"
#include "report/snapshot/snapshot_rows.h"
#include "report/snapshot/snapshot_sections.h"

#include <ostream>
#include <sstream>

namespace atlas {
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
        for (const auto number : toRow(element)) {
            put(buffer, number);
        }
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
            if (!array.empty() || !mayBeMissing(id)) {
                entries.push_back(entryOf(id, array));
            }
        });
    }
    writeHeader(entries, out);
    out << text;
    writePadding(text.size(), out);
    if (snapshot.layout) {
        forEachArray(*snapshot.layout, [&](Id, const auto& array) { writeArray(array, out); });
    }
}

void exportSnapshot(const Snapshot& snapshot, std::ostream& out) { writeSnapshotJson(snapshot, Arrays::Inside, out); }

} // namespace atlas
