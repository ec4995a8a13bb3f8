// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of a history as text, one per line:
//
//     size 64M                              initial size of the image; before the first step
//     mke2fs -t ext4 IMAGE                  or tune2fs, resize2fs, e2fsck, debugfs; IMAGE stands for the image
//     write NAME 12K                        by debugfs: a file of this size in the root directory
//     mkdir PATH, rm PATH, rmdir PATH       by debugfs
//     append NAME 8K, ln FROM TO,           by libext2fs: debugfs has no command for the first, and its ln leaves the
//     mv FROM TO                            number of links as it was
//     # a comment
//
// With the kernel, the steps that change files are made in the mounted file system, and there are more of them:
//
//     mount data=journal                    mounts it with these options; without this step, before the first such step
//     umount                                before the next step of e2fsprogs, and at the end
//     sync, fsync PATH                      as syncfs(2) and fsync(2)
//     checkpoint                            writes everything in the journal to its place
//     run COMMAND ARGUMENTS                 in the root directory of the file system
#pragma once

#include "base/error.h"
#include "base/units.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace atlas {

inline constexpr std::string_view imageWord = "IMAGE"; ///< placeholder in a step

/// Who makes the steps that change files.
enum class FileMaker : std::uint8_t { Libraries, Kernel };

/// A step that no program of e2fsprogs makes. Those behind Move are for the kernel alone.
enum class FileStep : std::uint8_t {
    None,
    Append,
    Link,
    Move,
    Write,
    MakeDirectory,
    Remove,
    RemoveDirectory,
    Mount,
    Unmount,
    Sync,
    SyncFile,
    Checkpoint,
    Run,
};

struct ScriptStep {
    std::string text{}; ///< as written
    std::vector<std::string> words{}; ///< the program and its arguments; of a FileStep: paths
    ByteCount input{}; ///< bytes on its standard input, or to be appended
    FileStep file{};
};

struct HistoryScript {
    ByteCount size{};
    std::vector<ScriptStep> steps{};
};

/// Errors give the line number. Words are split as by a shell, but no shell runs.
[[nodiscard]] Result<HistoryScript> parseHistoryScript(std::string_view text, const std::string& where,
                                                       FileMaker maker = FileMaker::Libraries);

/// The highest exit status with which `program` succeeds: e2fsck returns 1 and 2 after corrections.
[[nodiscard]] int highestSuccess(std::string_view program);

/// Begins the text of a step that shows what the kernel wrote.
inline constexpr std::string_view kernelWord = "kernel:";

/// The program that makes the step with this text: "debugfs" also for "rm PATH", "libext2fs" for steps without one,
/// "kernel" for what the kernel wrote.
[[nodiscard]] std::string_view programOf(std::string_view step);

/// What a step does to a file that the kernel would do otherwise.
enum class KernelDifference : std::uint8_t {
    None,
    Journal, ///< the kernel writes through the journal, and changes the times of the directory
    Removal, ///< likewise, and it empties the inode and its extents
};

[[nodiscard]] KernelDifference differenceToKernel(std::string_view step);

} // namespace atlas
