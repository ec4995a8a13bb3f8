// SPDX-License-Identifier: GPL-3.0-or-later
// Bytes in memory as a source.
#pragma once

#include "base/byte_source.h"

#include <algorithm>
#include <vector>

namespace atlas::test {

class BytesSource final : public ByteSource {
public:
    explicit BytesSource(std::vector<std::byte> bytes) : m_bytes(std::move(bytes)) {}

    [[nodiscard]] Status read(ByteOffset offset, std::span<std::byte> into) const override {
        if (offset.value > m_bytes.size() || into.size() > m_bytes.size() - offset.value) {
            return std::unexpected(Error{.kind = ErrorKind::Io, .what = "past the end"});
        }
        std::ranges::copy(std::span(m_bytes).subspan(offset.value, into.size()), into.begin());
        return {};
    }
    [[nodiscard]] ByteCount size() const override { return {m_bytes.size()}; }

private:
    std::vector<std::byte> m_bytes;
};

} // namespace atlas::test
