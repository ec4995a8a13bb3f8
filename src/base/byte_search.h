// SPDX-License-Identifier: GPL-3.0-or-later
// Searches a source of bytes of any size for a pattern.
#pragma once

#include "base/byte_source.h"

#include <functional>
#include <span>
#include <vector>

namespace atlas {

struct ByteSearch {
    std::vector<std::byte> pattern; ///< not empty
    ByteOffset from{}; ///< the first place looked at is the next one after it, or before it if `backward`
    bool backward = false;
};

struct ByteSearchResult {
    std::optional<ByteOffset> found{}; ///< of the first byte of the pattern
    bool wrapped = false; ///< it was found behind the end of the source, from the other one
    bool stopped = false;
    ByteCount unread{}; ///< bytes that could not be read, and were passed over
};

/// Looks at every place of `source`, that at `from` last. `goOn` is told from time to time how many bytes were searched; false
/// stops. Memory is bounded.
[[nodiscard]] ByteSearchResult searchBytes(const ByteSource& source, const ByteSearch& search,
                                           const std::function<bool(ByteCount done)>& goOn);

} // namespace atlas
