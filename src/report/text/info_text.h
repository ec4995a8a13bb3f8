// SPDX-License-Identifier: GPL-3.0-or-later
// The disk, its partitions and the machine's disks as text.
#pragma once

#include "compare/read_model.h"
#include "disk/block_device.h"
#include "layout/layout.h"
#include "layout/snapshot.h"
#include "report/text/text_table.h"

#include <string>
#include <utility>
#include <vector>

namespace atlas {

/// Name and text of each line of the summary, from the metadata on, as summaryLines().
[[nodiscard]] std::vector<std::pair<std::string, std::string>> summaryFacts(const Layout& layout, Medium medium);

/// Writes the disk, its partition table, and each partition's content and the alignment of its start.
void writeInfoText(const Snapshot& snapshot, std::ostream& out, TextStyle style = {});

// The disks of this machine as text.

/// The output of `ext4atlas-cli devices`.
void writeDevicesText(const std::vector<ListedDevice>& devices, std::ostream& out, TextStyle style = {});

} // namespace atlas
