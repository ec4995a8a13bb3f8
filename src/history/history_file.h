// SPDX-License-Identifier: GPL-3.0-or-later
// The file of a history, little-endian: historyMagic; for each step a StepHead, the text of its command, its RunHeads
// and the bytes of runs that are not zeros; then historyEnd and the number of steps.
#pragma once

#include "base/byte_source.h"
#include "base/units.h"
#include "history/image_history.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace atlas {

inline constexpr std::string_view historyMagic = "E4AHIST1";
inline constexpr std::string_view historyStep = "STEP";
inline constexpr std::string_view historyEnd = "DONE";

inline constexpr std::size_t stepHeadBytes = 24; ///< "STEP", u32 bytes of the command, u64 size of the image, u64 runs
inline constexpr std::size_t runHeadBytes = 16; ///< u64 first sector, u32 sectors, u32 1 for zeros
inline constexpr std::size_t endBytes = 8; ///< "DONE", u32 steps

inline constexpr std::uint64_t maxHistorySteps = 100'000;
inline constexpr std::uint64_t maxCommandBytes = 1 << 16;
inline constexpr std::uint64_t maxHistoryImage = std::uint64_t{1} << 50;

// Writes the file step by step.

class HistoryWriter {
public:
    explicit HistoryWriter(std::ostream& out);
    /// `written`: the sectors that differ from the preceding image, sorted and disjoint; `image` holds their bytes.
    /// Sectors of zeros take no room. A short last sector is padded with zeros.
    [[nodiscard]] Status add(const std::string& command, const ByteSource& image,
                             const std::vector<ByteInterval>& written);
    /// Must be called, or the file is damaged.
    void finish();

private:
    std::ostream& m_out;
    std::uint32_t m_steps = 0;
};

/// Sectors within `where` in which `now` differs from `before`; past its end, each reads as zeros.
[[nodiscard]] Result<std::vector<ByteInterval>> changedSectors(const ByteSource& before, const ByteSource& now,
                                                               const std::vector<ByteInterval>& where);

// Reads the file.

/// Whether a file with these first bytes is a history.
[[nodiscard]] bool isHistory(std::span<const std::byte> head);

/// Fails if the file is not a history, ends early, or contradicts itself.
[[nodiscard]] Result<History> readHistory(std::shared_ptr<const ByteSource> file);

} // namespace atlas
