// SPDX-License-Identifier: GPL-3.0-or-later
// A disk on which reads fail.
#pragma once

#include "base/byte_source.h"
#include "base/units.h"

#include <cstring>
#include <fmt/format.h>
#include <limits>
#include <vector>

namespace atlas::test {

/// Passes on the reads of `source`, which must outlive this, but for those that it is told to fail with EIO. It has no descriptor,
/// so that no library can go round it.
class FailingSource final : public ByteSource {
public:
    explicit FailingSource(const ByteSource& source) : m_source(source) {}

    /// The read of that number fails, counted from 0; the same bytes can be read again.
    void failRead(std::size_t number) { m_failRead = number; }
    /// Every read that touches one of `bytes` fails.
    void failBytes(ByteInterval bytes) { m_failBytes = bytes; }

    Status read(ByteOffset offset, std::span<std::byte> into) const override {
        const ByteInterval bytes{offset, {into.size()}};
        m_reads.push_back(bytes);
        if (m_reads.size() - 1 == m_failRead || !intersection(bytes, m_failBytes).empty()) {
            const auto at = std::max(offset, m_failBytes.first);
            return std::unexpected(Error{.kind = ErrorKind::Io,
                                         .what = fmt::format("cannot read byte {}: {}", at.value, std::strerror(EIO)),
                                         .where = name()});
        }
        return m_source.read(offset, into);
    }
    [[nodiscard]] ByteCount size() const override { return m_source.size(); }
    [[nodiscard]] std::string name() const override { return m_source.name(); }

    /// All so far, in order.
    [[nodiscard]] const std::vector<ByteInterval>& reads() const { return m_reads; }

private:
    const ByteSource& m_source;
    std::size_t m_failRead = std::numeric_limits<std::size_t>::max();
    ByteInterval m_failBytes{};
    mutable std::vector<ByteInterval> m_reads;
};

} // namespace atlas::test
