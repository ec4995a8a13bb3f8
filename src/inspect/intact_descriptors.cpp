// SPDX-License-Identifier: GPL-3.0-or-later
#include "inspect/intact_descriptors.h"

#include "inspect/inspect_structure.h"

#include <algorithm>

namespace atlas {
namespace {

constexpr std::uint32_t maxGroups = 1024;

bool isIntact(const StructureReader& reader, const Layout& layout, GroupNumber group, GroupNumber in) {
    const auto places = descriptorPlaces(layout, group);
    const auto place = std::ranges::find(places, in, &StructurePlace::copyIn);
    if (place == places.end()) {
        return false;
    }
    const auto copy = reader.read(*place);
    return copy && copy->checksum && copy->checksum->right();
}

std::optional<GroupNumber> groupWithIntact(const StructureReader& reader, const Layout& layout, const Finding& wrong) {
    for (const auto& copy : layout.copies) {
        bool all = !copy.descriptors.empty();
        for (std::uint32_t n = 0; all && n < wrong.groups.value; ++n) {
            all = isIntact(reader, layout, wrong.group + GroupCount{n}, copy.group);
        }
        if (all) {
            return copy.group;
        }
    }
    return std::nullopt;
}

} // namespace

void nameIntactDescriptors(const ByteSource& source, ByteOffset start, Layout& layout) {
    StructureReader reader(source, start);
    if (std::ranges::find(layout.findings, FindingKind::DescriptorChecksum, &Finding::kind) == layout.findings.end() ||
        !reader.useSuperblockOf(layout)) {
        return;
    }
    for (auto& finding : layout.findings) {
        if (finding.kind != FindingKind::DescriptorChecksum || finding.groups.value > maxGroups) {
            continue;
        }
        if (const auto group = groupWithIntact(reader, layout, finding)) {
            finding.numbers[2] = std::uint64_t{group->value} + 1;
        }
    }
}

} // namespace atlas
