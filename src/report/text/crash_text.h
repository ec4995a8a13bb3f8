// SPDX-License-Identifier: GPL-3.0-or-later
// What a crash leaves, as text.
#pragma once

#include "history/crash.h"

#include <iosfwd>

namespace atlas {

void writeCrashText(const CrashReport& report, std::ostream& out);

} // namespace atlas
