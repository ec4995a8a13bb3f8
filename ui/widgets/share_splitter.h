// SPDX-License-Identifier: GPL-3.0-or-later
// A splitter of two parts that keeps the share of the second one when it is resized, and not its pixels: a window that
// was once small would squeeze it for ever.
#pragma once

#include <QSplitter>
#include <optional>

namespace atlas::ui {

class ShareSplitter : public QSplitter {
    Q_OBJECT
public:
    /// `largest`: the share that the second part has at most by itself, if its preferred width is larger.
    ShareSplitter(QWidget* first, QWidget* second, double largest);

    /// 0 to 1; nullopt while the second part has its preferred width.
    [[nodiscard]] std::optional<double> share() const { return m_share; }
    void setShare(std::optional<double> share);

Q_SIGNALS:
    /// The user moved the handle.
    void shareChosen(double share);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void apply();

    double m_largest;
    std::optional<double> m_share;
};

} // namespace atlas::ui
