// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/history/change_place.h"

#include "ui/session/place_of_structure.h"

namespace atlas::ui {
namespace {

struct PlaceOf {
    const Layout& layout;

    Place operator()(const StructureChange& change) const { return placeAtByte(layout, change.place.bytes.first); }
    Place operator()(const BitmapChange& change) const {
        if (change.group.value >= layout.filesystem.groupCount.value) {
            return {};
        }
        const auto start = layout.startOf(change.bitmap, change.group);
        return start ? inside(*start) : Place();
    }
    Place operator()(const EntryChange& change) const { return inside(change.block); }
    Place operator()(const BlocksChange& change) const { return inside(change.blocks.first); }

private:
    [[nodiscard]] Place inside(BlockNumber block) const {
        return block < layout.filesystem.end() ? Place(BlockPlace{block}) : Place();
    }
};

} // namespace

Place placeOf(const ImageChange& change, const Layout& layout) { return std::visit(PlaceOf{layout}, change); }

} // namespace atlas::ui
