// SPDX-License-Identifier: GPL-3.0-or-later
// The bytes dock: the bytes of the disk, with those of the selected field outlined and the field under a byte named.
#pragma once

#include "ui/session/workspace.h"

#include <QWidget>

class QLabel;

namespace atlas::ui {

class ByteSearchBar;
class BytesView;

class BytesPanel : public QWidget {
    Q_OBJECT
public:
    explicit BytesPanel(Workspace& workspace, QWidget* parent = nullptr);

    [[nodiscard]] BytesView& view() { return *m_view; }

private:
    using Format = QString (*)(const std::vector<std::byte>&);

    void addCopying();
    void copy(Format format);
    void mark(ByteInterval bytes, ByteOffset cursor);
    void take(ByteInterval found);
    void refresh();
    void showByte();
    [[nodiscard]] ByteInterval wholePlace() const;
    void choose(ByteOffset byte);
    void go(ByteOffset byte);
    [[nodiscard]] QString nameOf(ByteOffset byte) const;

    Workspace& m_workspace;
    StructureLoader& m_loader;
    BytesView* m_view;
    QLabel* m_name;
    ByteSearchBar* m_search;
    std::optional<ByteInterval> m_range{}; ///< chosen or found, until a byte outside is selected
};

} // namespace atlas::ui
