// SPDX-License-Identifier: GPL-3.0-or-later
// What every command begins with: an image, device or snapshot file → Snapshot.
#pragma once

#include "base/parse_size.h"
#include "device/read_disk.h"
#include "layout/snapshot.h"

#include <functional>

namespace atlas::cli {

struct Progress {
    std::uint64_t done = 0;
    std::uint64_t of = 0; ///< 0 while unknown
    std::string_view phase;
};

struct InspectOptions {
    std::string path;
    std::optional<std::uint32_t> partition;
    std::optional<Quantity> offset;
    DriveOverrides drive;
    std::optional<std::uint64_t> maxGroups; ///< else ReadOptions' own bound
    std::function<void(const Progress&)> progress; ///< may be empty
};

/// Why a snapshot has no layout.
struct NoLayout {
    Error error;
    bool isExt = false;  ///< there is an ext file system, and it cannot be read
    bool asked = false;  ///< for a partition or offset that was named, or the only thing there is
};

struct Inspection {
    Snapshot snapshot;
    std::optional<NoLayout> noLayout;
    std::shared_ptr<const ByteSource>
        bytes; ///< what it was read from; null for a snapshot file, which holds nothing more
    std::uint32_t extVolumes = 0; ///< above 1 and nothing named: the first was taken
};

/// Opens the image once. Fails where not even the disk can be read, or where the request contradicts what is there.
[[nodiscard]] Result<Inspection> inspect(const InspectOptions& options);

/// The same of what is open already. Every read error is in the result: as the error, or as a finding.
[[nodiscard]] Result<Inspection> inspect(std::shared_ptr<const ByteSource> bytes, const InspectOptions& options);

/// "ext4atlas 0.1.0 (e2fsprogs 1.47.0)".
[[nodiscard]] std::string programName();

} // namespace atlas::cli
