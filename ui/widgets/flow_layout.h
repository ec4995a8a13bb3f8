// SPDX-License-Identifier: GPL-3.0-or-later
// A layout that sets its widgets side by side, in as many lines as its width needs.
#pragma once

#include <QLayout>

namespace atlas::ui {

class FlowLayout : public QLayout {
    Q_OBJECT
public:
    /// `alignment`: of each line, left or centred. With `lastAtEnd`, the last widget stands at the right end of its
    /// line.
    explicit FlowLayout(QWidget* parent, Qt::Alignment alignment = Qt::AlignLeft, bool lastAtEnd = false);
    ~FlowLayout() override;
    FlowLayout(const FlowLayout&) = delete;
    FlowLayout& operator=(const FlowLayout&) = delete;
    FlowLayout(FlowLayout&&) = delete;
    FlowLayout& operator=(FlowLayout&&) = delete;

    void addItem(QLayoutItem* item) override;
    [[nodiscard]] int count() const override { return static_cast<int>(m_items.size()); }
    [[nodiscard]] QLayoutItem* itemAt(int index) const override { return m_items.value(index); }
    QLayoutItem* takeAt(int index) override;
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return {}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    /// All in one line.
    [[nodiscard]] QSize sizeHint() const override;
    /// The widest widget.
    [[nodiscard]] QSize minimumSize() const override;
    void setGeometry(const QRect& rect) override;

private:
    /// Returns the height; places the widgets if asked to.
    int arrange(const QRect& rect, bool places) const;
    void placeLine(const QRect& line, const QList<QLayoutItem*>& items) const;

    Qt::Alignment m_alignment;
    bool m_lastAtEnd;
    QList<QLayoutItem*> m_items;
};

} // namespace atlas::ui
