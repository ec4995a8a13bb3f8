// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace atlas::test {

/// The images that sample-images/make can make.
[[nodiscard]] std::vector<std::string> sampleNames();

} // namespace atlas::test
