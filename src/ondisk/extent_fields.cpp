// SPDX-License-Identifier: GPL-3.0-or-later
#include "ondisk/extent_fields.h"

namespace atlas {
namespace {

using enum FieldKind;

constexpr Field extentHeaderFields[] = {
    {"eh_magic", 0, 2, Hex}, {"eh_entries", 2, 2}, {"eh_max", 4, 2}, {"eh_depth", 6, 2}, {"eh_generation", 8, 4}};
static_assert(isComplete(extentHeaderFields, 12));

constexpr Field extentIndexFields[] = {{"ei_block", 0, 4},
                                       {"ei_leaf_lo", 4, 4, Block, {}, "ei_leaf_hi"},
                                       {"ei_leaf_hi", 8, 2},
                                       {"ei_unused", 10, 2, Reserved}};
static_assert(isComplete(extentIndexFields, 12));

constexpr Field extentFields[] = {
    {"ee_block", 0, 4}, {"ee_len", 4, 2}, {"ee_start_hi", 6, 2}, {"ee_start_lo", 8, 4, Block, {}, "ee_start_hi"}};
static_assert(isComplete(extentFields, 12));

constexpr Field extentTailFields[] = {{"et_checksum", 0, 4, Checksum, "metadata_csum"}};
static_assert(isComplete(extentTailFields, 4));

} // namespace

constinit const FieldTable extentHeaderTable{.structure = "ext4_extent_header", .fields = extentHeaderFields};
constinit const FieldTable extentIndexTable{.structure = "ext4_extent_idx", .fields = extentIndexFields};
constinit const FieldTable extentTable{.structure = "ext4_extent", .fields = extentFields};
constinit const FieldTable extentTailTable{.structure = "ext4_extent_tail", .fields = extentTailFields};

} // namespace atlas
