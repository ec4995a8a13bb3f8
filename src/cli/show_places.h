// SPDX-License-Identifier: GPL-3.0-or-later
// What can be asked of `show`, and where it lies.
#pragma once

#include "reading/read_image.h"
#include "report/words/shown.h"

#include <array>

namespace atlas::cli {

struct ShowRequest {
    ImageOptions image;
    std::string what;
    std::string which; ///< number or path; empty: none
    bool json = false;
    bool allCopies = false;
    bool hex = false;

    /// Whether it is for a place, not for a structure.
    [[nodiscard]] bool isPosition() const { return what == "block" || what == "byte" || what == "sector"; }
};

inline constexpr std::array<std::string_view, 7> shownWithOperand{"group", "inodes", "inode", "path",
                                                                  "block", "byte",   "sector"};
inline constexpr std::array<std::string_view, 5> shownWithoutOperand{"superblock", "journal", "mbr", "gpt", "layers"};

/// Fails where an operand is missing or too many, and where an option does not fit.
[[nodiscard]] Status checkWellFormed(const ShowRequest& request);
/// The operand, decimal, or hexadecimal with 0x.
[[nodiscard]] Result<std::uint64_t> numberOf(const ShowRequest& request);
[[nodiscard]] Error outOfRange(const ShowRequest& request, const std::string& expected);

// Which structures `show` was asked for.

/// The structures of a volume that the request names, the one to show first; sets in `shown` what belongs to a file or a byte.
/// Precondition: the reading has a volume and its bytes.
[[nodiscard]] Result<std::vector<StructurePlace>> placesOf(const ShowRequest& request, const ImageReading& reading,
                                                           Shown& shown);

} // namespace atlas::cli
