// SPDX-License-Identifier: GPL-3.0-or-later
// The lens with the calculation for the selection, and what it is centred on.
#pragma once

#include "ui/session/place.h"
#include "ui/session/workspace.h"
#include "view/drawn_volume.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;

namespace atlas::ui {

/// `selected`, or the first block bitmap if nothing is selected.
[[nodiscard]] Place lensTarget(const LayoutPtr& layout, const Place& selected);
/// The blocks of `target`: the whole structure if the lens can show it, else only the block. Empty without a volume or
/// past its end.
[[nodiscard]] BlockInterval lensBlocks(const DrawnVolumePtr& volume, const Place& target);

class LensView;

enum class LensForm : std::uint8_t { Wide, Narrow /** without the names of the tracks; the calculation is below */ };

class LensPanel : public QWidget {
    Q_OBJECT
public:
    explicit LensPanel(Workspace& workspace, LensForm form = LensForm::Wide, QWidget* parent = nullptr);

    [[nodiscard]] LensView& lens() { return *m_lens; }

Q_SIGNALS:
    /// By a button that only the narrow form has.
    void largerAsked();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    void arrange(QHBoxLayout* buttons);
    void fitTitle();
    void showVolume(VolumeChange change);
    void follow(const Place& place);
    void showWorking();
    void pick(BlockNumber block);
    [[nodiscard]] Place target() const;

    Workspace& m_workspace;
    LensForm m_form;
    LensView* m_lens;
    QLabel* m_title;
    bool m_picking = false; ///< the selection comes from the lens, which then must not scroll
};

} // namespace atlas::ui
