// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/read_error_log.h"

#include <algorithm>

namespace atlas {

Status ReadErrorLog::read(ByteOffset offset, std::span<std::byte> into) const {
    auto status = m_source.read(offset, into);
    const auto end = size().value;
    if (!status && offset.value <= end && into.size() <= end - offset.value) {
        noteFailure(status.error());
    }
    return status;
}

void ReadErrorLog::noteFailure(const Error& error) const {
    if (std::ranges::find(m_errors, error.what, &Error::what) == m_errors.end()) {
        m_errors.push_back(error);
    }
}

} // namespace atlas
