// SPDX-License-Identifier: GPL-3.0-or-later
// Shell commands that work on a device or an image. Tools for file systems and layers need a block device, and partitioning
// tools assume 512-byte logical sectors for an image, so the commands attach a loop device where needed.
#pragma once

#include "layout/snapshot.h"
#include "report/messages/cure_text.h"

namespace atlas {

class ShellScript {
public:
    explicit ShellScript(const Snapshot& snapshot) : m_snapshot(snapshot) {}

    void add(std::string text, bool destroysData = false) { m_commands.push_back({std::move(text), destroysData}); }
    /// The whole disk, for sfdisk.
    [[nodiscard]] std::string disk();
    /// The whole disk, for tools that need a block device.
    [[nodiscard]] std::string blockDevice();
    /// The device of partition `number` at `bytes`, which may differ from its current position.
    [[nodiscard]] std::string partition(std::uint32_t number, ByteInterval bytes);
    /// The device of the volume: the partition, or inside LVM the logical volume. `moved`: the partition's position after an
    /// earlier move.
    [[nodiscard]] std::string volume(const std::optional<AlignedStart>& moved = {});
    /// Detaches the loop device that one of these attached last, if any.
    void release();
    [[nodiscard]] std::vector<CureCommand> take();

private:
    [[nodiscard]] ByteInterval volumeBytes(const std::optional<AlignedStart>& moved) const;
    std::string attach(ByteInterval bytes);

    const Snapshot& m_snapshot;
    std::vector<CureCommand> m_commands;
    bool m_attached = false;
};

} // namespace atlas
