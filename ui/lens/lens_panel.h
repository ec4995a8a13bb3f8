// SPDX-License-Identifier: GPL-3.0-or-later
// What the lens is centred on.
#pragma once

#include "ui/session/place.h"
#include "ui/session/workspace.h"
#include "view/volume.h"

#include <QWidget>

class QLabel;

namespace atlas::ui {

/// `selected`, or the first block bitmap where nothing is selected.
[[nodiscard]] Place lensTarget(const LayoutPtr& layout, const Place& selected);
/// The blocks of `target`: the whole structure if the lens can show it, else the one block. Empty without a volume, and of what lies
/// past its end.
[[nodiscard]] BlockInterval lensBlocks(const VolumePtr& volume, const Place& target);

// The lens, with the calculation for the selection above it.

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
