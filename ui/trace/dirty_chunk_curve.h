// SPDX-License-Identifier: GPL-3.0-or-later
// How many chunks of each size a trace wrote at least once, as a curve, and for a size that is typed.
#pragma once

#include "trace/written_chunks.h"

#include <QWidget>
#include <vector>

namespace atlas::ui {

class DirtyChunkCurve : public QWidget {
    Q_OBJECT
public:
    explicit DirtyChunkCurve(QWidget* parent = nullptr);

    /// By size; the curve shows the bytes that are to be copied, which grow with the size.
    void show(std::vector<DirtyChunks> chunks);
    using QWidget::show;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    [[nodiscard]] QRectF plot() const;
    [[nodiscard]] QString textOf(const DirtyChunks& chunk) const;
    [[nodiscard]] std::size_t indexAt(double x) const;

    std::vector<DirtyChunks> m_chunks;
};

} // namespace atlas::ui
