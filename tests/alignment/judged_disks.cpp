// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/judged_disks.h"

#include "layout/finding.h"
#include "support/synthetic.h"

namespace atlas::test {
namespace {

Partition swapAt(std::uint32_t number, std::uint64_t sector) {
    Partition swap;
    swap.number = number;
    swap.sectors = {{sector}, {2048}};
    swap.content.type = "swap";
    return swap;
}

} // namespace

Snapshot ext4AndSwap(std::uint64_t start, std::uint64_t swap) {
    auto snapshot = syntheticSnapshot({.groups = {4}}, {start});
    snapshot.disk.table.partitions.push_back(swapAt(2, swap));
    return snapshot;
}

Snapshot withLayer(std::uint64_t start, std::uint64_t header) {
    auto snapshot = ext4AndSwap(start);
    auto& first = snapshot.placement->bytes.first;
    snapshot.layers = {{.kind = LayerKind::MdMember, .header = first, .data = first + ByteCount{header}}};
    first = snapshot.layers[0].data;
    return snapshot;
}

Snapshot withEncryptedSecond(Snapshot snapshot, std::uint64_t data) {
    const auto start = bytesOf(snapshot.disk, snapshot.disk.table.partitions[1]).first;
    snapshot.disk.table.partitions[1].content.type = "crypto_LUKS";
    snapshot.disk.inside.containers = {
        {.partition = 2, .layers = {{.kind = LayerKind::Luks1, .header = start, .data = start + ByteCount{data}}}}};
    return snapshot;
}

Snapshot withTwoEncryptedVolumes() {
    auto snapshot = ext4AndSwap(2048);
    snapshot.disk.table.partitions.pop_back();
    snapshot.layout.reset();
    snapshot.placement.reset();
    const Layer physical{.kind = LayerKind::LvmPhysicalVolume, .header = {MiB}, .data = {2 * MiB}};
    const Layer first{.kind = LayerKind::Luks2, .header = {2 * MiB}, .data = {3 * MiB}};
    const Layer second{.kind = LayerKind::Luks2, .header = {4 * MiB}, .data = {5 * MiB + 512}};
    snapshot.disk.inside.containers = {{.partition = 1, .layers = {physical}},
                                       {.partition = 1, .layers = {physical, first}},
                                       {.partition = 1, .layers = {physical, second}}};
    return snapshot;
}

Snapshot askedFor(std::uint32_t partition, Snapshot snapshot) {
    snapshot.askedPartition = partition;
    return snapshot;
}

std::vector<FindingKind> misaligned(const Judgement& judgement) {
    std::vector<FindingKind> kinds;
    for (const auto& finding : judgement.found.findings) {
        if (severityOf(finding) == Severity::Misaligned && finding.kind != FindingKind::StructuresMisaligned) {
            kinds.push_back(finding.kind);
        }
    }
    return kinds;
}

} // namespace atlas::test
