// SPDX-License-Identifier: GPL-3.0-or-later
// What lies in a partition: the layers, and where what is written in the innermost of them begins.
#pragma once

#include "layout/snapshot.h"

namespace atlas {

/// The partition that contains the volume, or the outermost layer when no volume can be read; nullopt when there is
/// none.
[[nodiscard]] std::optional<std::uint32_t> partitionUnder(const Snapshot& snapshot);

/// The first byte of what is written in partition `number`, or with nullopt on the disk in no partition: the volume, else
/// the innermost layer's data, else the first byte of the partition or disk itself.
[[nodiscard]] ByteOffset payloadOf(const Snapshot& snapshot, std::optional<std::uint32_t> number);

/// The layers in partition `number`, or with nullopt on the disk in no partition, outermost first: those around what was chosen
/// where it lies there, else those of the container with the most. Empty when there are none.
[[nodiscard]] const std::vector<Layer>& layersIn(const Snapshot& snapshot, std::optional<std::uint32_t> number);

/// The same of what lies in `layer`, which lies in partition `number`: the data of the innermost layer in it, its own when it
/// holds none.
[[nodiscard]] ByteOffset payloadIn(const Snapshot& snapshot, std::optional<std::uint32_t> number, const Layer& layer);

/// Layers in each other, outermost first.
struct LayerPath {
    std::optional<std::uint32_t> partition{}; ///< that holds them; nullopt: none
    std::vector<Layer> layers{};
};

/// On `snapshot.disk`: the layers around what was chosen, then of each container, an outer one before those in it, then of each
/// contiguous logical volume, whatever it holds. Some are empty.
[[nodiscard]] std::vector<LayerPath> layerPaths(const Snapshot& snapshot);

} // namespace atlas
