// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/goto_field.h"

#include "ui/session/whereabouts.h"

#include <QToolTip>

namespace atlas::ui {

GotoField::GotoField(Workspace& workspace, QWidget* parent) : QLineEdit(parent), m_workspace(workspace) {
    setObjectName("goTo");
    setPlaceholderText(tr("Go to group, block, byte, inode…  Ctrl+G"));
    setToolTip(tr("“group 21”, “block 524293”, “sector 8390759” or “lba 63”, “byte 4296068608”, “inode 12”; a number "
                  "alone is a block, with k, M, G or T a byte, with s a sector. Paths are not looked up."));
    setAccessibleName(tr("Go to"));
    setClearButtonEnabled(true);
    connect(this, &QLineEdit::returnPressed, this, &GotoField::go);
    connect(this, &QLineEdit::textEdited, this, [] { QToolTip::hideText(); });
}

QSize GotoField::sizeHint() const {
    const int text = fontMetrics().horizontalAdvance(placeholderText());
    return {text + fontMetrics().height() * 2, QLineEdit::sizeHint().height()};
}

void GotoField::go() {
    auto& session = m_workspace.session;
    if (!session.isOpen()) {
        return refuse(tr("Open an image first."));
    }
    const auto target = parseGoto(text());
    if (!target) {
        return refuse(target.error());
    }
    const auto place = placeOf(session.snapshot(), session.judgement(), *target);
    if (!place) {
        return refuse(place.error());
    }
    m_workspace.selection.select(*place);
    selectAll();
}

void GotoField::refuse(const QString& why) {
    setAccessibleDescription(why);
    QToolTip::showText(mapToGlobal(QPoint(0, height())), why, this);
    selectAll();
}

} // namespace atlas::ui
