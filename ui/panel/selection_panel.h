// SPDX-License-Identifier: GPL-3.0-or-later
// The panel beside the map: what is selected, why it is there, where on the disk, its fields beside their copies, and
// its bytes. Without a selection it shows the volume and its superblock.
#pragma once

#include "ui/session/workspace.h"

#include <QScrollArea>

class QLabel;
class QTableView;
class QVBoxLayout;

namespace atlas::ui {

class BytesView;
class LensPanel;
class StoredFieldsModel;
class StructureTree;

class SelectionPanel : public QScrollArea {
    Q_OBJECT
public:
    explicit SelectionPanel(Workspace& workspace, QWidget* parent = nullptr);

    [[nodiscard]] LensPanel& lens() { return *m_lens; }

    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    /// The user asked for the lesson with this number, counted from 1.
    void lessonWanted(int number);
    void largerLensWanted();
    void allFieldsWanted();
    void allBytesWanted();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    void addFields(QVBoxLayout& column);
    void addBytes(QVBoxLayout& column);
    void refresh();
    void showFields();
    [[nodiscard]] bool looksInside() const;
    void showByte();
    void chooseField(int row);
    void fitFields();
    void fitHeight();
    [[nodiscard]] QString links() const;

    Workspace& m_workspace;
    QLabel* m_title;
    QLabel* m_subtitle;
    QLabel* m_why;
    LensPanel* m_lens;
    QLabel* m_fieldsTitle;
    StoredFieldsModel* m_model;
    QTableView* m_fields;
    StructureTree* m_inside; ///< of a block without fields of its own
    QLabel* m_bytesTitle;
    BytesView* m_bytes;
    QLabel* m_links = nullptr;
    bool m_following = false; ///< the current field is following the selection and is no choice of the user
};

} // namespace atlas::ui
