// SPDX-License-Identifier: GPL-3.0-or-later
// Which members of the array that the superblock tells of hold a structure.
#pragma once

#include "layout/filesystem.h"
#include "report/messages/message.h"

namespace atlas {

/// "chunk 37, member 1 of 0 to 3", with the assumption behind it: the superblock knows chunk (s_raid_stride) and data disks
/// (s_raid_stripe_width), no level, so that the order is that of RAID 0. `bytes` are of the array, which begins with the disk.
/// Nullopt where the superblock tells of no array that md makes.
[[nodiscard]] std::optional<Message> membersText(const Filesystem& fs, ByteInterval bytes);

} // namespace atlas
