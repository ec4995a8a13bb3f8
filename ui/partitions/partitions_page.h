// SPDX-License-Identifier: GPL-3.0-or-later
// The partitions of the disk: a page, and a choice in the tool bar.
#pragma once

#include "ui/session/session.h"
#include "ui/session/workspace.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;
class QTableView;

namespace atlas::ui {

class PartitionPicker : public QWidget {
    Q_OBJECT
public:
    explicit PartitionPicker(Session& session, QWidget* parent = nullptr);

Q_SIGNALS:
    /// Whether the file has more than one ext file system or disk; if not, the picker can be hidden.
    void choiceOffered(bool offered);

private:
    void refresh();
    /// The volumes of the open disk, each with the name of the member that the disk is, if the file has several.
    void addVolumes(const QString& member);
    void add(const QString& words, const QVariant& choice);
    [[nodiscard]] int current() const;

    Session& m_session;
    QComboBox* m_choice;
};

// For a disk without an ext file system: its partitions and their contents.

class PartitionModel;

class PartitionsPage : public QWidget {
    Q_OBJECT
public:
    explicit PartitionsPage(Workspace& workspace, QWidget* parent = nullptr);

private:
    void refresh();
    [[nodiscard]] QString message() const;
    void openThere();

    Workspace& m_workspace;
    PartitionModel* m_model;
    QLabel* m_message;
    QPushButton* m_openThere; ///< shown if an ext file system was found that begins elsewhere
    QTableView* m_view;
};

} // namespace atlas::ui
