// SPDX-License-Identifier: GPL-3.0-or-later
// Workloads that the program brings along: changes of files, the same ones in each run.
#pragma once

#include "base/error.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace atlas {

enum class Workload : std::uint8_t {
    Tree,       ///< unpack a tree of 20,000 source files in 1,000 directories, and delete it
    SmallFiles, ///< 100,000 files of 4 KiB in 100 directories
    Database,   ///< 5,000 writes of 8 KiB at random places of a file of 256 MiB, each followed by fsync
    Logs,       ///< append 200,000 lines of 200 bytes to 100 files in turns, with an fsync after each 500
    LargeFiles, ///< write four files of 512 MiB one after the other
};

inline constexpr std::array allWorkloads{Workload::Tree, Workload::SmallFiles, Workload::Database, Workload::Logs,
                                         Workload::LargeFiles};

[[nodiscard]] std::string_view name(Workload workload); ///< "small-files"
[[nodiscard]] std::optional<Workload> workloadOf(std::string_view name);

/// The words of fio for the database, at `scale` of its size; empty for the others, which runWorkload() runs.
[[nodiscard]] std::vector<std::string> programOf(Workload workload, double scale);

/// Runs the workload in the current folder, at `scale` of its number of files, lines or bytes, and syncs at its end.
/// Returns false if the file system refuses something, as for want of space. Precondition: programOf() is empty.
[[nodiscard]] bool runWorkload(Workload workload, double scale);

} // namespace atlas
