// SPDX-License-Identifier: GPL-3.0-or-later
#include "ondisk/lvm_fields.h"

namespace atlas {
namespace {

using enum FieldKind;

constexpr NamedValue locationFlags[] = {{1, "ignored"}};

constexpr Field labelFields[] = {
    {"id", 0, 8, Text}, {"sector_xl", 8, 8}, {"crc_xl", 16, 4, Checksum}, {"offset_xl", 20, 4}, {"type", 24, 8, Text},
};
static_assert(isComplete(labelFields, 32));

constexpr Field physicalVolumeFields[] = {
    {"pv_uuid", 0, 32, Text},
    {"device_size_xl", 32, 8},
};
static_assert(isComplete(physicalVolumeFields, 40));

constexpr Field metadataFields[] = {
    {"checksum_xl", 0, 4, Checksum},
    {"magic", 4, 16, Text},
    {"version", 20, 4},
    {"start", 24, 8},
    {"size", 32, 8},
    {"raw_locns.offset[0]", 40, 8},
    {"raw_locns.size[0]", 48, 8},
    {"raw_locns.checksum[0]", 56, 4, Hex},
    {"raw_locns.flags[0]", 60, 4, Flags, {}, {}, locationFlags},
    {"raw_locns.offset[1]", 64, 8},
    {"raw_locns.size[1]", 72, 8},
    {"raw_locns.checksum[1]", 80, 4, Hex},
    {"raw_locns.flags[1]", 84, 4, Flags, {}, {}, locationFlags},
    {"raw_locns.offset[2]", 88, 8},
    {"raw_locns.size[2]", 96, 8},
    {"raw_locns.checksum[2]", 104, 4, Hex},
    {"raw_locns.flags[2]", 108, 4, Flags, {}, {}, locationFlags},
    {"raw_locns.offset[3]", 112, 8},
    {"raw_locns.size[3]", 120, 8},
    {"raw_locns.checksum[3]", 128, 4, Hex},
    {"raw_locns.flags[3]", 132, 4, Flags, {}, {}, locationFlags},
};
static_assert(isComplete(metadataFields, 136));

} // namespace

constinit const FieldTable lvmLabelTable{.structure = "label_header", .fields = labelFields};
constinit const FieldTable lvmPhysicalVolumeTable{.structure = "pv_header", .fields = physicalVolumeFields};
constinit const FieldTable lvmMetadataTable{.structure = "mda_header", .fields = metadataFields};

} // namespace atlas
