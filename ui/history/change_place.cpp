// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/history/change_place.h"

namespace atlas::ui {
namespace {

struct PlaceOf {
    const Layout& layout;

    Place operator()(const StructureChange& change) const {
        const auto size = layout.filesystem.blockSize.value;
        const auto at = change.place.bytes.first.value;
        return inside({at / size}, static_cast<std::uint32_t>(at % size));
    }
    Place operator()(const BitmapChange& change) const {
        if (change.group.value >= layout.filesystem.groupCount.value) {
            return {};
        }
        const auto& groups = layout.groups;
        return inside(
            (change.bitmap == RegionKind::InodeBitmap ? groups.inodeBitmap : groups.blockBitmap)[change.group.value]);
    }
    Place operator()(const EntryChange& change) const { return inside(change.block); }
    Place operator()(const BlocksChange& change) const { return inside(change.blocks.first); }

private:
    [[nodiscard]] Place inside(BlockNumber block, std::optional<std::uint32_t> byte = {}) const {
        return block < layout.filesystem.end() ? Place(BlockPlace{block, byte}) : Place();
    }
};

} // namespace

Place placeOf(const ImageChange& change, const Layout& layout) { return std::visit(PlaceOf{layout}, change); }

} // namespace atlas::ui
