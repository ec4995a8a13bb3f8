// SPDX-License-Identifier: GPL-3.0-or-later
// Bytes as lines of sixteen, in hexadecimal and as text.
#pragma once

#include "base/units.h"
#include "report/text/text_style.h"

#include <cstddef>
#include <iosfwd>
#include <span>

namespace atlas {

/// `bytes`, which begin at byte `first` of the disk, below a heading.
void writeHex(std::span<const std::byte> bytes, ByteOffset first, std::ostream& out, TextStyle style);

} // namespace atlas
