// SPDX-License-Identifier: GPL-3.0-or-later
// The disk strip for assistive technology: the partitions and what lies between them.
#pragma once

#include "ui/widgets/picture_parts.h"

namespace atlas::ui {

class DiskStrip;

class StripParts final : public PictureParts {
public:
    /// `strip` must outlive this object.
    explicit StripParts(const DiskStrip& strip) : m_strip(strip) {}

    [[nodiscard]] Stamp stamp() const override;
    /// The boxes from left to right, at most maxParts of them and the current one.
    [[nodiscard]] std::vector<PicturePart> rows() const override;
    [[nodiscard]] std::vector<PicturePart> inRow(std::uint64_t) const override { return {}; }

private:
    const DiskStrip& m_strip;
};

} // namespace atlas::ui
