// SPDX-License-Identifier: GPL-3.0-or-later
// The input field of "Go to".
#pragma once

#include "ui/session/workspace.h"

#include <QLineEdit>

namespace atlas::ui {

class GotoField : public QLineEdit {
    Q_OBJECT
public:
    explicit GotoField(Workspace& workspace, QWidget* parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override;

private:
    void go();
    void follow(const QString& path);
    void refuse(const QString& why);

    Workspace& m_workspace;
};

} // namespace atlas::ui
