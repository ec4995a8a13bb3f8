// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "disk/partition_table.h"

#include <QString>

namespace atlas::ui {

/// What a partition holds: "ext4", "not recognised"; of an extended one its role.
[[nodiscard]] QString contentName(const Partition& partition);

} // namespace atlas::ui
