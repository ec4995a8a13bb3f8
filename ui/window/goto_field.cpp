// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/goto_field.h"

#include "ui/session/goto_place.h"

#include <QCompleter>
#include <QToolTip>

namespace atlas::ui {

GotoField::GotoField(Workspace& workspace, QWidget* parent) : QLineEdit(parent), m_workspace(workspace) {
    setObjectName("goTo");
    setPlaceholderText(tr("Go to group, block, inode, /path…  Ctrl+G"));
    setToolTip(tr(
        "“group 21”, “block 524293”, “sector 8390759” or “lba 63”, “byte 4296068608”, “inode 12”; a number "
        "alone is a block, with k, M, G or T a byte, with s a sector. “block bitmap 17”, “inode table 3”, “superblock” "
        "and “journal” are structures, “s_raid_stride” a field of the superblock. “/etc/hosts” shows the way to the "
        "blocks of a file. “sector 280576s” counts 512 bytes, as the kernel’s log does; a line of that log can be "
        "pasted, too."));
    setAccessibleName(tr("Go to"));
    setClearButtonEnabled(true);
    auto* kinds = new QCompleter(
        {QStringLiteral("group "), QStringLiteral("block "), QStringLiteral("fsblock "), QStringLiteral("sector "),
         QStringLiteral("byte "), QStringLiteral("inode "), QStringLiteral("path /"), QStringLiteral("block bitmap "),
         QStringLiteral("inode bitmap "), QStringLiteral("inode table "), QStringLiteral("group descriptor "),
         QStringLiteral("superblock"), QStringLiteral("journal"), QStringLiteral("mbr"), QStringLiteral("gpt")},
        this);
    kinds->setCaseSensitivity(Qt::CaseInsensitive);
    setCompleter(kinds);
    connect(&m_workspace.files, &FileFinder::refused, this, &GotoField::refuse);
    connect(this, &QLineEdit::returnPressed, this, &GotoField::go);
    connect(this, &QLineEdit::textEdited, this, [] { QToolTip::hideText(); });
}

QSize GotoField::sizeHint() const {
    const int text = fontMetrics().horizontalAdvance(placeholderText());
    return {text + fontMetrics().height() * 2, QLineEdit::sizeHint().height()};
}

void GotoField::go() {
    auto& session = m_workspace.session;
    if (!session.isOpen())
        return refuse(tr("Open an image first."));
    const auto target = parseGoto(text());
    if (!target)
        return refuse(target.error());
    if (target->kind == GotoKind::Path)
        return follow(target->path);
    const auto place = placeOfTarget(session.snapshot(), session.judgement(), *target);
    if (!place)
        return refuse(place.error());
    setAccessibleDescription({});
    auto& selection = m_workspace.selection;
    if (target->kind == GotoKind::Inode)
        selection.select(*place, nullptr); // another file than the one that is followed
    else
        target->kind == GotoKind::Field ? selection.selectField(*place) : selection.select(*place);
    selectAll();
}

void GotoField::follow(const QString& path) {
    if (!m_workspace.session.layout())
        return refuse(tr("This disk holds no ext file system, so there are no paths."));
    setAccessibleDescription({});
    m_workspace.files.followPath(path);
    selectAll();
}

void GotoField::refuse(const QString& why) {
    setAccessibleDescription(why);
    QToolTip::showText(mapToGlobal(QPoint(0, height())), why, this);
    selectAll();
}

} // namespace atlas::ui
