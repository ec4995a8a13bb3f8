// SPDX-License-Identifier: GPL-3.0-or-later
// The status line: the place under the pointer in every unit, else the selection.
#pragma once

#include "report/words/verdict_text.h"
#include "ui/session/whereabouts.h"
#include "ui/session/workspace.h"

#include <QWidget>

class QLabel;

namespace atlas::ui {

class Pages;

/// What is selected, and where it lies in every unit; empty if that is no place on the disk.
[[nodiscard]] QString selectionWords(const Workspace& workspace);

class StatusLine : public QWidget {
    Q_OBJECT
public:
    explicit StatusLine(Workspace& workspace, QWidget* parent = nullptr);

public Q_SLOTS:
    /// For a block under the pointer, in a row that represents `alike` more flex groups; nullopt: the pointer left the
    /// rows.
    void showBlock(std::optional<atlas::BlockNumber> block, std::uint64_t alike = 0);
    /// For a byte of the disk as judged, which the lenses draw.
    void showByte(atlas::ByteOffset byte);
    /// For a byte of the disk as the strip draws it: without a what-if start that was refused.
    void showByteOnDisk(atlas::ByteOffset byte);
    void showSelection();

public:
    /// Follows the pointer on map, strip and lenses of `pages`; back to the selection when it leaves or the page
    /// changes.
    void follow(Pages& pages);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    /// Shortens the text to fit: without sectors and byte.
    void fit();
    [[nodiscard]] bool fits() const;
    /// `moved`: a what-if moves the volume.
    void show(const Whereabouts& where, const Place& place, bool moved);
    void show(const Whereabouts& where, bool moved);

    Workspace& m_workspace;
    QLabel* m_place;
    QLabel* m_verdict;
    QStringList m_parts{}; ///< the texts of the place
    VerdictTone m_ofPlace = VerdictTone::Plain;
};

} // namespace atlas::ui
