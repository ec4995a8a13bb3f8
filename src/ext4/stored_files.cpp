// SPDX-License-Identifier: GPL-3.0-or-later
#include "ext4/stored_files.h"

#include "base/bits.h"
#include "base/digest.h"
#include "ext4/read_file.h"

#include <algorithm>
#include <memory>
#include <set>
#include <span>
#include <utility>

namespace atlas {
namespace {

constexpr std::size_t mostFiles = 100'000;
constexpr std::uint64_t longest = 256 * MiB;

struct CloseFile {
    void operator()(ext2_file* file) const { ext2fs_file_close(file); }
};

StoredFile contentOf(ext2_filsys fs, std::uint32_t inode, std::string path) {
    StoredFile stored{.path = std::move(path)};
    ext2_file_t opened = nullptr;
    if (ext2fs_file_open(fs, inode, 0, &opened) != 0)
        return stored;
    const std::unique_ptr<ext2_file, CloseFile> file(opened);
    __u64 size = 0;
    ext2fs_file_get_lsize(opened, &size);
    stored.size = {size};
    stored.isZeros = size > 0;
    Digest digest(DigestKind::Sha256);
    std::vector<std::byte> buffer(MiB);
    for (std::uint64_t done = 0; done < std::min<std::uint64_t>(size, longest);) {
        unsigned int got = 0;
        if (ext2fs_file_read(opened, buffer.data(), static_cast<unsigned int>(buffer.size()), &got) != 0 || got == 0)
            break;
        const auto part = std::span(buffer).first(got);
        digest.add(part);
        stored.isZeros = stored.isZeros && isZero(part);
        done += got;
    }
    stored.digest = digest.takeHex();
    return stored;
}

} // namespace

std::vector<StoredFile> storedFiles(const OpenedVolume& volume) {
    std::vector<StoredFile> files;
    std::vector<std::pair<std::uint32_t, std::string>> directories{{EXT2_ROOT_INO, ""}};
    std::set<std::uint32_t> entered{EXT2_ROOT_INO};
    while (!directories.empty() && files.size() < mostFiles) {
        const auto [inode, path] = std::move(directories.back());
        directories.pop_back();
        const auto listing = readDirectory(volume, inode);
        for (const auto& entry : listing ? listing->entries : std::vector<ListedEntry>()) {
            if (entry.name == "." || entry.name == ".." || files.size() == mostFiles)
                continue;
            auto below = path + "/" + entry.name;
            if (entry.type == FileType::Regular)
                files.push_back(contentOf(volume.fs.get(), entry.inode, std::move(below)));
            else if (entry.type == FileType::Directory && entered.insert(entry.inode).second)
                directories.emplace_back(entry.inode, std::move(below));
        }
    }
    std::ranges::sort(files, {}, &StoredFile::path);
    return files;
}

} // namespace atlas
