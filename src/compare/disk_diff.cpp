// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/disk_diff.h"

#include "disk/disk.h"
#include "layout/snapshot.h"

#include <algorithm>
#include <set>
#include <string>

namespace atlas {
namespace {

class FieldList {
public:
    void number(std::string_view name, std::uint64_t from, std::uint64_t to) { add(name, from, to); }
    void text(std::string_view name, std::string_view from, std::string_view to) {
        add(name, FieldValue(std::string(from)), FieldValue(std::string(to)));
    }
    void add(std::string_view name, FieldValue from, FieldValue to) {
        if (from != to)
            m_fields.push_back({name, std::move(from), std::move(to)});
    }
    [[nodiscard]] std::vector<FieldDifference> take() { return std::move(m_fields); }

private:
    std::vector<FieldDifference> m_fields;
};

std::vector<FieldDifference> diskFields(const DiskJudgement& from, const DiskJudgement& to) {
    const auto& a = from.whole.snapshot.opened();
    const auto& b = to.whole.snapshot.opened();
    FieldList fields;
    fields.number("disk_bytes", a.size.value, b.size.value);
    fields.text("partition_table", name(a.table.kind), name(b.table.kind));
    fields.number("logical_sector", a.drive.logicalSector.value.value, b.drive.logicalSector.value.value);
    fields.number("physical_sector", a.drive.physicalSector.value.value, b.drive.physicalSector.value.value);
    fields.text("verdict", verdictName(from), verdictName(to));
    return fields.take();
}

/// The verdict on the start of a partition; empty where it does not count.
std::string startVerdictOf(const DiskJudgement& disk, std::uint32_t partition) {
    for (const auto& start : partitionStarts(disk.whole.verdict.starts))
        if (start.partition == partition)
            if (const auto fit = start.countedFit())
                return std::string(name(*fit));
    return {};
}

std::vector<FieldDifference> partitionFields(const DiskJudgement& from, const DiskJudgement& to, std::uint32_t number) {
    const auto& diskA = from.whole.snapshot.opened();
    const auto& diskB = to.whole.snapshot.opened();
    const auto* a = diskA.table.find(number);
    const auto* b = diskB.table.find(number);
    FieldList fields;
    if (a == nullptr || b == nullptr) {
        fields.text("present", a != nullptr ? "yes" : "no", b != nullptr ? "yes" : "no");
        return fields.take();
    }
    const auto bytesA = bytesOf(diskA, *a);
    const auto bytesB = bytesOf(diskB, *b);
    fields.number("start_sector", a->sectors.first.value, b->sectors.first.value);
    fields.number("start_byte", bytesA.first.value, bytesB.first.value);
    fields.number("bytes", bytesA.count.value, bytesB.count.value);
    fields.text("type", a->typeCode, b->typeCode);
    fields.text("name", a->name, b->name);
    fields.text("bootable", a->bootable ? "yes" : "no", b->bootable ? "yes" : "no");
    fields.text("content", a->content.type, b->content.type);
    fields.number("start_remainder", pastBoundary(bytesA.first, diskA.drive.grid()).value,
                  pastBoundary(bytesB.first, diskB.drive.grid()).value);
    fields.text("start_verdict", startVerdictOf(from, number), startVerdictOf(to, number));
    return fields.take();
}

std::vector<PartitionDifference> partitionDifferences(const DiskJudgement& from, const DiskJudgement& to) {
    std::set<std::uint32_t> numbers;
    for (const auto* disk : {&from, &to})
        for (const auto& partition : disk->whole.snapshot.opened().table.partitions)
            numbers.insert(partition.number);
    std::vector<PartitionDifference> differences;
    for (const auto number : numbers)
        if (auto fields = partitionFields(from, to, number); !fields.empty())
            differences.push_back({number, std::move(fields)});
    return differences;
}

std::vector<FieldDifference> placeFields(const Judgement& a, const Judgement& b) {
    const auto structures = [](const Judgement& of) { return of.verdict.alignment->total(); };
    FieldList fields;
    fields.number("first_byte", a.placement()->bytes.first.value, b.placement()->bytes.first.value);
    fields.text("verdict", name(a.verdict), name(b.verdict));
    fields.number("misaligned_structures", structures(a).misaligned(), structures(b).misaligned());
    fields.number("structures_past_end", a.verdict.structuresPastEnd, b.verdict.structuresPastEnd);
    return fields.take();
}

using Judgements = std::vector<const Judgement*>;

Judgements volumesOf(const DiskJudgement& disk) {
    auto all = disk.judgements();
    std::erase_if(all, [](const Judgement* each) { return !each->hasVolume(); });
    return all;
}

/// Pairs the volumes of two disks.
class Pairing {
public:
    Pairing(const Judgements& from, const Judgements& to)
        : m_from(from), m_to(to), m_pairs(from.size()), m_isTaken(to.size()) {
        pair([](const Judgement& a, const Judgement& b) {
            const auto name = a.snapshot.volumeName();
            return name.isGiven() && name == b.snapshot.volumeName();
        });
        pair([](const Judgement& a, const Judgement& b) {
            const auto& uuid = a.snapshot.filesystem()->uuid;
            return !uuid.empty() && uuid == b.snapshot.filesystem()->uuid;
        });
        pair([](const Judgement& a, const Judgement& b) {
            const auto& label = a.snapshot.filesystem()->label;
            return !label.empty() && label == b.snapshot.filesystem()->label;
        });
        if (from.size() == 1 && to.size() == 1)
            pair([](const Judgement& /*a*/, const Judgement& /*b*/) { return true; });
    }

    [[nodiscard]] std::optional<std::size_t> partnerOf(std::size_t from) const { return m_pairs[from]; }
    [[nodiscard]] bool isAlone(std::size_t to) const { return !m_isTaken[to]; }

private:
    template <class Belong>
    void pair(const Belong& belong) {
        for (std::size_t n = 0; n < m_from.size(); ++n) {
            for (std::size_t m = 0; m < m_to.size() && !m_pairs[n]; ++m) {
                if (!m_isTaken[m] && belong(*m_from[n], *m_to[m])) {
                    m_pairs[n] = m;
                    m_isTaken[m] = true;
                }
            }
        }
    }

    const Judgements& m_from;
    const Judgements& m_to;
    std::vector<std::optional<std::size_t>> m_pairs;
    std::vector<bool> m_isTaken;
};

std::vector<VolumeDifference> volumeDifferences(const DiskJudgement& from, const DiskJudgement& to) {
    const auto before = volumesOf(from);
    const auto after = volumesOf(to);
    const Pairing pairs(before, after);
    std::vector<VolumeDifference> differences;
    for (std::size_t n = 0; n < before.size(); ++n) {
        auto& volume = differences.emplace_back(VolumeDifference{.from = n, .to = pairs.partnerOf(n)});
        if (volume.to) {
            const auto& a = *before[n];
            const auto& b = *after[*volume.to];
            volume.place = placeFields(a, b);
            volume.layout = diff(*a.snapshot.layout, *b.snapshot.layout);
        }
    }
    for (std::size_t m = 0; m < after.size(); ++m)
        if (pairs.isAlone(m))
            differences.push_back({.to = m});
    return differences;
}

} // namespace

bool DiskDifference::empty() const {
    return disk.empty() && partitions.empty() && std::ranges::all_of(volumes, &VolumeDifference::empty);
}

DiskDifference diff(const DiskJudgement& from, const DiskJudgement& to) {
    return {.disk = diskFields(from, to),
            .partitions = partitionDifferences(from, to),
            .volumes = volumeDifferences(from, to)};
}

} // namespace atlas
