// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/stack_fault.h"

namespace atlas {
namespace {

using Stack = std::vector<BlockDevice>;

std::size_t aboveOf(const Stack& stack, std::size_t row) {
    auto above = row;
    while (stack[above].depth >= stack[row].depth) {
        --above;
    }
    return above;
}

bool isBottom(const Stack& stack, std::size_t row) {
    return row + 1 == stack.size() || stack[row + 1].depth <= stack[row].depth;
}

std::optional<Layer> layerOf(const Stack& stack, std::size_t row) {
    const auto& device = stack[row];
    switch (device.kind) {
    case BlockDeviceKind::Crypt:
        if (device.luksVersion == 0) {
            return std::nullopt;
        }
        return Layer{.kind = device.luksVersion == 1 ? LayerKind::Luks1 : LayerKind::Luks2};
    case BlockDeviceKind::LogicalVolume: return Layer{.kind = LayerKind::LvmPhysicalVolume};
    case BlockDeviceKind::Md: {
        Layer layer{.kind = LayerKind::MdMember};
        for (std::size_t other = row + 1; other < stack.size() && stack[other].depth > device.depth; ++other) {
            layer.members += stack[other].depth == device.depth + 1 ? 1 : 0;
        }
        return layer;
    }
    default: return std::nullopt;
    }
}

/// From the disk in `bottom` up: the first device whose start is off the disk's physical sectors.
std::optional<StackFault> faultAbove(const Stack& stack, std::size_t bottom) {
    for (auto below = bottom; stack[below].depth > 0; below = aboveOf(stack, below)) {
        const auto start = stack[below].aboveOnDisk();
        if (!start) {
            return std::nullopt;
        }
        if (const auto past = pastBoundary(*start, stack[bottom].grid); past.value > 0) {
            const auto row = aboveOf(stack, below);
            return StackFault{below, stack[row].kind, stack[row].name, past, layerOf(stack, row)};
        }
    }
    return std::nullopt;
}

} // namespace

std::optional<StackFault> stackFault(const Snapshot& snapshot) {
    const auto& stack = snapshot.disk.stack;
    for (std::size_t row = 1; row < stack.size(); ++row) {
        const auto fault = isBottom(stack, row) ? faultAbove(stack, row) : std::nullopt;
        if (fault) {
            return fault;
        }
    }
    return std::nullopt;
}

} // namespace atlas
