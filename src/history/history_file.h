// SPDX-License-Identifier: GPL-3.0-or-later
// The file of a history, little-endian. It begins with historyMagic. Each step follows as a StepHead, the text of its command,
// its RunHeads and the bytes of those that are not zeros. It ends with historyEnd and the number of steps.
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
inline constexpr std::size_t runHeadBytes = 16; ///< u64 first sector, u32 sectors, u32 1 where they are zeros
inline constexpr std::size_t endBytes = 8; ///< "DONE", u32 steps

inline constexpr std::uint64_t maxHistorySteps = 100'000;
inline constexpr std::uint64_t maxCommandBytes = 1 << 16;
inline constexpr std::uint64_t maxHistoryImage = std::uint64_t{1} << 50;

// Writes the file of a history step by step.

class HistoryWriter {
public:
    explicit HistoryWriter(std::ostream& out);
    /// `written`: the sectors that differ from the image before, by position and apart; their bytes are those of `image`. A sector
    /// of zeros takes no room. The end of a short last sector counts as zeros.
    [[nodiscard]] Status add(const std::string& command, const ByteSource& image,
                             const std::vector<ByteInterval>& written);
    /// Without this, the file is damaged.
    void finish();

private:
    std::ostream& m_out;
    std::uint32_t m_steps = 0;
};

/// The sectors in which `now` differs from `before`, looked for in `where` only; what lies behind the end of the shorter one is
/// zeros there.
[[nodiscard]] Result<std::vector<ByteInterval>> changedSectors(const ByteSource& before, const ByteSource& now,
                                                               const std::vector<ByteInterval>& where);

// Reads the file of a history.

/// Whether a file that begins with these bytes is a history.
[[nodiscard]] bool isHistory(std::span<const std::byte> head);

/// Fails where the file is not a history, ends early, or contradicts itself.
[[nodiscard]] Result<History> readHistory(std::shared_ptr<const ByteSource> file);

} // namespace atlas
