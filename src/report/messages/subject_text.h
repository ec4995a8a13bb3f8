// SPDX-License-Identifier: GPL-3.0-or-later
// What a report is about, in a line, and the arithmetic of where it starts.
#pragma once

#include "layout/snapshot.h"
#include "report/messages/message.h"

namespace atlas {

/// "ext2", "ext3" or "ext4", by the features, as libblkid decides it.
[[nodiscard]] std::string_view extName(const Filesystem& fs);

/// "disk.img, partition 3: ext4 “root”, 16 GiB".
[[nodiscard]] Message subject(const Snapshot& snapshot);

/// "disk.img", or "a redacted image" where a snapshot does not say.
[[nodiscard]] Message imageName(const Disk& disk);

/// "63 × 512 = 32,256; mod 4,096 = 3,584", with the phase where there is one: "63 × 512 = 32,256; (32,256 − 3,584) mod 4,096 = 0".
[[nodiscard]] Message startWorking(Lba start, const Drive& drive);
/// The same for a start that is given in bytes: "32,256 mod 4,096 = 3,584".
[[nodiscard]] Message startWorking(ByteOffset start, SectorGrid grid);
/// "block 1,025 × 4,096 + 2,148,564,480 = 2,152,762,880; mod 4,096 = 3,584: " and the verdict.
[[nodiscard]] Message blockWorking(BlockNumber block, ByteCount blockSize, ByteOffset volumeStart, SectorGrid grid,
                                   Message verdict);
/// In sectors where the volume is a partition, else in bytes.
[[nodiscard]] Message startWorking(const Disk& disk, const Placement& placement);

/// "ext4 “root”", "LUKS" …; "nothing recognised" where the content is empty.
[[nodiscard]] Message contentText(const Content& content);

/// "4,096 B (assumption)".
[[nodiscard]] Message sizeText(Known<ByteCount> size);

} // namespace atlas
