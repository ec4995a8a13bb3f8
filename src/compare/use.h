// SPDX-License-Identifier: GPL-3.0-or-later
// What a file system is for.
#pragma once

#include "compare/read_model.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace atlas {

enum class Use : std::uint8_t { General, SmallFiles, Streaming, RaidMembers, SdCard, VmImage, Database };
inline constexpr std::array allUses{Use::General, Use::SmallFiles, Use::Streaming, Use::RaidMembers,
                                    Use::SdCard,  Use::VmImage,    Use::Database};

[[nodiscard]] std::string_view name(Use use); ///< as on the command line: "small-files"
[[nodiscard]] std::optional<Use> useNamed(std::string_view name);
[[nodiscard]] std::vector<std::string> useNames();
/// What the use implies about the medium where nobody says otherwise.
[[nodiscard]] Medium usualMedium(Use use);

} // namespace atlas
