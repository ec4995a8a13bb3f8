// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/grid.h"
#include "lesson/figure_table.h"

namespace atlas {
namespace {

ByteInterval bytesOfBlock(const LessonVolume& v, std::uint64_t block) {
    return v.placement.bytesOf({{block}, {1}}, v.filesystem().blockSize);
}

FigureValue blockRewrites(const LessonVolume& v, FigureArguments a) {
    return a[0] >= v.filesystem().blockCount.value
               ? FigureValue{}
               : FigureValue(static_cast<std::uint64_t>(readModifyWrites(bytesOfBlock(v, a[0]), v.grid)));
}

const Figure alignmentTable[] = {
    {{"start_byte", 0, "byte of the disk at which the file system begins"},
     [](const LessonVolume& v, FigureArguments) -> FigureValue { return v.placement.bytes.first.value; }},
    {{"start_sector", 0, "logical sector of the disk with which it begins"},
     [](const LessonVolume& v, FigureArguments) -> FigureValue {
         return v.placement.bytes.first.value / v.logicalSector.value;
     }},
    {{"logical_sector", 0, "bytes of a logical sector"},
     [](const LessonVolume& v, FigureArguments) -> FigureValue { return v.logicalSector.value; }},
    {{"physical_sector", 0, "bytes of a physical sector"},
     [](const LessonVolume& v, FigureArguments) -> FigureValue { return v.grid.size.value; }},
    {{"start_remainder", 0, "bytes from a physical sector's begin to that of the file system"},
     [](const LessonVolume& v, FigureArguments) -> FigureValue {
         return pastBoundary(v.placement.bytes.first, v.grid).value;
     }},
    {{"block_rewrites", 1, "read-modify-writes of writing a block once"}, blockRewrites},
};

} // namespace

std::span<const Figure> alignmentFigures() { return alignmentTable; }

} // namespace atlas
