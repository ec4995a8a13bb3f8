// SPDX-License-Identifier: GPL-3.0-or-later
// Cures in words and as shell commands.
#pragma once

#include "alignment/judgement.h"
#include "layout/snapshot.h"
#include "report/language/message.h"

namespace atlas {

struct CureCommand {
    std::string text;           ///< for copying into a shell
    bool destroysData = false;  ///< the data on the volume is lost
    bool operator==(const CureCommand&) const = default;
};

struct CureWords {
    Message cause;   ///< one sentence with the numbers, without a full stop
    Message remedy;  ///< one sentence, without a full stop
    Message effect;  ///< "1,163 of 1,163 misaligned structures become whole"
    std::vector<CureCommand> commands; ///< each must succeed before the next is run; empty if none can work here
    std::vector<CureCommand> anew; ///< alternative commands that lose the data; empty if there are none
};

/// `snapshot`: what the cure was derived from; the commands contain its path, quoted for the shell.
[[nodiscard]] CureWords words(const Cure& cure, const Snapshot& snapshot);

/// The commands as lines to paste into a shell in one block; after a failure, no further command runs.
[[nodiscard]] std::vector<std::string> blockOf(const std::vector<CureCommand>& commands);

/// Remedy and effect in one sentence without a full stop.
[[nodiscard]] Message remedyAndEffect(const CureWords& words);

/// A sentence that no command can work here; nullopt if there are commands.
[[nodiscard]] std::optional<Message> withoutCommand(const CureWords& words);

/// One clause, without a full stop, to show instead of cures; nullopt if cures are listed.
[[nodiscard]] std::optional<Message> withoutCures(CureState state);

/// The commands with this image's numbers; empty if none can work here.
[[nodiscard]] std::vector<CureCommand> cureCommands(const Cure& cure, const Snapshot& snapshot);

/// Commands that recreate the partition with sfdisk and lose its data. Empty unless the cure moves a partition.
[[nodiscard]] std::vector<CureCommand> anewCommands(const Cure& cure, const Snapshot& snapshot);

/// Builds shell commands that work on a device or an image. Tools for file systems and layers need a block device, and
/// partitioning tools assume 512-byte logical sectors for an image, so loop devices are attached where needed.
class ShellScript {
public:
    explicit ShellScript(const Snapshot& snapshot) : m_snapshot(snapshot) {}

    /// A command that fails while a loop device is attached detaches it.
    void add(std::string text, bool destroysData = false);
    /// The whole disk, for sfdisk.
    [[nodiscard]] std::string disk();
    /// The whole disk, for tools that need a block device.
    [[nodiscard]] std::string blockDevice();
    /// The device of partition `number` at `bytes`, which may differ from its current position.
    [[nodiscard]] std::string partition(std::uint32_t number, ByteInterval bytes);
    /// The device of the volume: the logical volume inside LVM, else the partition. `moved`: the partition's position
    /// if an earlier command moved it.
    [[nodiscard]] std::string volume(const std::optional<AlignedStart>& moved = {});
    /// Detaches the loop device that one of the functions above attached last, if any.
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
