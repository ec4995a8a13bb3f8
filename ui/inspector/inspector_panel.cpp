// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/inspector_panel.h"

#include "ui/inspector/file_words_text.h"
#include "ui/inspector/inspector_model.h"
#include "ui/inspector/structure_texts.h"
#include "ui/session/whereabouts.h"
#include "ui/text/qt_text.h"
#include "ui/widgets/item_views.h"

#include <QHeaderView>
#include <QSplitter>
#include <QTextBrowser>
#include <QTreeView>
#include <QVBoxLayout>

namespace atlas::ui {

namespace {

QString html(const StructureText& text) {
    const QString why = text.why.isEmpty() ? QString()
                                           : QStringLiteral("<p><b>%1</b></p><p>%2</p>")
                                                 .arg(InspectorPanel::tr("Why is it there?"), text.why.toHtmlEscaped());
    return why +
           QStringLiteral("<p><b>%1</b></p><p>%2</p>").arg(text.title.toHtmlEscaped(), text.paragraph.toHtmlEscaped());
}

} // namespace

InspectorPanel::InspectorPanel(Workspace& workspace, QWidget* parent)
    : QWidget(parent),
      m_workspace(workspace),
      m_model(new InspectorModel(this)),
      m_tree(new QTreeView),
      m_text(new QTextBrowser) {
    m_tree->setObjectName("inspector");
    m_tree->setAccessibleName(tr("Structures of the disk"));
    m_text->setObjectName("structureText");
    m_tree->setModel(m_model);
    m_tree->setIndentation(m_tree->fontMetrics().height());
    dress(*m_tree);
    wrapColumn(*m_tree, 1);
    m_tree->header()->setStretchLastSection(true);
    connect(m_tree, &QAbstractItemView::activated, this, [this](const QModelIndex& index) {
        const auto place = m_model->linkOf(index);
        if (!std::holds_alternative<std::monostate>(place))
            m_workspace.selection.select(place);
    });
    connect(m_tree, &QAbstractItemView::clicked, this, [this](const QModelIndex& index) {
        const auto place = m_model->placeOf(index);
        if (!std::holds_alternative<std::monostate>(place))
            m_workspace.selection.glance(place);
    });
    auto* splitter = new QSplitter(Qt::Vertical);
    splitter->addWidget(m_tree);
    splitter->addWidget(m_text);
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 1);
    splitter->setChildrenCollapsible(false);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(splitter);
    connect(&workspace.session, &Session::opened, this, &InspectorPanel::refresh);
    connect(&workspace.session, &Session::judgedAgain, this, &InspectorPanel::refresh);
    connect(&workspace.selection, &Selection::changed, this, &InspectorPanel::refresh);
    m_text->setOpenLinks(false);
    connect(m_text, &QTextBrowser::anchorClicked, this, [this] {
        const auto layout = m_workspace.session.layout();
        if (const auto block = layout ? blockForFiles(*layout, m_workspace.selection.place()) : std::nullopt)
            m_workspace.selection.askForOwners(*block);
    });
    m_text->hide();
}

void InspectorPanel::refresh() {
    const auto& session = m_workspace.session;
    if (!session.isOpen()) {
        m_model->setTree({});
        return;
    }
    const auto& place = m_workspace.selection.place();
    m_model->setTree(inspect(session.snapshot(), session.judgement(), place));
    m_tree->expandToDepth(0);
    m_tree->resizeColumnToContents(0);
    const auto text = explanationOf(session.judgement(), place);
    m_text->setVisible(!text.title.isEmpty());
    m_text->setHtml(question() + html(text));
}

QString InspectorPanel::question() const {
    const auto layout = m_workspace.session.layout();
    const auto block = layout ? blockForFiles(*layout, m_workspace.selection.place()) : std::nullopt;
    return block
               ? QStringLiteral("<p><a href=\"owners\">%1</a></p>").arg(ownerQuestion(*layout, *block).toHtmlEscaped())
               : QString();
}

} // namespace atlas::ui
