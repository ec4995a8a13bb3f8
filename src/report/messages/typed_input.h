// SPDX-License-Identifier: GPL-3.0-or-later
// Why what was typed into a field is not used; the values before stay.
#pragma once

#include "base/parse_size.h"
#include "report/messages/message.h"

namespace atlas {

/// `expected` describes what the field takes, without a full stop.
[[nodiscard]] Message notUnderstood(std::string_view typed, std::string_view expected);
/// Of sizes and offsets in bytes.
[[nodiscard]] Message sizeOutOfRange(std::string_view typed, NumberRange range);
/// Of a block size, and of any other number.
[[nodiscard]] Message noBlockSize(std::string_view typed, NumberRange range);
[[nodiscard]] Message noNumber(std::string_view typed, NumberRange range);
[[nodiscard]] Message outOfRange(std::string_view typed, NumberRange range);
/// A size that is not below the one to which the file system will grow, and the other way round.
[[nodiscard]] Message notBelowGrowth(std::string_view typed, ByteCount grownTo);
[[nodiscard]] Message notAboveSize(std::string_view typed, ByteCount size);
/// Of a partition's start.
[[nodiscard]] Message offSector(std::string_view typed, ByteCount sector);
/// `why` is a clause without a full stop.
[[nodiscard]] Message refusedInput(std::string_view typed, std::string_view why);
/// A -G among the options of all layouts.
[[nodiscard]] Message flexGroupSizeAddsLayout(std::uint32_t size);
/// The same, of a size that has its layout.
[[nodiscard]] Message flexGroupSizeIsShown(std::uint32_t size);
/// The same, where there are `maximum` layouts without it.
[[nodiscard]] Message flexGroupSizeHasNoPlace(std::uint32_t size, std::uint64_t maximum);
[[nodiscard]] Message layoutsAreFull(std::uint64_t maximum);

} // namespace atlas
