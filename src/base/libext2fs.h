// SPDX-License-Identifier: GPL-3.0-or-later
// The header of libext2fs, without what it defines that the C++ library has, too.
#pragma once

#include <ext2fs/ext2fs.h>

#undef clamp // a macro since e2fsprogs 1.47.1
