// SPDX-License-Identifier: GPL-3.0-or-later
// How often bytes that contradict each other are read again before the contradiction counts as a fault.
#pragma once

#include <chrono>
#include <cstdint>

namespace atlas {

/// Bytes at rest need one more reading, at once. Bytes in use are read after growing pauses, for about a second: a
/// fault stays the same, and what the kernel is writing does not.
class Reread {
public:
    /// `inUse`: the file system is mounted read-write. Otherwise the first difference shows it.
    explicit Reread(bool inUse) : m_inUse(inUse) {}

    /// The bytes differ from those read earlier, so somebody writes them.
    void noteChange() { m_inUse = true; }
    /// Whether a contradiction that was the same in so many further readings is a fault.
    [[nodiscard]] bool isFault(std::uint32_t steady) const { return steady >= (m_inUse ? steadyInUse : 1U); }
    /// Ends a reading. `steady`: how many readings the least steady of all contradictions has been the same. Returns
    /// whether to read again, after a pause where it is due.
    [[nodiscard]] bool again(std::uint32_t steady);

private:
    using Clock = std::chrono::steady_clock;
    static constexpr std::uint32_t steadyInUse = 4;

    bool m_inUse;
    std::uint32_t m_readings = 0;
    std::chrono::milliseconds m_pause{10};
    Clock::time_point m_start = Clock::now();
};

} // namespace atlas
