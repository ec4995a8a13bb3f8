// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/text/geometry_text.h"

#include "report/messages/geometry_facts.h"
#include "report/text/report_text.h"

namespace atlas {

void writeGeometry(const Layout& layout, std::ostream& out, TextStyle style) {
    writeFacts(out, geometryFacts(layout), style);
}

} // namespace atlas
