// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures whose parts a screen reader and the keyboard can step through.
#pragma once

#include <QAccessibleInterface>
#include <QAccessibleWidget>
#include <QPointer>
#include <QRect>
#include <QString>
#include <QStringList>
#include <QWidget>
#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <vector>

namespace atlas::ui {

/// More parts per row than this are too many for users of a screen reader.
inline constexpr std::size_t maxParts = 200;

struct PicturePart {
    std::uint64_t key = 0; ///< unique among siblings; unchanged while the same thing is shown
    QRect rect{}; ///< in pixels of the view
    std::function<QString()> tip{}; ///< the tooltip, rich or plain text: the name, then further lines
    bool current = false; ///< chosen by keyboard, or the row that contains the chosen part
};

class PictureParts {
public:
    PictureParts() = default;
    PictureParts(const PictureParts&) = delete;
    PictureParts& operator=(const PictureParts&) = delete;
    virtual ~PictureParts() = default;

    using Stamp = std::array<std::uint64_t, 4>;
    /// Unchanged as long as rows() and inRow() return the same.
    [[nodiscard]] virtual Stamp stamp() const = 0;
    /// The visible rows from top to bottom.
    [[nodiscard]] virtual std::vector<PicturePart> rows() const = 0;
    /// The parts of the row `key`, at most maxParts + 1; empty if the row is not visible.
    [[nodiscard]] virtual std::vector<PicturePart> inRow(std::uint64_t key) const = 0;
};

/// The lines of a tooltip without markup; a table row becomes one line, "blocks: 3 – 4".
[[nodiscard]] QStringList plainLines(const QString& tip);

class AccessiblePart;

/// The interfaces of siblings. QAccessible owns them, so only their ids are stored.
class AccessibleParts {
public:
    AccessibleParts() = default;
    AccessibleParts(const AccessibleParts&) = delete;
    AccessibleParts& operator=(const AccessibleParts&) = delete;
    ~AccessibleParts();

    /// Parts that are still shown keep their interface. The others end only in the event loop, because the caller may
    /// be a method of one of them.
    void set(std::vector<PicturePart> parts, const std::function<AccessiblePart*(const PicturePart&)>& make);

    [[nodiscard]] int count() const { return static_cast<int>(m_order.size()); }
    [[nodiscard]] AccessiblePart* at(int index) const;
    [[nodiscard]] int indexOf(const QAccessibleInterface* child) const;
    [[nodiscard]] AccessiblePart* under(QPoint global) const;
    [[nodiscard]] AccessiblePart* current() const;

private:
    std::map<std::uint64_t, QAccessible::Id> m_ids;
    std::vector<QAccessible::Id> m_order;
};

class AccessiblePart final : public QAccessibleInterface {
public:
    /// `parts`: null for a part of a row, which has no children; otherwise lives as long as `view`.
    AccessiblePart(QWidget& view, QAccessible::Id parent, const PictureParts* parts, PicturePart part);

    void refresh(PicturePart part);
    void end() { m_ended = true; }
    [[nodiscard]] const PicturePart& part() const { return m_part; }

    [[nodiscard]] bool isValid() const override { return !m_ended && m_view; }
    [[nodiscard]] QObject* object() const override { return nullptr; }
    [[nodiscard]] QWindow* window() const override;
    [[nodiscard]] QAccessibleInterface* parent() const override;
    [[nodiscard]] QAccessibleInterface* child(int index) const override;
    [[nodiscard]] int childCount() const override;
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* child) const override;
    [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override;
    [[nodiscard]] QAccessibleInterface* focusChild() const override;
    [[nodiscard]] QString text(QAccessible::Text kind) const override;
    void setText(QAccessible::Text, const QString&) override {}
    [[nodiscard]] QRect rect() const override; ///< on the screen
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::TreeItem; }
    [[nodiscard]] QAccessible::State state() const override;

private:
    AccessibleParts& children() const;

    QPointer<QWidget> m_view;
    QAccessible::Id m_parent;
    const PictureParts* m_parts;
    PicturePart m_part;
    bool m_ended = false;
    mutable PictureParts::Stamp m_stamp{}; ///< of m_children
    mutable bool m_filled = false;
    mutable AccessibleParts m_children{};
};

/// A painted view for assistive technology: a tree of its visible rows and their parts, built on demand.
class AccessiblePicture final : public QAccessibleWidget {
public:
    AccessiblePicture(QWidget& view, std::unique_ptr<const PictureParts> parts);

    [[nodiscard]] QAccessibleInterface* child(int index) const override;
    [[nodiscard]] int childCount() const override;
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* child) const override;
    [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override;
    /// The part chosen by keyboard, else the chosen row; null if there is none.
    [[nodiscard]] QAccessibleInterface* focusChild() const override;

private:
    AccessibleParts& rows() const;

    std::unique_ptr<const PictureParts> m_parts;
    mutable PictureParts::Stamp m_stamp{}; ///< of m_rows
    mutable bool m_filled = false;
    mutable AccessibleParts m_rows{};
};

/// Tells assistive technology that the focus moved to the part chosen by keyboard in `view`.
void announceChosen(QWidget& view);

} // namespace atlas::ui
