// SPDX-License-Identifier: GPL-3.0-or-later
// What the reader finds inside of blocks and files, as a tree: the structures of a block, the nodes of a file and the
// blocks of a directory, the transactions of the journal, the chain of orphans. A click leads to the block that a row names.
#pragma once

#include "ui/session/reader_job.h"
#include "ui/session/workspace.h"

#include <QWidget>

class QJsonObject;
class QLabel;
class QTreeWidget;
class QTreeWidgetItem;

namespace atlas::ui {

enum class StructureView : std::uint8_t { Block, File, Journal, Orphans };

class StructureTree : public QWidget {
    Q_OBJECT
public:
    /// `name` begins the object names of its parts.
    explicit StructureTree(Workspace& workspace, const QString& name = QStringLiteral("structure"),
                           QWidget* parent = nullptr);

    /// Which of them is shown, for the selection. Reads only while the widget is visible.
    void setView(StructureView view);
    [[nodiscard]] ReaderJob& reader() { return m_reader; }

protected:
    void showEvent(QShowEvent* event) override;

private:
    /// Asks the reader about the selection, unless the answer is here already.
    void ask();
    /// What the reader is asked for; empty with a reason in `m_summary` if the selection has nothing of this view.
    [[nodiscard]] QStringList request();
    [[nodiscard]] std::optional<std::uint32_t> inodeOfSelection() const;
    void take(const QByteArray& json);
    void refuse(const QString& why);
    void forget();
    void addBlock(const QJsonObject& answer);
    void addFile(const QJsonObject& answer);
    void addDirectory(const QJsonObject& directory);
    void addAttributes(const QJsonObject& answer);
    void addJournal(const QJsonObject& answer);
    void addOrphans(const QJsonObject& answer);
    void choose();

    Workspace& m_workspace;
    ReaderJob m_reader;
    StructureView m_view = StructureView::Block;
    QLabel* m_summary;
    QTreeWidget* m_tree;
    QStringList m_asked; ///< what the tree shows
    bool m_choosing = false; ///< the selection changes by a click in the tree
};

} // namespace atlas::ui
