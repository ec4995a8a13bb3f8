// SPDX-License-Identifier: GPL-3.0-or-later
#include "layout/descriptor_location.h"
#include "layout/structure_place.h"
#include "lesson/figure_table.h"

namespace atlas {
namespace {

FigureValue inodeByte(const LessonVolume& v, FigureArguments a) {
    const auto place = a[0] > maxInodeCount ? std::nullopt : inodePlace(*v.layout, static_cast<std::uint32_t>(a[0]));
    return place ? FigureValue(place->bytes.first.value) : FigureValue{};
}

FigureValue inodeGroup(const LessonVolume& v, FigureArguments a) {
    const auto& fs = v.filesystem();
    return a[0] == 0 || a[0] > fs.inodeCount ? FigureValue{} : FigureValue((a[0] - 1) / fs.inodesPerGroup);
}

FigureValue groupOf(const LessonVolume& v, FigureArguments a) {
    const auto& fs = v.filesystem();
    return fs.blocksOfGroups().contains({a[0]}) ? fs.groupOf({a[0]}).value : FigureValue{};
}

FigureValue descriptorByte(const LessonVolume& v, FigureArguments a) {
    if (a[0] >= v.filesystem().groupCount.value) {
        return {};
    }
    const auto bytes = descriptorBytes(*v.layout, {static_cast<std::uint32_t>(a[0])});
    return bytes ? FigureValue(bytes->first.value) : FigureValue{};
}

const Figure placeTable[] = {
    {{"inode_byte", 1, "byte of the file system at which an inode begins"}, inodeByte},
    {{"inode_group", 1, "the group of an inode"}, inodeGroup},
    {{"group_of", 1, "the group of a block"}, groupOf},
    {{"descriptor_byte", 1, "byte of the file system at which the descriptor of a group begins"}, descriptorByte},
};

} // namespace

std::span<const Figure> placeFigures() { return placeTable; }

} // namespace atlas
