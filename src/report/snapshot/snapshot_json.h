// SPDX-License-Identifier: GPL-3.0-or-later
// A snapshot as JSON: complete (the export) or without its arrays (the JSON section of the binary file).
#pragma once

#include "base/error.h"
#include "layout/snapshot.h"

#include <iosfwd>
#include <memory>
#include <span>

namespace atlas {

inline constexpr std::string_view snapshotSchema = "ext4atlas-snapshot/1";

/// Whether groups, copies and regions are part of the JSON or stored separately.
enum class Arrays : std::uint8_t { Inside, Beside };

void writeSnapshotJson(const Snapshot& snapshot, Arrays arrays, std::ostream& out);

/// A snapshot with a mutable layout. `layout` is the object that `snapshot.layout` will own; null if there is none.
struct Draft {
    Snapshot snapshot;
    std::shared_ptr<Layout> layout;
};

/// Refuses text that is not JSON of this schema, nests too deep, or has missing fields or wrong types.
[[nodiscard]] Result<Draft> readSnapshotJson(std::span<const std::byte> text, Arrays arrays);

} // namespace atlas
