// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/layout_roles.h"

#include "report/words/plan_text.h"
#include "ui/text/qt_text.h"
#include "ui/text/sentence_text.h"

namespace atlas::ui {

QStringList rolesOf(const Comparison& comparison, std::size_t layout) {
    QStringList roles;
    if (comparison.layouts()[layout].isDefault) {
        roles << text(defaultLabel());
    }
    if (layout == comparison.baseline()) {
        roles << text(baselineLabel());
    }
    if (comparison.isRecommended(comparison.layouts()[layout].spec)) {
        roles << text(recommendedLabel());
    }
    return roles;
}

QString fullName(const Comparison& comparison, std::size_t layout) {
    const auto name = comparison.layouts()[layout].spec.name();
    const auto roles = rolesOf(comparison, layout);
    return roles.isEmpty() ? name : QStringLiteral("%1 (%2)").arg(name, listText(roles));
}

} // namespace atlas::ui
