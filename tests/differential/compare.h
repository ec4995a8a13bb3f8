// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "differential/dumpe2fs.h"

#include <nlohmann/json.hpp>

namespace atlas::test {

/// Output of `ext4atlas-cli layout --json IMAGE OPTIONS`; throws with the program's error output when it fails.
[[nodiscard]] nlohmann::json ourLayout(const std::string& image, const std::string& options = {});

/// Expects all fields that dumpe2fs prints of the superblock and of each group to equal ours. Reports only the first few groups
/// that differ.
void expectEqual(const Dump& dump, const nlohmann::json& layout);

} // namespace atlas::test
