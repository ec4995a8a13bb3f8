// SPDX-License-Identifier: GPL-3.0-or-later
// Chooses the features and checks that they are compatible, like PRS() of misc/mke2fs.c.
#pragma once

#include "mkfs/decide.h"

namespace atlas {

/// Sets the base features of the types, then the default ones or those of -O.
[[nodiscard]] Status chooseFeatures(ext2_super_block& param, const MkfsOptions& options, const TypedProfile& settings,
                                    bool hurd);

[[nodiscard]] Status checkHurdFeatures(ext2_super_block& param);

/// After -E revision=0 (only in later versions of mke2fs): rejects what revision 0 cannot have and drops the features
/// from mke2fs.conf.
[[nodiscard]] Status takeRevision0(ext2_super_block& param, const MkfsOptions& options);
/// Applies the options -r, -s and -j, which predate -O.
[[nodiscard]] Status takeOldSwitches(ext2_super_block& param, const MkfsOptions& options);

[[nodiscard]] Status checkExtents(ext2_super_block& param);

/// With casefold, sets the encoding given in mke2fs.conf.
[[nodiscard]] Status chooseEncoding(ext2_super_block& param, const TypedProfile& settings);

/// Project quota enables the project feature, and the feature enables project quota.
void chooseProjectQuota(ext2_super_block& param, unsigned& quotaTypes);

[[nodiscard]] Status checkCombinations(ext2_super_block& param, std::vector<std::string>& warnings);

} // namespace atlas
