// SPDX-License-Identifier: GPL-3.0-or-later
// Checks extended attributes, in the inode and in blocks of their own (e2fsck/pass1.c, check_ea_in_inode and
// check_ext_attr).
#pragma once

#include "ext4/checked_volume.h"
#include "ext4/file_faults.h"
#include "layout/raw_inode.h"

#include <unordered_map>
#include <vector>

namespace atlas {

/// The attributes of one inode, as far as its own fields depend on them.
struct CheckedAttributes {
    std::uint64_t blocks = 0; ///< that count in i_blocks: that of the attributes, and values in inodes
    bool encryption = false; ///< the context that an encrypted inode needs
    std::optional<std::uint64_t> inlineBytes{}; ///< of the value that continues the content in the inode
};

class AttributeCheck {
public:
    /// Both must outlive this object.
    AttributeCheck(const CheckedVolume& volume, FileFaults& faults) : m_volume(volume), m_faults(faults) {}

    CheckedAttributes check(const RawInode& inode);
    /// After all inodes: compares how often blocks are used with the number that they hold.
    void finish();
    /// Inodes that hold values, in no order.
    [[nodiscard]] const std::vector<std::uint32_t>& values() const { return m_values; }
    [[nodiscard]] bool isComplete() const { return !m_incomplete; }

private:
    struct Shared {
        std::uint32_t counted = 0; ///< h_refcount
        std::uint32_t found = 0;
        std::uint64_t valueBlocks = 0;
        bool encryption = false;
        bool readable = false;
    };
    static constexpr std::size_t maxBlocks = 4'000'000;
    static constexpr std::size_t maxValues = 16'000'000;

    [[nodiscard]] bool isSoundList(std::span<const std::byte> area, std::size_t from, const RawInode& owner,
                                   bool inInode, CheckedAttributes& found);
    [[nodiscard]] bool isOfLustre(std::uint32_t value, const RawInode& owner) const;
    void addValue(std::uint32_t value, std::uint64_t bytes, const RawInode& owner, CheckedAttributes& found);
    Shared readBlock(BlockNumber block, const RawInode& owner);

    const CheckedVolume& m_volume;
    FileFaults& m_faults;
    std::unordered_map<std::uint64_t, Shared> m_blocks;
    std::vector<std::uint32_t> m_values;
    bool m_incomplete = false;
};

/// The block of attributes of an inode; 0 without one. The upper half counts only with 64bit.
[[nodiscard]] BlockNumber attributeBlock(const CheckedVolume& volume, const RawInode& inode);

} // namespace atlas
