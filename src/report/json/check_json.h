// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "alignment/judgement.h"

#include <iosfwd>

namespace atlas {

/// Schema "ext4atlas-check/1", documented in the man page.
void writeCheckJson(const Judgement& judgement, std::ostream& out);

} // namespace atlas
