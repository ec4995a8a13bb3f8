// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/json/inodes_json.h"

#include "ondisk/field_table.h"
#include "report/json/show_json.h"
#include "report/words/inode_list_text.h"

namespace atlas {
namespace {

/// Null where the bytes are damaged or older than the file system.
template <typename T>
std::optional<T> unlessStale(const ListedInode& inode, T value) {
    return inode.isCredible() ? std::optional(value) : std::nullopt;
}

void writeTime(JsonWriter& json, const std::string& name, const ListedInode& inode, std::optional<InodeTime> time) {
    const bool isKnown = time && inode.isCredible();
    json.field(name, isKnown ? std::optional(time->seconds) : std::nullopt);
    json.field(name + "_ns", isKnown ? std::optional(time->nanoseconds) : std::nullopt);
    const auto text = momentText(inode, time);
    json.field(name + "_text", text.empty() ? std::nullopt : std::optional(text));
}

} // namespace

void writeListed(JsonWriter& json, const ListedInode& inode) {
    json.beginObject();
    json.field("inode", inode.number);
    json.field("state", name(inode.state));
    json.field("mode", inode.mode);
    json.field("mode_text", modeLetters(inode.mode));
    json.field("links", inode.links);
    json.field("uid", unlessStale(inode, inode.user));
    json.field("gid", unlessStale(inode, inode.group));
    json.field("size", unlessStale(inode, inode.size));
    writeTime(json, "accessed", inode, inode.accessed);
    writeTime(json, "changed", inode, inode.changed);
    writeTime(json, "modified", inode, inode.modified);
    writeTime(json, "created", inode, inode.created);
    json.field("deleted", unlessStale(inode, inode.deleted));
    json.field("deleted_text",
               inode.deleted != 0 && inode.hasTimes() ? std::optional(timeText(inode.deleted)) : std::nullopt);
    json.field("next_orphan", unlessNone(inode.nextOrphan, 0U));
    json.field("wrong_checksum", inode.hasWrongChecksum);
    json.field("content", name(inode.content));
    json.field("entries", inode.entries);
    json.field("depth", inode.depth);
    json.endObject();
}

void writeInodes(JsonWriter& json, const RequestedInodes& inodes) {
    const auto& [groups, read, counts] = inodes;
    json.key("inodes");
    json.beginObject();
    json.field("group", groups.count.value == 1 ? std::optional(groups.first) : std::nullopt);
    json.field("first_group", groups.first);
    json.field("groups", groups.count);
    json.key("list");
    json.beginArray();
    for (auto group = groups.first; group < groups.end(); group += GroupCount{1})
        for (const auto& inode : read(group).inodes)
            writeListed(json, inode);
    json.endArray();
    json.field("blank", counts->blank);
    json.field("in_use_but_blank", counts->blankInUse);
    json.field("in_use_but_damaged", counts->damaged);
    json.field("filtered", counts->filtered);
    json.field("never_initialised_unread", counts->skipped);
    json.field("unread", counts->unread);
    json.field("error", counts->error.empty() ? std::nullopt : std::optional(counts->error));
    json.endObject();
}

} // namespace atlas
