// SPDX-License-Identifier: GPL-3.0-or-later
// Reads all initialised inodes of a volume, in use or not.
#pragma once

#include "ext4/checked_volume.h"
#include "layout/raw_inode.h"

#include <functional>
#include <vector>

namespace atlas {

class AllInodes {
public:
    /// Must outlive this object.
    explicit AllInodes(const CheckedVolume& volume) : m_volume(volume), m_flags(volume.layout) {}

    /// Visits the inodes of `group` by number, `marked` as the inode bitmap has it. False if not all could be read.
    bool visit(GroupNumber group, const std::function<void(const RawInode&, bool marked)>& visitor);

    /// Whether the tables are too large to be read whole: a sparse image of 1 PiB may claim 4 billion inodes.
    [[nodiscard]] bool areTooMany() const;

private:
    bool readBitmap(GroupNumber group);
    void visitUnreadRest(GroupNumber group, std::uint32_t from,
                         const std::function<void(const RawInode&, bool marked)>& visitor);

    const CheckedVolume& m_volume;
    HeededFlags m_flags;
    std::vector<std::byte> m_bitmap;
    std::vector<std::byte> m_table;
};

} // namespace atlas
