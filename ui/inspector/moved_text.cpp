// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/moved_text.h"

#include <QCoreApplication>

namespace atlas::ui {

namespace {

struct MovedText {
    Q_DECLARE_TR_FUNCTIONS(MovedText)
};

} // namespace

QString movedText(const QString& value, bool moved) { return moved ? MovedText::tr("what if: %1").arg(value) : value; }

} // namespace atlas::ui
