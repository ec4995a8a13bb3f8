// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/go_menu.h"

#include "ui/session/whereabouts.h"
#include "ui/text/qt_text.h"

#include <QAction>
#include <QInputDialog>

namespace atlas::ui {

namespace {

QString placeName(const Place& place) {
    if (const auto* block = std::get_if<BlockPlace>(&place)) {
        return GoMenu::tr("block %1").arg(number(block->block.value));
    }
    if (const auto* group = std::get_if<GroupPlace>(&place)) {
        return GoMenu::tr("group %1").arg(number(group->group.value));
    }
    if (const auto* partition = std::get_if<PartitionPlace>(&place)) {
        return GoMenu::tr("partition %1").arg(partition->number);
    }
    return GoMenu::tr("partition table");
}

} // namespace

GoMenu::GoMenu(Workspace& workspace, QWidget* parent) : QMenu(tr("&Go"), parent), m_workspace(workspace) {
    setToolTipsVisible(true);
    m_back = addAction(tr("&Back"), &workspace.selection, &Selection::back);
    m_back->setShortcuts({QKeySequence(QStringLiteral("Alt+Left")), QKeySequence(Qt::Key_Backspace)});
    m_back->setToolTip(tr("To what was selected and shown before (Alt+Left, Backspace)"));
    m_forward =
        addAction(tr("&Forward"), QKeySequence(QStringLiteral("Alt+Right")), &workspace.selection, &Selection::forward);
    m_forward->setToolTip(tr("To what was selected and shown after this (Alt+Right)"));
    for (auto* action : {m_back, m_forward}) {
        action->setIconText(withoutMnemonic(action->text()));
    }
    addSeparator();
    m_needOpen << addAction(tr("&Go to…"), QKeySequence(QStringLiteral("Ctrl+G")), this, &GoMenu::goToRequested);
    addSeparator();
    m_needOpen << addAction(tr("&Next finding"), QKeySequence(QStringLiteral("F8")), this,
                            [this] { Q_EMIT findingRequested(1); });
    m_needOpen << addAction(tr("&Previous finding"), QKeySequence(QStringLiteral("Shift+F8")), this,
                            [this] { Q_EMIT findingRequested(-1); });
    addSeparator();
    addBookmarks();
    connect(&workspace.selection, &Selection::historyChanged, this, &GoMenu::refresh);
    connect(&workspace.session, &Session::opened, this, &GoMenu::refresh);
    refresh();
}

void GoMenu::addBookmarks() {
    m_mark = addAction(tr("Book&mark this place…"), QKeySequence(QStringLiteral("Ctrl+D")), this, &GoMenu::askForNote);
    m_mark->setToolTip(tr("Keeps a note on what is selected, for this volume wherever it is opened from"));
    m_bookmarks = addMenu(tr("Bookmar&ks"));
    m_bookmarks->setObjectName("bookmarks");
    connect(&m_workspace.bookmarks, &Bookmarks::changed, this, &GoMenu::fillBookmarks);
    connect(&m_workspace.selection, &Selection::changed, this, &GoMenu::fillBookmarks);
    fillBookmarks();
}

void GoMenu::fillBookmarks() {
    const auto& bookmarks = m_workspace.bookmarks;
    const auto& selected = m_workspace.selection.place();
    m_bookmarks->clear();
    const auto all = bookmarks.all();
    for (const auto& [place, note] : all) {
        auto words = placeName(place);
        words = note.isEmpty() ? words : tr("%1 — %2").arg(note, words);
        m_bookmarks->addAction(words.replace('&', QStringLiteral("&&")), this, [this, place] {
            if (m_workspace.session.isOpen() && exists(m_workspace.session.snapshot(), place)) {
                m_workspace.selection.select(place);
            }
        });
    }
    m_bookmarks->addSeparator();
    auto* remove = m_bookmarks->addAction(tr("&Remove that of this place"), this,
                                          [this] { m_workspace.bookmarks.remove(m_workspace.selection.place()); });
    remove->setEnabled(bookmarks.find(selected) != nullptr);
    m_bookmarks->setEnabled(!all.isEmpty());
    m_mark->setEnabled(m_workspace.session.isOpen() && !placeKey(selected).isEmpty());
}

void GoMenu::askForNote() {
    const auto place = m_workspace.selection.place();
    const auto* before = m_workspace.bookmarks.find(place);
    auto* dialog = new QInputDialog(window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Bookmark"));
    dialog->setLabelText(tr("Note on %1:").arg(placeName(place)));
    dialog->setTextValue(before == nullptr ? QString() : before->note);
    connect(dialog, &QInputDialog::textValueSelected, this,
            [this, place](const QString& note) { m_workspace.bookmarks.set(place, note.simplified()); });
    dialog->open();
}

void GoMenu::refresh() {
    m_back->setEnabled(m_workspace.selection.canGoBack());
    m_forward->setEnabled(m_workspace.selection.canGoForward());
    for (auto* action : std::as_const(m_needOpen)) {
        action->setEnabled(m_workspace.session.isOpen());
    }
    fillBookmarks();
}

} // namespace atlas::ui
