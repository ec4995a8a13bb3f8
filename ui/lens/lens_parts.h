// SPDX-License-Identifier: GPL-3.0-or-later
// The lens for assistive technology: its tracks, and the cells in each.
#pragma once

#include "ui/lens/lens_painter.h"
#include "ui/widgets/accessible_picture.h"

#include <QString>

namespace atlas::ui {

class LensView;

class LensParts final : public PictureParts {
public:
    /// `lens` must outlive this object.
    explicit LensParts(const LensView& lens) : m_lens(lens) {}

    [[nodiscard]] Stamp stamp() const override;
    [[nodiscard]] std::vector<PicturePart> rows() const override;
    /// The cells around the middle of the lens. The middle cell is current, since keys scroll the lens beneath it.
    [[nodiscard]] std::vector<PicturePart> inRow(std::uint64_t key) const override;

private:
    const LensView& m_lens;
};

/// The contents of a run without metadata, by the bitmaps read so far: "data", "free" or "data or free".
[[nodiscard]] QString gapText(const LensScene& scene, const LensRun& gap);

/// The tooltip of the cell at a pixel column of `track`: number, bytes, and the cost of writing it.
[[nodiscard]] QString lensTooltip(const LensScene& scene, LensTrack track, int column);

} // namespace atlas::ui
