// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compare/recommendation.h"
#include "report/text/text_table.h"

#include <iosfwd>

namespace atlas {

/// A paragraph of its own: what is recommended stands out, the reasons follow it, and what matters more stands before it.
void writeAdvice(const Recommendation& recommendation, std::ostream& out, TextStyle style);

} // namespace atlas
