// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/compare_menu.h"

#include "ui/compare/compare_page.h"
#include "ui/window/pages.h"

#include <QAction>

namespace atlas::ui {

CompareMenu::CompareMenu(Workspace& workspace, Pages& pages, QWidget* parent)
    : QMenu(tr("&Compare"), parent), m_workspace(workspace), m_pages(pages) {
    setToolTipsVisible(true);
    auto* page = &pages.compare();
    const auto onPage = [&pages, page](void (ComparePage::*does)()) {
        return [&pages, page, does] {
            pages.showCompare();
            (page->*does)();
        };
    };
    addAction(tr("Compare &mke2fs settings…"), QKeySequence(QStringLiteral("Ctrl+K")), &pages, &Pages::showCompare)
        ->setToolTip(tr("What each -G would do, before anything is formatted"));
    m_fill = addAction(tr("&What would another -G have been?"), this, onPage(&ComparePage::fillFromImage));
    m_fill->setToolTip(tr("Takes the options of mke2fs from the open image's superblock"));
    addAction(tr("&Back to where you were"), &pages, &Pages::leaveCompare);
    addSeparator();
    addAction(tr("Add an &option line…"), this, onPage(&ComparePage::askForLine));
    addAction(tr("Add an &image or snapshot…"), this, onPage(&ComparePage::askForFile));
    addAction(tr("&Copy the baseline's mke2fs command"), this, [&pages] {
        pages.showCompare();
        pages.compare().copyCommand(pages.compare().comparison().baseline());
    });
    addSeparator();
    addAction(tr("O&pen a comparison…"), this, onPage(&ComparePage::askAndOpen));
    addAction(tr("&Save the comparison…"), this, onPage(&ComparePage::askAndSave));
    addAction(tr("&Export the comparison…"), this, onPage(&ComparePage::askAndExport));
    connect(&workspace.session, &Session::opened, this, &CompareMenu::refresh);
    refresh();
}

void CompareMenu::refresh() { m_fill->setEnabled(m_workspace.session.layout() != nullptr); }

} // namespace atlas::ui
