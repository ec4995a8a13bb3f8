// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "differential/dumpe2fs.h"

#include <nlohmann/json.hpp>

namespace atlas::test {

/// `ext4atlas-cli layout --json IMAGE OPTIONS`; throws with what it said where it fails.
[[nodiscard]] nlohmann::json ourLayout(const std::string& image, const std::string& options = {});

/// Expects every figure dumpe2fs prints of the superblock and of each group to equal ours; of groups that differ, the first few.
void expectEqual(const Dump& dump, const nlohmann::json& layout);

} // namespace atlas::test
