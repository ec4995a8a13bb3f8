// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/messages/shown.h"

#include <iosfwd>

namespace atlas {

/// Schema ext4atlas-show/1.
void writeShowJson(const Shown& shown, std::ostream& out);

} // namespace atlas
