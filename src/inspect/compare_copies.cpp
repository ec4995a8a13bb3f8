// SPDX-License-Identifier: GPL-3.0-or-later
#include "inspect/compare_copies.h"

#include "ondisk/superblock.h"

#include <algorithm>

namespace atlas {
namespace {

bool isWrongChecksum(const InspectedStructure& structure, std::size_t field) {
    return structure.checksum && !structure.checksum->right() &&
           structure.checksum->field == structure.decoded.fields[field].field->name;
}

bool isLegitimate(const InspectedStructure& reference, const InspectedStructure& other, std::size_t field) {
    const auto& a = reference.decoded.fields[field];
    const auto& b = other.decoded.fields[field];
    if (isWrongChecksum(other, field)) {
        return false;
    }
    return (!a.valid && !b.valid) || mayDifferInBackup(*a.field, a.number, b.number);
}

} // namespace

std::size_t referenceCopy(std::span<const InspectedStructure> copies) {
    const auto right = std::ranges::find_if(
        copies, [](const InspectedStructure& copy) { return copy.checksum && copy.checksum->right(); });
    return right == copies.end() ? 0 : static_cast<std::size_t>(right - copies.begin());
}

std::vector<CopyDifference> compareCopies(std::span<const InspectedStructure> copies) {
    std::vector<CopyDifference> out;
    if (copies.empty()) {
        return out;
    }
    const auto& reference = copies[referenceCopy(copies)];
    for (std::size_t field = 0; field < reference.decoded.fields.size(); ++field) {
        for (std::size_t copy = 0; copy < copies.size(); ++copy) {
            if (copies[copy].decoded.fields[field].raw != reference.decoded.fields[field].raw ||
                isWrongChecksum(copies[copy], field)) {
                out.push_back({field, copy, isLegitimate(reference, copies[copy], field)});
            }
        }
    }
    return out;
}

} // namespace atlas
