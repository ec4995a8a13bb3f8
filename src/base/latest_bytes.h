// SPDX-License-Identifier: GPL-3.0-or-later
// What was last written to each place of an image, in a file that keeps everything that was written.
#pragma once

#include "base/byte_source.h"
#include "base/units.h"

#include <cstddef>
#include <map>
#include <optional>
#include <span>
#include <vector>

namespace atlas {

/// Changed bytes of an image and their place in the file that keeps them; nullopt: they became zeros.
struct ChangedBytes {
    ByteInterval bytes{};
    std::optional<ByteOffset> at{};
};

class LatestBytes {
public:
    /// Replaces whatever was written to the same bytes before.
    void add(const ChangedBytes& change);
    /// Forgets what was written past `size`.
    void shrink(ByteCount size);
    /// By position, disjoint.
    [[nodiscard]] std::vector<ChangedBytes> all() const;
    /// Replaces the written ones among the bytes of the image that `into` holds, which begin at `offset`. `file` keeps
    /// them.
    [[nodiscard]] Status readInto(const ByteSource& file, ByteOffset offset, std::span<std::byte> into) const;

private:
    void cut(ByteInterval hole);

    std::map<ByteOffset, ChangedBytes> m_pieces{};
};

} // namespace atlas
