// SPDX-License-Identifier: GPL-3.0-or-later
// Which features are on, and which do not go with each other: the steps of PRS() of misc/mke2fs.c that decide on them.
#pragma once

#include "mkfs/decide.h"

namespace atlas {

/// The features of the types, then the default ones, or those of -O.
[[nodiscard]] Status chooseFeatures(ext2_super_block& param, const MkfsOptions& options, const TypedProfile& settings,
                                    bool hurd);

[[nodiscard]] Status checkHurdFeatures(ext2_super_block& param);

/// What -r, -s and -j say of features, in the way from before -O.
[[nodiscard]] Status takeOldSwitches(ext2_super_block& param, const MkfsOptions& options);

[[nodiscard]] Status checkExtents(ext2_super_block& param);

/// With casefold, the encoding that mke2fs.conf names.
[[nodiscard]] Status chooseEncoding(ext2_super_block& param, const TypedProfile& settings);

/// Quota of projects sets the feature, and the feature that quota.
void chooseProjectQuota(ext2_super_block& param, unsigned& quotaTypes);

[[nodiscard]] Status checkCombinations(ext2_super_block& param, std::vector<std::string>& warnings);

} // namespace atlas
