// SPDX-License-Identifier: GPL-3.0-or-later
// A disk that changes between two reads.
#pragma once

#include "base/byte_source.h"

#include <cstdint>

namespace atlas::test {

/// Passes on the reads of `source`, which must outlive this. What is read of the byte `at` is inverted bit by bit: in
/// each read, in every second one, or in the first ones.
class ChangingSource final : public ByteSource {
public:
    enum class When : std::uint8_t { Always, EverySecond, First };

    ChangingSource(const ByteSource& source, ByteOffset at, When when) : m_source(source), m_at(at), m_when(when) {}

    [[nodiscard]] Status read(ByteOffset offset, std::span<std::byte> into) const override {
        auto status = m_source.read(offset, into);
        if (status && ByteInterval{offset, {into.size()}}.contains(m_at) && isInverted(m_reads++)) {
            auto& byte = into[(m_at - offset).value];
            byte = ~byte;
        }
        return status;
    }
    [[nodiscard]] ByteCount size() const override { return m_source.size(); }
    [[nodiscard]] std::string name() const override { return m_source.name(); }

    /// How often the byte was read.
    [[nodiscard]] std::uint64_t reads() const { return m_reads; }

private:
    [[nodiscard]] bool isInverted(std::uint64_t read) const {
        return m_when == When::Always || (m_when == When::EverySecond ? (read & 1U) == 0 : read < 1);
    }

    const ByteSource& m_source;
    ByteOffset m_at;
    When m_when;
    mutable std::uint64_t m_reads = 0;
};

} // namespace atlas::test
