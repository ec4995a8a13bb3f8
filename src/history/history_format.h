// SPDX-License-Identifier: GPL-3.0-or-later
// The file of a history, little-endian. It begins with historyMagic. Each step follows as a StepHead, the text of its command,
// its RunHeads and the bytes of those that are not zeros. It ends with historyEnd and the number of steps.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

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

} // namespace atlas
