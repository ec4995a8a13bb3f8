// SPDX-License-Identifier: GPL-3.0-or-later
// A disk whose bitmap contents are a function of the offset, with a gate that blocks reads and an error to inject.
#pragma once

#include "base/byte_source.h"
#include "base/units.h"

#include <algorithm>
#include <condition_variable>
#include <cstring>
#include <mutex>
#include <span>
#include <vector>

namespace atlas::test {

/// Shared between the test and the reading threads.
class FakeBitmaps {
public:
    void hold() {
        const std::lock_guard lock(m_mutex);
        m_held = true;
    }
    void release() {
        {
            const std::lock_guard lock(m_mutex);
            m_held = false;
        }
        m_open.notify_all();
    }
    /// Makes reads that extend beyond `offset` fail.
    void failFrom(ByteOffset offset) {
        const std::lock_guard lock(m_mutex);
        m_end = offset;
    }
    /// Start offsets of all reads so far, in order.
    std::vector<ByteOffset> reads() {
        const std::lock_guard lock(m_mutex);
        return m_reads;
    }

    /// Blocks while held. In each block the bytes alternate between all free and all in use.
    /// Reads at offset 0 check whether the file is a snapshot: they return zeros, and are neither blocked, recorded nor failed.
    Status read(ByteOffset offset, std::span<std::byte> into) {
        if (offset.value == 0) {
            std::ranges::fill(into, std::byte{0});
            return {};
        }
        std::unique_lock lock(m_mutex);
        m_reads.push_back(offset);
        m_open.wait(lock, [this] { return !m_held; });
        if (offset + ByteCount{into.size()} > m_end) {
            return std::unexpected(Error{ErrorKind::Io, "this disk is broken"});
        }
        for (std::size_t at = 0; at < into.size(); ++at) {
            into[at] = std::byte(at % 2 == 0 ? 0 : 0xFF);
        }
        return {};
    }

private:
    std::mutex m_mutex;
    std::condition_variable m_open;
    bool m_held = false;
    ByteOffset m_end{~std::uint64_t{0}};
    std::vector<ByteOffset> m_reads;
};

class FakeBitmapSource final : public ByteSource {
public:
    explicit FakeBitmapSource(std::shared_ptr<FakeBitmaps> bitmaps) : m_bitmaps(std::move(bitmaps)) {}
    Status read(ByteOffset offset, std::span<std::byte> into) const override { return m_bitmaps->read(offset, into); }
    [[nodiscard]] ByteCount size() const override { return {~std::uint64_t{0}}; }

private:
    std::shared_ptr<FakeBitmaps> m_bitmaps;
};

} // namespace atlas::test
