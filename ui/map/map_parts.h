// SPDX-License-Identifier: GPL-3.0-or-later
// The group map for assistive technology: its rows, and the structures in each.
#pragma once

#include "ui/widgets/accessible_picture.h"

namespace atlas::ui {

class GroupMap;

class MapParts final : public PictureParts {
public:
    /// `map` must outlive this object.
    explicit MapParts(const GroupMap& map) : m_map(map) {}

    [[nodiscard]] Stamp stamp() const override;
    [[nodiscard]] std::vector<PicturePart> rows() const override;
    /// One part per structure, limited to one group's share if that is a pixel wide. Structures that share a pixel are
    /// one part, unless one of them is selected.
    [[nodiscard]] std::vector<PicturePart> inRow(std::uint64_t key) const override;

private:
    const GroupMap& m_map;
};

} // namespace atlas::ui
