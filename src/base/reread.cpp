// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/reread.h"

#include <algorithm>
#include <poll.h>

namespace atlas {

using namespace std::chrono_literals;

bool Reread::again(std::uint32_t steady) {
    constexpr auto shortest = 300ms; // longer than a change waits for a block of its own to be read
    constexpr auto longest = 1200ms;
    constexpr std::uint32_t leastReadings = 5; // where one reading takes longer than that
    ++m_readings;
    const auto passed = Clock::now() - m_start;
    const bool isDecided = isFault(steady) && (!m_inUse || passed >= shortest);
    if (isDecided || (passed >= longest && m_readings >= leastReadings))
        return false;
    if (m_inUse) {
        ::poll(nullptr, 0, static_cast<int>(m_pause.count())); // the sandbox allows no other pause
        m_pause = std::min(2 * m_pause, 160ms);
    }
    return true;
}

} // namespace atlas
