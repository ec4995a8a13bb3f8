// SPDX-License-Identifier: GPL-3.0-or-later
// What a plan follows from besides its options.
#pragma once

#include <string>

namespace atlas {

struct PlanOrigin {
    std::string e2fsprogs{};  ///< version of the library that determines the layout: "1.47.0"; empty without a plan
    std::string mke2fsConf{}; ///< where the defaults came from
    bool operator==(const PlanOrigin&) const = default;
};

} // namespace atlas
