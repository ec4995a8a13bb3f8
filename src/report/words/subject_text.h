// SPDX-License-Identifier: GPL-3.0-or-later
// The subject of a report, and the calculation of where it starts.
#pragma once

#include "layout/finding.h"
#include "layout/snapshot.h"
#include "report/language/message.h"

namespace atlas {

/// "disk.img, partition 3: ext4 “root”, 16 GiB".
[[nodiscard]] Message subject(const Snapshot& snapshot);

/// "disk.img"; "a redacted image" if the snapshot has no path.
[[nodiscard]] Message imageName(const Disk& disk);

/// "63 × 512 = 32,256; mod 4,096 = 3,584"; with a phase: "63 × 512 = 32,256; (32,256 − 3,584) mod 4,096 = 0".
[[nodiscard]] Message startWorking(Lba start, const Drive& drive);
/// For a start in bytes: "32,256 mod 4,096 = 3,584".
[[nodiscard]] Message startWorking(ByteOffset start, SectorGrid grid);
/// "block 1,025 × 4,096 + 2,148,564,480 = 2,152,762,880; mod 4,096 = 3,584: ", followed by the verdict.
[[nodiscard]] Message blockWorking(BlockNumber block, ByteCount blockSize, ByteOffset volumeStart, SectorGrid grid,
                                   Message verdict);
/// Calculates in logical sectors if the volume is a partition, otherwise in bytes.
[[nodiscard]] Message startWorking(const Disk& disk, const Placement& placement);

/// "ext4 “root”", "LUKS" …; "nothing recognised" if `content` is empty.
[[nodiscard]] Message contentText(const Content& content);

/// "4,096 B (assumption)".
[[nodiscard]] Message sizeText(Known<ByteCount> size);

} // namespace atlas
