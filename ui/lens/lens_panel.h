// SPDX-License-Identifier: GPL-3.0-or-later
// The lens, with the calculation for the selection above it.
#pragma once

#include "ui/session/workspace.h"

#include <QWidget>

class QLabel;

namespace atlas::ui {

class LensView;

class LensPanel : public QWidget {
    Q_OBJECT
public:
    explicit LensPanel(Workspace& workspace, QWidget* parent = nullptr);

    [[nodiscard]] LensView& lens() { return *m_lens; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    void fitTitle();
    void showVolume(VolumeChange change);
    void follow(const Place& place);
    void showWorking();
    void pick(BlockNumber block);
    [[nodiscard]] Place target() const;

    Workspace& m_workspace;
    LensView* m_lens;
    QLabel* m_title;
    bool m_picking = false; ///< the selection comes from the lens, which then does not scroll
};

} // namespace atlas::ui
