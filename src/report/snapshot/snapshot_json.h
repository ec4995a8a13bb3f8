// SPDX-License-Identifier: GPL-3.0-or-later
// A snapshot as JSON, whole (the export) or without its arrays (the small section of the binary file).
#pragma once

#include "base/error.h"
#include "layout/snapshot.h"

#include <iosfwd>
#include <memory>
#include <span>

namespace atlas {

inline constexpr std::string_view snapshotSchema = "ext4atlas-snapshot/1";

/// Whether groups, copies and regions stand in the JSON or beside it.
enum class Arrays : std::uint8_t { Inside, Beside };

void writeSnapshotJson(const Snapshot& snapshot, Arrays arrays, std::ostream& out);

/// A snapshot whose layout may still be filled. `layout` is the object that `snapshot.layout` will be; null without one.
struct Draft {
    Snapshot snapshot;
    std::shared_ptr<Layout> layout;
};

/// Refuses what is no JSON of this schema, nests too deep, or has a field missing or of the wrong type.
[[nodiscard]] Result<Draft> readSnapshotJson(std::span<const std::byte> text, Arrays arrays);

} // namespace atlas
