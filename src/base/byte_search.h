// SPDX-License-Identifier: GPL-3.0-or-later
// Searches a byte source of any size for a pattern.
#pragma once

#include "base/byte_source.h"

#include <functional>
#include <span>
#include <vector>

namespace atlas {

struct ByteSearch {
    std::vector<std::byte> pattern; ///< not empty
    ByteOffset from{}; ///< the search starts one place after it, or before it if `backward`, and ends with it
    bool backward = false;
};

struct ByteSearchResult {
    std::optional<ByteOffset> found{}; ///< first byte of the match
    bool wrapped = false; ///< the search had passed the end of the source and continued from the other end
    bool stopped = false;
    ByteCount unread{}; ///< skipped because they cannot be read
};

/// Searches every place of `source` in bounded memory. `goOn` receives the bytes searched so far from time to time;
/// returning false stops.
[[nodiscard]] ByteSearchResult searchBytes(const ByteSource& source, const ByteSearch& search,
                                           const std::function<bool(ByteCount done)>& goOn);

} // namespace atlas
