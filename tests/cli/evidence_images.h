// SPDX-License-Identifier: GPL-3.0-or-later
// Images for the questions of an examiner, made by mke2fs, debugfs and sfdisk, and the answers of debugfs and dumpe2fs.
#pragma once

#include "cli/program.h"

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace atlas::test {

class Evidence {
public:
    static constexpr std::uint64_t blockSize = 4096;
    static constexpr std::uint64_t cutBlock = 4096; ///< the image "cut" has only the blocks before it

    /// Each image is made when it is first needed.
    static Evidence& get();

    /// "plain", "blank" and "ones" (32 inodes overwritten), "stale" (bytes behind the initialised inodes), "journal" (with
    /// two transactions), "residue" (a directory removed without a trace), "whole", its beginning "cut", or "disk" (with partitions).
    [[nodiscard]] std::string image(const std::string& name);

    /// What debugfs prints.
    [[nodiscard]] std::string debugfs(const std::string& name, const std::string& request);
    /// The first group of `pattern` in what debugfs prints.
    [[nodiscard]] std::string found(const std::string& name, const std::string& request, const std::string& pattern);
    [[nodiscard]] std::uint64_t number(const std::string& name, const std::string& request, const std::string& pattern);
    /// The same in hexadecimal.
    [[nodiscard]] std::uint64_t hexadecimal(const std::string& name, const std::string& request,
                                            const std::string& pattern);
    [[nodiscard]] std::uint64_t inodeOf(const std::string& name, const std::string& path);
    [[nodiscard]] std::vector<std::uint64_t> blocksOf(const std::string& name, const std::string& path);
    /// Where the inode is stored in the image.
    [[nodiscard]] std::uint64_t byteOfInode(const std::string& name, std::uint64_t inode);
    /// How many of these inodes the bitmap marks as in use.
    [[nodiscard]] std::uint64_t inUse(const std::string& name, std::uint64_t first, std::uint64_t count);
    /// Free blocks from `first` on, by the lists of dumpe2fs.
    [[nodiscard]] std::uint64_t freeFrom(const std::string& name, std::uint64_t first);
    [[nodiscard]] std::string dumpe2fs(const std::string& name);

    /// What was noted of files before they were removed, with the prefix " block" of one of their blocks: "deleted",
    /// "gone"; and the inode "stale", the block "journalled".
    [[nodiscard]] std::uint64_t noted(const std::string& what) {
        (void)image("plain");
        return m_noted.at(what);
    }

private:
    Evidence() = default;
    void make(const std::string& name);
    void makePlain();
    void makeSpoiled(const std::string& name, std::uint64_t first, std::uint64_t count, char content);
    void makeJournal();
    void makeWhole();
    void makeCut();
    void makeDisk();
    void write(const std::string& name, const std::string& request);
    void copy(const std::string& from, const std::string& to);

    Images m_images;
    std::set<std::string> m_made;
    std::map<std::string, std::uint64_t> m_noted;
};

/// The first group of `pattern` in `text`; throws if there is none.
[[nodiscard]] std::string firstGroup(const std::string& text, const std::string& pattern);
[[nodiscard]] std::uint64_t firstNumber(const std::string& text, const std::string& pattern);

} // namespace atlas::test
