// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWidget;

namespace atlas::ui {

/// Lets a widget accept local files by drag and drop.
class FileDrop : public QObject {
    Q_OBJECT
public:
    explicit FileDrop(QWidget& target);

    [[nodiscard]] bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
    /// `paths` is not empty.
    void dropped(const QStringList& paths);
};

} // namespace atlas::ui
