// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/device_fault.h"

namespace atlas {
namespace {

using Devices = std::vector<BlockDevice>;

std::size_t aboveOf(const Devices& devices, std::size_t row) {
    auto above = row;
    while (devices[above].depth >= devices[row].depth) {
        --above;
    }
    return above;
}

bool isBottom(const Devices& devices, std::size_t row) {
    return row + 1 == devices.size() || devices[row + 1].depth <= devices[row].depth;
}

std::optional<Layer> layerOf(const Devices& devices, std::size_t row) {
    const auto& device = devices[row];
    switch (device.kind) {
    case BlockDeviceKind::Crypt:
        if (device.luksVersion == 0) {
            return std::nullopt;
        }
        return Layer{.kind = device.luksVersion == 1 ? LayerKind::Luks1 : LayerKind::Luks2};
    case BlockDeviceKind::LogicalVolume: return Layer{.kind = LayerKind::LvmPhysicalVolume};
    case BlockDeviceKind::Md: {
        Layer layer{.kind = LayerKind::MdMember};
        for (std::size_t other = row + 1; other < devices.size() && devices[other].depth > device.depth; ++other) {
            layer.members += devices[other].depth == device.depth + 1 ? 1 : 0;
        }
        return layer;
    }
    default: return std::nullopt;
    }
}

/// From the disk in `bottom` up: the first device whose start is off the disk's physical sectors.
std::optional<DeviceFault> faultAbove(const Devices& devices, std::size_t bottom) {
    for (auto below = bottom; devices[below].depth > 0; below = aboveOf(devices, below)) {
        const auto start = devices[below].aboveOnDisk();
        if (!start) {
            return std::nullopt;
        }
        if (const auto past = pastBoundary(*start, devices[bottom].grid); past.value > 0) {
            const auto row = aboveOf(devices, below);
            return DeviceFault{below, devices[row].kind, devices[row].name, past, layerOf(devices, row)};
        }
    }
    return std::nullopt;
}

} // namespace

std::optional<DeviceFault> deviceFault(const Snapshot& snapshot) {
    const auto& devices = snapshot.disk.devices;
    for (std::size_t row = 1; row < devices.size(); ++row) {
        const auto fault = isBottom(devices, row) ? faultAbove(devices, row) : std::nullopt;
        if (fault) {
            return fault;
        }
    }
    return std::nullopt;
}

} // namespace atlas
