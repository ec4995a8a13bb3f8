// SPDX-License-Identifier: GPL-3.0-or-later
// The bytes dock: the bytes of the disk with the selected field outlined, the name of the field under a byte, and a
// search row.
#pragma once

#include "base/units.h"
#include "ui/session/byte_searcher.h"
#include "ui/session/workspace.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QToolButton;

namespace atlas::ui {

class ByteSearchBar : public QWidget {
    Q_OBJECT
public:
    explicit ByteSearchBar(QWidget* parent = nullptr);

    /// Sets the bytes to search; null: none. A running search ends if they differ.
    void setBytes(const std::shared_ptr<const ByteSource>& bytes);
    /// The start of the next search.
    void setFrom(ByteOffset from) { m_from = from; }
    void search(bool backward);

Q_SIGNALS:
    void found(atlas::ByteInterval bytes);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void arrange();
    void report(const ByteSearchResult& result);
    void showRunning(bool running);
    void say(const QString& words);

    std::shared_ptr<const ByteSource> m_bytes;
    ByteOffset m_from{};
    ByteCount m_length{}; ///< of the pattern
    ByteSearcher m_searcher;
    QComboBox* m_kind;
    QLineEdit* m_pattern;
    QToolButton* m_next;
    QToolButton* m_previous;
    QToolButton* m_cancel;
    QProgressBar* m_bar;
    QLabel* m_result;
};

class ByteSearchBar;
class BytesView;

class BytesPanel : public QWidget {
    Q_OBJECT
public:
    explicit BytesPanel(Workspace& workspace, QWidget* parent = nullptr);

    [[nodiscard]] BytesView& view() { return *m_view; }
    /// Puts the cursor into the search field.
    void startSearch();

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
    std::optional<ByteInterval> m_range{}; ///< chosen or found; cleared when a byte outside is selected
};

} // namespace atlas::ui
