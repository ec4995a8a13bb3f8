// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/file_trace.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>

namespace atlas::ui {
namespace {

std::uint64_t whole(const QJsonValue& value) { return static_cast<std::uint64_t>(value.toInteger()); }
std::uint32_t inodeOf(const QJsonValue& value) { return static_cast<std::uint32_t>(whole(value)); }

Result<QJsonObject> parse(const QByteArray& json) {
    const auto object = QJsonDocument::fromJson(json).object();
    if (object["schema"].toString() != QStringLiteral("ext4atlas-show/1"))
        return std::unexpected(Error{ErrorKind::Corrupt, "the answer of the reader cannot be read"});
    return object;
}

std::vector<PathStep> stepsIn(const QJsonArray& path) {
    std::vector<PathStep> steps;
    for (const auto& each : path) {
        const auto step = each.toObject();
        const auto entry = step["entry_byte_in_volume"];
        steps.push_back({inodeOf(step["directory"]), step["name"].toString().toStdString(), inodeOf(step["inode"]),
                         entry.isNull() ? std::nullopt : std::optional(ByteOffset{whole(entry)})});
    }
    return steps;
}

void addExtents(const QJsonArray& extents, FileTrace& trace) {
    for (const auto& each : extents) {
        const auto extent = each.toObject();
        const auto length = whole(extent["length"]);
        if (extent["hole"].toBool()) {
            trace.holeBlocks += length;
        } else {
            trace.map.extents.push_back(
                {whole(extent["logical"]), {{whole(extent["physical"])}, {length}}, extent["unwritten"].toBool()});
        }
    }
}

FileType typeOf(const QString& word) {
    for (const auto type : {FileType::Regular, FileType::Directory, FileType::CharacterDevice, FileType::BlockDevice,
                            FileType::Fifo, FileType::Socket, FileType::Symlink}) {
        if (word.toStdString() == name(type))
            return type;
    }
    return FileType::Unknown;
}

std::optional<DirectoryListing> listingIn(const QJsonValue& value) {
    if (!value.isObject())
        return std::nullopt;
    DirectoryListing listing;
    for (const auto& each : value["list"].toArray()) {
        const auto entry = each.toObject();
        listing.entries.push_back(
            {entry["name"].toString().toStdString(), inodeOf(entry["inode"]), typeOf(entry["type"].toString())});
    }
    listing.cut = value["cut"].toBool();
    listing.error = value["error"].toString().toStdString();
    return listing;
}

BlockUse useOf(const QString& word) {
    for (const auto use : {BlockUse::Content, BlockUse::Map}) {
        const auto name = atlas::name(use);
        if (word == QLatin1StringView(name.data(), static_cast<qsizetype>(name.size())))
            return use;
    }
    return BlockUse::Attributes;
}

BlockOwner ownerIn(const QJsonObject& json) {
    BlockOwner owner{.inode = inodeOf(json["inode"]), .use = useOf(json["use"].toString())};
    owner.logical = whole(json["logical"]);
    owner.level = inodeOf(json["level"]);
    owner.unwritten = json["unwritten"].toBool();
    owner.byExtents = json["by_extents"].toBool();
    owner.holdsAttribute = json["attribute_value"].toBool();
    owner.isDirectory = json["directory"].toBool();
    owner.links = static_cast<std::uint16_t>(whole(json["links"]));
    owner.size = whole(json["file_size"]);
    owner.deleted = inodeOf(json["deleted"]);
    for (const auto& path : json["paths"].toArray())
        owner.paths.push_back(path.toString().toStdString());
    return owner;
}

} // namespace

std::uint64_t FileTrace::blockCount() const {
    std::uint64_t count = 0;
    for (const auto& extent : map.extents)
        count += extent.blocks.count.value;
    return count;
}

std::vector<BlockInterval> FileTrace::blocks() const {
    std::vector<BlockInterval> all;
    for (const auto& extent : map.extents)
        all.push_back(extent.blocks);
    std::ranges::sort(all, {}, &BlockInterval::first);
    std::vector<BlockInterval> joined;
    for (const auto& each : all)
        if (!joined.empty() && each.first <= joined.back().end())
            joined.back() = between(joined.back().first, std::max(joined.back().end(), each.end()));
        else
            joined.push_back(each);
    return joined;
}

Result<FileTrace> parseFileTrace(const QByteArray& json) {
    const auto answer = parse(json);
    if (!answer)
        return std::unexpected(answer.error());
    FileTrace trace;
    trace.path = stepsIn((*answer)["path"].toArray());
    trace.map.inode = inodeOf((*answer)["inode"]);
    trace.map.isInside = (*answer)["in_inode"].toBool();
    trace.map.error = (*answer)["error"].toString().toStdString();
    for (const auto& block : (*answer)["mapping_blocks"].toArray())
        trace.map.mapping.push_back({whole(block)});
    addExtents((*answer)["extents"].toArray(), trace);
    trace.entries = listingIn((*answer)["entries"]);
    return trace;
}

Result<BlockOwners> parseBlockOwners(const QByteArray& json) {
    const auto answer = parse(json);
    if (!answer)
        return std::unexpected(answer.error());
    BlockOwners owners;
    const auto inUse = (*answer)["in_use"];
    owners.allocated = inUse.isBool() ? std::optional(inUse.toBool()) : std::nullopt;
    for (const auto& owner : (*answer)["owners"].toArray())
        owners.owners.push_back(ownerIn(owner.toObject()));
    for (const auto& owner : (*answer)["former_owners"].toArray())
        owners.former.push_back(ownerIn(owner.toObject()));
    owners.isFormerCut = !(*answer)["former_owners_complete"].toBool(true);
    owners.unreadTables = whole((*answer)["unread_inode_tables"]);
    owners.brokenMaps = whole((*answer)["broken_maps"]);
    owners.brokenDirectories = whole((*answer)["broken_directory_blocks"]);
    owners.isBitmapDoubtful = (*answer)["bitmap_doubtful"].toBool();
    const auto source = (*answer)["read_from"].toObject();
    owners.isFromCopies = whole(source["superblock_group"]) != 0 || whole(source["descriptor_copies"]) != 0 ||
                          whole(source["descriptors_unusable"]) != 0;
    // Before a replay of the journal, no answer is complete.
    const bool isPending = source["journal_pending"].toBool();
    owners.cut = !(*answer)["owners_complete"].toBool(true) && owners.isComplete() && !isPending;
    return owners;
}

std::optional<JournalCopy> parseJournalCopy(const QByteArray& json) {
    const auto answer = parse(json);
    if (!answer || !(*answer)["journal_copy"].isObject())
        return std::nullopt;
    const auto read = (*answer)["journal_copy"].toObject();
    JournalCopy copy{.block = {whole(read["block"])},
                     .transaction = inodeOf(read["transaction"]),
                     .escaped = read["escaped"].toBool()};
    if (!read["committed"].isNull())
        copy.committed = InodeTime{read["committed"].toInteger(), inodeOf(read["committed_ns"])};
    return copy;
}

} // namespace atlas::ui
