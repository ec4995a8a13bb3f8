// SPDX-License-Identifier: GPL-3.0-or-later
// A painted view as assistive technology sees it: a tree of its visible rows and their parts, made when asked for.
#pragma once

#include "ui/widgets/accessible_part.h"

#include <QAccessibleWidget>
#include <memory>

namespace atlas::ui {

class AccessiblePicture final : public QAccessibleWidget {
public:
    AccessiblePicture(QWidget& view, std::unique_ptr<const PictureParts> parts);

    [[nodiscard]] QAccessibleInterface* child(int index) const override;
    [[nodiscard]] int childCount() const override;
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* child) const override;
    [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override;
    /// What was chosen by key: a part of a row, else a row; null: nothing.
    [[nodiscard]] QAccessibleInterface* focusChild() const override;

private:
    AccessibleParts& rows() const;

    std::unique_ptr<const PictureParts> m_parts;
    mutable PictureParts::Stamp m_stamp{}; ///< of m_rows
    mutable bool m_filled = false;
    mutable AccessibleParts m_rows{};
};

/// Tells assistive technology that the focus is now on what was chosen in `view` by key.
void announceChosen(QWidget& view);

} // namespace atlas::ui
