// SPDX-License-Identifier: GPL-3.0-or-later
// Where the kernel places the metadata of the groups that it adds to a mounted file system.
#pragma once

#include "layout/layout.h"

namespace atlas {

/// `layout` after the kernel has grown it to a device of `to` bytes (fs/ext4/resize.c of Linux 6.12, which 6.1.192 agrees with, ext4_resize_fs):
/// the new groups of a flex group keep their bitmaps and inode tables in the first of them, while resize2fs on an
/// unmounted file system fills up every flex group from where it finds room. Kernels before 6.8 add whole flex groups,
/// newer ones at most as many groups at a time as growth needs: only the last flex group can differ. Nothing is written.
/// Fails if the kernel refuses, if `to` is not among the grownSizes() that it reaches, and if it stops because the
/// metadata of a flex group do not fit into it.
[[nodiscard]] Result<Layout> grownWhileMounted(const Layout& layout, ByteCount to);

} // namespace atlas
