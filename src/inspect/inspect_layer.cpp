// SPDX-License-Identifier: GPL-3.0-or-later
#include "inspect/inspect_layer.h"

#include "inspect/inspect_structure.h"
#include "ondisk/luks.h"
#include "ondisk/lvm.h"
#include "ondisk/md.h"

#include <functional>

namespace atlas {
namespace {

using Verdict = std::function<std::optional<ChecksumVerdict>(std::span<const std::byte>)>;
using Structures = std::vector<InspectedStructure>;

struct Wanted {
    StructureKind kind{};
    ByteOffset at{};
    std::uint32_t number = 0;
    std::size_t covered = 0; ///< bytes that the checksum covers; 0: those of the table
    Verdict verdict{};
};

Status add(const ByteSource& disk, const Wanted& wanted, Structures& out) {
    const ByteCount bytes{tableOf(wanted.kind).size()};
    const StructurePlace place{.kind = wanted.kind, .bytes = {wanted.at, bytes}, .number = wanted.number};
    auto read = bytesAt(disk, {wanted.at, std::max(bytes, ByteCount{wanted.covered})});
    if (!read) {
        return std::unexpected(read.error());
    }
    const auto verdict = wanted.verdict ? wanted.verdict(*read) : std::nullopt;
    read->resize(bytes.value);
    auto structure = inspected(place, std::move(*read), {});
    structure.checksum = verdict;
    out.push_back(std::move(structure));
    return {};
}

/// LUKS2 keeps a second header behind the first one with its JSON (LUKS2 On-Disk Format Specification, 2.1).
Status addLuks2(const ByteSource& disk, ByteOffset at, Structures& out) {
    auto status = add(disk, {.kind = StructureKind::Luks2Header, .at = at}, out);
    const auto json = status ? luks2JsonBytes(out.back().bytes) : std::nullopt;
    if (json) {
        constexpr ByteCount binary{4096};
        status = add(disk, {.kind = StructureKind::Luks2Copy, .at = at + binary + *json}, out);
    }
    return status;
}

Status addLvm(const ByteSource& disk, const Layer& layer, Structures& out) {
    const auto head = bytesAt(disk, {layer.header, {lvmLabelBytes}});
    const auto label = head ? parseLvmLabel(*head) : std::nullopt;
    if (!label) {
        return head ? Status() : std::unexpected(head.error());
    }
    auto status = add(disk,
                      {.kind = StructureKind::LvmLabel,
                       .at = layer.header + ByteCount{label->at.value},
                       .covered = 512,
                       .verdict = lvmLabelChecksum},
                      out);
    if (status) {
        status = add(
            disk, {.kind = StructureKind::LvmPhysicalVolume, .at = layer.header + ByteCount{label->header.value}}, out);
    }
    std::uint32_t number = 0;
    for (const auto& area : label->metadata) {
        if (status && number < 4) { // lvm2 makes at most two
            status = add(disk,
                         {.kind = StructureKind::LvmMetadata,
                          .at = layer.header + ByteCount{area.first.value},
                          .number = ++number,
                          .covered = lvmMetadataHeaderBytes,
                          .verdict = lvmHeaderChecksum},
                         out);
        }
    }
    return status;
}

Status addMd(const ByteSource& disk, const Layer& layer, Structures& out) {
    const bool isOld = layer.version == "0.90";
    return add(disk,
               {.kind = isOld ? StructureKind::MdOldSuperblock : StructureKind::MdSuperblock,
                .at = layer.superblock,
                .covered = mdSuperblockBytes,
                .verdict = [isOld](std::span<const std::byte> bytes) { return mdChecksum(bytes, isOld); }},
               out);
}

Status addOf(const ByteSource& disk, const Layer& layer, Structures& out) {
    switch (layer.kind) {
    case LayerKind::Luks1: return add(disk, {.kind = StructureKind::Luks1Header, .at = layer.superblock}, out);
    case LayerKind::Luks2: return addLuks2(disk, layer.superblock, out);
    case LayerKind::LvmPhysicalVolume: return addLvm(disk, layer, out);
    case LayerKind::MdMember: return addMd(disk, layer, out);
    case LayerKind::LvmLinearVolume: break;
    }
    return {};
}

} // namespace

Result<std::vector<InspectedStructure>> readLayer(const ByteSource& disk, const Layer& layer) {
    Structures out;
    const auto status = addOf(disk, layer, out);
    return status ? Result<Structures>(std::move(out)) : std::unexpected(status.error());
}

} // namespace atlas
