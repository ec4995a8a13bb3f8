// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/snapshot/snapshot_file.h"

#include "base/error.h"
#include "base/number_text.h"
#include "layout/snapshot.h"
#include "report/json/snapshot_fields.h"
#include "report/snapshot/snapshot_json.h"

#include <algorithm>
#include <bit>
#include <map>
#include <ostream>
#include <sstream>

namespace atlas {
namespace {

constexpr std::uint64_t largestBlock = std::uint64_t{1} << 16;
constexpr std::uint64_t largestCluster = std::uint64_t{1} << 32;
constexpr std::uint64_t maxBlocks = std::uint64_t{1} << 48; // times the largest block size still fits in 64 bits

std::unexpected<Error> invalidSnapshot(std::string what) {
    return std::unexpected(Error{.kind = ErrorKind::Corrupt, .what = "the snapshot is damaged: " + std::move(what)});
}

Status checkSector(ByteCount size, ByteCount maximum) {
    return isSectorSize(size, maximum) ? Status{} : invalidSnapshot("a sector of " + grouped(size.value) + " bytes");
}

Status checkDevices(const std::vector<BlockDevice>& devices) {
    for (const auto& device : devices)
        if (auto status = checkSector(device.grid.size, maxPhysicalSector); !status)
            return status;
    constexpr std::size_t maxDevices = 1024; // traversals go as deep
    if (devices.size() > maxDevices)
        return invalidSnapshot("a stack of " + grouped(devices.size()) + " devices");
    if (!devices.empty() && devices.front().depth != 0)
        return invalidSnapshot("a stack of devices without its top");
    for (std::size_t n = 1; n < devices.size(); ++n)
        if (devices[n].depth == 0 || devices[n].depth > devices[n - 1].depth + 1)
            return invalidSnapshot("a stack of devices out of order");
    return {};
}

Status checkDrive(const Drive& drive) {
    auto status = checkSector(drive.logicalSector.value, maxLogicalSector);
    return status ? checkSector(drive.physicalSector.value, maxPhysicalSector) : status;
}

/// The window lists the containers, and reads a volume's bytes in pieces through its map.
Status checkContents(const Disk& disk) {
    for (const auto& container : disk.inside.containers)
        if (container.layers.empty())
            return invalidSnapshot("a container without a layer");
    for (const auto& volume : disk.inside.logicalVolumes) {
        const bool sound = volume.map.empty() || isSound(volume.map, volume.size, disk.size);
        if (!sound || volume.map.empty() == volume.isReadable())
            return invalidSnapshot("a logical volume outside the disk");
    }
    return {};
}

Status checkImage(const Snapshot& snapshot) {
    if (auto status = checkContents(snapshot.opened()); !status)
        return status;
    if (snapshot.image.has_value() == snapshot.disk.map.empty())
        return invalidSnapshot("a logical volume without the image that holds it");
    if (snapshot.image && !isSound(snapshot.disk.map, snapshot.disk.size, snapshot.image->size))
        return invalidSnapshot("a logical volume outside the disk");
    return snapshot.image ? checkDrive(snapshot.image->drive) : Status{};
}

Status checkGeometry(const Filesystem& fs) {
    if (!isPowerOfTwo(fs.blockSize.value, 1024, largestBlock))
        return invalidSnapshot("blocks of " + grouped(fs.blockSize.value) + " bytes");
    if (!isPowerOfTwo(fs.clusterSize.value, fs.blockSize.value, largestCluster))
        return invalidSnapshot("clusters of " + grouped(fs.clusterSize.value) + " bytes");
    if (fs.flexGroupSize && !std::has_single_bit(*fs.flexGroupSize))
        return invalidSnapshot("flex groups of " + grouped(*fs.flexGroupSize) + " groups");
    if (fs.blocksPerGroup == 0 || fs.groupCount.value == 0 || fs.blockCount.value > maxBlocks ||
        fs.firstDataBlock.value >= fs.blockCount.value || fs.superblockGroup.value >= fs.groupCount.value) {
        return invalidSnapshot("a geometry without groups or of too many blocks");
    }
    const auto before = fs.firstDataBlock.value + std::uint64_t{fs.groupCount.value - 1} * fs.blocksPerGroup;
    if (before >= fs.blockCount.value || before + fs.blocksPerGroup < fs.blockCount.value) {
        return invalidSnapshot(grouped(fs.groupCount.value) + " groups do not make " + grouped(fs.blockCount.value) +
                               " blocks");
    }
    return {};
}

/// libext2fs opens no file system with other values, whichever errors it is told to ignore.
Status checkInodes(const Layout& layout) {
    const auto& fs = layout.filesystem;
    constexpr std::uint64_t smallestInode = 128;
    const bool isUnstated = fs.inodeSize == 0 && isOfText(layout);
    if (!isUnstated && !isPowerOfTwo(fs.inodeSize, smallestInode, fs.blockSize.value))
        return invalidSnapshot("inodes of " + grouped(fs.inodeSize) + " bytes");
    if (fs.inodesPerGroup == 0 || fs.inodeCount > maxInodeCount)
        return invalidSnapshot(grouped(fs.inodeCount) + " inodes, " + grouped(fs.inodesPerGroup) + " in each group");
    return {};
}

struct EqualLengths {
    std::size_t length = 0;
    bool equal = true;

    void operator()(std::string_view, const auto& array) { equal = equal && array.size() == length; }
    void later(std::string_view, const auto& array) { equal = equal && (array.empty() || array.size() == length); }
};

Status checkColumns(const Groups& groups, GroupCount count) {
    EqualLengths arrays{.length = count.value};
    describe(arrays, groups);
    return arrays.equal ? Status{} : invalidSnapshot("arrays of the groups that differ in length");
}

bool inside(BlockInterval blocks, BlockCount volume) {
    return blocks.first.value <= volume.value && blocks.count.value <= volume.value - blocks.first.value;
}

Status checkCopies(const Layout& layout) {
    std::optional<GroupNumber> last;
    for (const auto& copies : layout.copies) {
        if ((last && copies.group <= *last) || copies.group.value >= layout.filesystem.groupCount.value)
            return invalidSnapshot("copies of the superblock out of order");
        last = copies.group;
    }
    return {};
}

bool sound(const Region& region, const Filesystem& fs) {
    const bool divides =
        region.groups.value > 0 && region.count.value > 0 && region.count.value % region.groups.value == 0;
    const bool owners = !region.owned() || (region.group.value < fs.groupCount.value &&
                                            region.groups.value <= fs.groupCount.value - region.group.value);
    return divides && owners && inside(region.blocks(), fs.blockCount);
}

Status checkRegions(const Layout& layout) {
    BlockNumber end{0};
    for (const auto& region : layout.regions) {
        if (!sound(region, layout.filesystem) || region.first < end) {
            return invalidSnapshot("a region at block " + grouped(region.first.value) +
                                   " that overlaps, is empty or passes the end");
        }
        end = region.end();
    }
    return {};
}

Status checkFindings(const std::vector<Finding>& findings, GroupCount groups) {
    for (const auto& finding : findings) {
        if (finding.group != noGroup &&
            (finding.group.value >= groups.value || finding.groups.value > groups.value - finding.group.value)) {
            return invalidSnapshot("a finding of group " + grouped(finding.group.value) + ", which is not there");
        }
        if (std::ranges::any_of(finding.others, [&](GroupNumber other) { return other.value >= groups.value; }))
            return invalidSnapshot("a finding of a group that is not there");
        if (finding.worst.size() > 1)
            return invalidSnapshot("a finding with " + grouped(finding.worst.size()) + " worst ones");
    }
    return {};
}

Status checkLayout(const Layout& layout) {
    const auto groups = layout.filesystem.groupCount;
    if (auto status = checkGeometry(layout.filesystem); !status)
        return status;
    if (auto status = checkInodes(layout); !status)
        return status;
    if (auto status = checkColumns(layout.groups, groups); !status)
        return status;
    if (auto status = checkCopies(layout); !status)
        return status;
    if (auto status = checkRegions(layout); !status)
        return status;
    return checkFindings(layout.findings, groups);
}

/// Checks that sizes are powers of two, arrays have equal lengths, block numbers cannot overflow, and regions are
/// sorted.
/// Does not check what the disk itself claims (descriptors may point anywhere).
Status validateSnapshot(const Snapshot& snapshot) {
    if (auto status = checkDrive(snapshot.disk.drive); !status)
        return status;
    if (auto status = checkDevices(snapshot.disk.devices); !status)
        return status;
    if (auto status = checkImage(snapshot); !status)
        return status;
    if (auto status = checkFindings(snapshot.findings, GroupCount{0}); !status)
        return status;
    for (const auto& volume : snapshot.otherVolumes)
        if (!isPowerOfTwo(volume.blockSize.value, 1024, largestBlock))
            return invalidSnapshot("another volume with blocks of " + grouped(volume.blockSize.value) + " bytes");
    for (const auto& measurement : snapshot.measurements)
        if (auto status = checkMeasurement(*measurement); !status)
            return status;
    if (snapshot.hasVolume() != snapshot.placement.has_value()) {
        return invalidSnapshot(snapshot.hasVolume() ? "a file system without a place on the disk"
                                                    : "a place on the disk without a file system");
    }
    return snapshot.hasVolume() ? checkLayout(*snapshot.layout) : Status();
}

using namespace sections;
using Bytes = std::span<const std::byte>;

struct Section {
    std::uint32_t elementBytes = 0;
    std::uint64_t count = 0;
    Bytes bytes; ///< `count` × elementBytes bytes of the file
};

using Sections = std::map<std::uint32_t, Section>;

std::uint64_t padded(std::uint64_t bytes) { return (bytes + 7) / 8 * 8; }

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

/// Where the first snapshot in `file` ends. Precondition: it can be read.
std::uint64_t endOfFirst(Bytes file) {
    std::uint64_t end = headerBytes;
    for (const auto& [id, section] : readSections(file).value_or(Sections{}))
        end = std::max<std::uint64_t>(end, static_cast<std::uint64_t>(section.bytes.data() - file.data()) +
                                               section.bytes.size());
    return padded(end);
}

/// The snapshots that follow one another in `file`. What follows without their magic is not read.
Result<std::vector<Draft>> readBinaries(Bytes file) {
    constexpr std::size_t most = 65; // the chosen volume, and as many others as are read of an image
    std::vector<Draft> drafts;
    while (drafts.empty() || (isBinary(file) && drafts.size() < most)) {
        auto draft = readBinary(file);
        if (!draft)
            return std::unexpected(draft.error());
        drafts.push_back(std::move(*draft));
        file = file.subspan(std::min<std::uint64_t>(endOfFirst(file), file.size()));
    }
    return drafts;
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

Result<SavedDisk> readSavedDisk(std::span<const std::byte> bytes) {
    if (!isBinary(bytes) && !isExport(bytes))
        return std::unexpected(Error{.kind = ErrorKind::Unsupported, .what = "this is no snapshot of ext4atlas"});
    auto drafts = isBinary(bytes) ? readBinaries(bytes) : readExport(bytes);
    if (!drafts)
        return std::unexpected(drafts.error());
    for (const auto& draft : *drafts)
        if (auto status = validateSnapshot(draft.snapshot); !status)
            return std::unexpected(status.error());
        else if (drafts->size() > 1 && !draft.snapshot.hasVolume())
            return invalidSnapshot("one of several volumes without a file system");
    SavedDisk disk{.chosen = std::move(drafts->front().snapshot)};
    for (auto& draft : std::span(*drafts).subspan(1))
        disk.others.push_back(std::move(draft.snapshot));
    return disk;
}

Result<Snapshot> readSnapshot(std::span<const std::byte> bytes) {
    auto disk = readSavedDisk(bytes);
    return disk ? Result<Snapshot>(std::move(disk->chosen)) : std::unexpected(disk.error());
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

void writeSnapshot(const Snapshot& snapshot, std::ostream& out, std::span<const Snapshot> others) {
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
    for (const auto& other : others)
        writeSnapshot(other, out);
}

void exportSnapshot(const Snapshot& snapshot, std::ostream& out, std::span<const Snapshot> others) {
    writeSnapshotJson(snapshot, Arrays::Inside, out, others);
}

} // namespace atlas
