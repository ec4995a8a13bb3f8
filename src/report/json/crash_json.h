// SPDX-License-Identifier: GPL-3.0-or-later
// What a crash leaves, as JSON.
#pragma once

#include "history/crash.h"

#include <iosfwd>

namespace atlas {

inline constexpr const char* crashSchema = "ext4atlas-crash/1";

void writeCrashJson(const CrashReport& report, std::ostream& out);

} // namespace atlas
