// SPDX-License-Identifier: GPL-3.0-or-later
// The row below the bytes that searches them for bytes or text, forward and backward.
#pragma once

#include "base/units.h"
#include "ui/session/byte_searcher.h"

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

    /// Searches `bytes` from now on; null: nothing. A running search ends if they are others.
    void setBytes(const std::shared_ptr<const ByteSource>& bytes);
    /// Where the next search begins.
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
    ByteCount m_length{}; ///< of the pattern searched for
    ByteSearcher m_searcher;
    QComboBox* m_kind;
    QLineEdit* m_pattern;
    QToolButton* m_next;
    QToolButton* m_previous;
    QToolButton* m_cancel;
    QProgressBar* m_bar;
    QLabel* m_result;
};

} // namespace atlas::ui
