// SPDX-License-Identifier: GPL-3.0-or-later
// The requests of `show`, and the structures that they select.
#pragma once

#include "reading/read_image.h"
#include "report/words/shown.h"

#include <array>

namespace atlas::cli {

struct ShowRequest {
    ImageOptions image;
    std::string what;
    std::string which; ///< number or path; empty if there is none
    bool json = false;
    bool allCopies = false;
    bool hex = false;

    /// Whether a place is requested instead of a structure.
    [[nodiscard]] bool isPosition() const { return what == "block" || what == "byte" || what == "sector"; }
};

inline constexpr std::array<std::string_view, 7> shownWithOperand{"group", "inodes", "inode", "path",
                                                                  "block", "byte",   "sector"};
inline constexpr std::array<std::string_view, 5> shownWithoutOperand{"superblock", "journal", "mbr", "gpt", "layers"};

/// Fails on missing or superfluous operands and on options that do not fit.
[[nodiscard]] Status checkWellFormed(const ShowRequest& request);
/// The operand as a decimal number, or hexadecimal with 0x.
[[nodiscard]] Result<std::uint64_t> numberOf(const ShowRequest& request);
[[nodiscard]] Error outOfRange(const ShowRequest& request, const std::string& expected);

/// The requested structures, the one to show first; also sets the members of `shown` for a file or a position.
/// Precondition: the reading has a volume and its bytes.
[[nodiscard]] Result<std::vector<StructurePlace>> placesOf(const ShowRequest& request, const ImageReading& reading,
                                                           Shown& shown);

} // namespace atlas::cli
