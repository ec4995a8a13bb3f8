// SPDX-License-Identifier: GPL-3.0-or-later
// The position under the pointer in every unit; the selection while the pointer is elsewhere.
#pragma once

#include "ui/session/whereabouts.h"
#include "ui/session/workspace.h"
#include "ui/text/descriptor_text.h"

#include <QWidget>

class QLabel;

namespace atlas::ui {

class Pages;

class StatusLine : public QWidget {
    Q_OBJECT
public:
    explicit StatusLine(Workspace& workspace, QWidget* parent = nullptr);

public Q_SLOTS:
    /// Under the pointer on the map, in a row that stands for `alike` more flex groups; nullopt when it leaves the rows.
    void showBlock(std::optional<atlas::BlockNumber> block, std::uint64_t alike = 0);
    /// On the disk as judged, which the lenses draw.
    void showByte(atlas::ByteOffset byte);
    /// On the disk as the strip draws it: where a what-if start is refused, as it is.
    void showByteOnDisk(atlas::ByteOffset byte);
    void showSelection();

public:
    /// Shows what is under the pointer on the map, strip and lenses of `pages`, until it leaves them or another page is shown.
    void follow(Pages& pages);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    /// Texts for the width: the verdicts shorten first, then the place drops its sectors and byte.
    void fit();
    [[nodiscard]] bool fits() const;
    void showVerdicts();
    void colourVerdicts();
    /// `moved`: the volume lies there by a what-if.
    void show(const Whereabouts& where, const Place& place, bool moved);
    void show(const Whereabouts& where, bool moved);

    Workspace& m_workspace;
    QLabel* m_place;
    QLabel* m_verdict;
    QLabel* m_summary; ///< the worse of the two verdicts
    QLabel* m_second;
    VerdictLines m_lines{};
    QStringList m_parts{}; ///< of the place
    VerdictTone m_ofPlace = VerdictTone::Plain;
};

} // namespace atlas::ui
