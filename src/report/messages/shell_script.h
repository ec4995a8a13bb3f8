// SPDX-License-Identifier: GPL-3.0-or-later
// Commands for a shell that work on a device or an image. Tools for file systems and layers want a block device, and tools for
// tables take 512-byte sectors for an image: a loop device stands in where they need one.
#pragma once

#include "layout/snapshot.h"
#include "report/messages/cure_text.h"

namespace atlas {

class ShellScript {
public:
    explicit ShellScript(const Snapshot& snapshot) : m_snapshot(snapshot) {}

    void add(std::string text, bool destroysData = false) { m_commands.push_back({std::move(text), destroysData}); }
    /// The whole disk, for sfdisk and parted.
    [[nodiscard]] std::string disk();
    /// The device of `partition` at `bytes`, which need not be where it lies now.
    [[nodiscard]] std::string partition(std::uint32_t number, ByteInterval bytes);
    /// The device of the volume: the partition, or inside LVM the logical volume. `moved`: where its partition lies by then.
    [[nodiscard]] std::string volume(const std::optional<AlignedStart>& moved = {});
    /// Detaches the loop device of the last of the above, where there was one.
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
