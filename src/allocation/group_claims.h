// SPDX-License-Identifier: GPL-3.0-or-later
// What group descriptors state about their groups now, for a file system that changes after its layout was read.
#pragma once

#include "base/byte_source.h"
#include "layout/layout.h"
#include "ondisk/field_table.h"

#include <optional>
#include <vector>

namespace atlas {

/// What the descriptor of a group states about its bitmaps.
struct GroupClaims {
    std::uint32_t freeClusters = 0;
    std::uint32_t freeInodes = 0;
    std::uint32_t unusedInodes = 0;
    std::uint16_t flags = 0;
    std::uint16_t checksum = 0;
    std::uint16_t computedChecksum = 0;
    std::optional<std::uint32_t> blockBitmapChecksum{}; ///< nullopt without metadata_csum
    std::optional<std::uint32_t> inodeBitmapChecksum{};
    bool isCurrent = true; ///< false for an old copy of a descriptor that is lost
    bool operator==(const GroupClaims&) const = default;

    /// Whether counts and checksums of bitmaps that differ from these are no fault.
    [[nodiscard]] bool provesNothing() const { return !isCurrent || hasWrongChecksum(); }
    [[nodiscard]] bool hasWrongChecksum() const { return checksum != computedChecksum; }
    [[nodiscard]] bool has(GroupFlag flag) const { return (flags & static_cast<std::uint16_t>(flag)) != 0; }
};

/// What the descriptor of `group` stated when `layout` was read.
[[nodiscard]] GroupClaims claimsOf(const Layout& layout, GroupNumber group);

/// Reads descriptors of the primary GDT again.
class ClaimsReader {
public:
    /// `volume` is the place of the file system on `source`. All must outlive this object.
    ClaimsReader(const ByteSource& source, ByteInterval volume, const Layout& layout);

    /// nullopt if the descriptor cannot be read, or places the group's structures elsewhere than the layout: then the
    /// layout was not read from it.
    [[nodiscard]] std::optional<GroupClaims> read(GroupNumber group) const;

private:
    [[nodiscard]] std::uint64_t joined(std::span<const std::byte> descriptor, std::string_view low) const;

    const ByteSource& m_source;
    ByteInterval m_volume;
    const Layout& m_layout;
    std::optional<DecodeContext> m_context{};
};

/// `layout` with what the descriptors state now.
[[nodiscard]] Layout withClaimsReadAgain(const ByteSource& source, ByteInterval volume, const Layout& layout);

} // namespace atlas
