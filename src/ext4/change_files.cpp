// SPDX-License-Identifier: GPL-3.0-or-later
#include "ext4/change_files.h"

#include "ext4/open_volume.h"

#include "base/libext2fs.h"
#include <algorithm>
#include <fmt/format.h>
#include <memory>
#include <string_view>
#include <vector>

namespace atlas {
namespace {

struct CloseFile {
    void operator()(ext2_file* file) const { ext2fs_file_close(file); }
};

/// The type in a directory entry (EXT2_FT_*).
int storedType(std::uint16_t mode) {
    switch (mode & LINUX_S_IFMT) {
    case LINUX_S_IFREG: return EXT2_FT_REG_FILE;
    case LINUX_S_IFDIR: return EXT2_FT_DIR;
    case LINUX_S_IFCHR: return EXT2_FT_CHRDEV;
    case LINUX_S_IFBLK: return EXT2_FT_BLKDEV;
    case LINUX_S_IFIFO: return EXT2_FT_FIFO;
    case LINUX_S_IFSOCK: return EXT2_FT_SOCK;
    case LINUX_S_IFLNK: return EXT2_FT_SYMLINK;
    default: return EXT2_FT_UNKNOWN;
    }
}

int leadToParent(ext2_dir_entry* entry, int /*offset*/, int /*blockSize*/, char* /*buffer*/, void* parent) {
    constexpr int dotdotLength = 2;
    if (ext2fs_dirent_name_len(entry) != dotdotLength || std::string_view(entry->name, 2) != "..")
        return 0;
    entry->inode = *static_cast<ext2_ino_t*>(parent);
    return DIRENT_CHANGED | DIRENT_ABORT;
}

/// A volume opened for writing. The first failure ends everything that follows.
class Change {
public:
    explicit Change(const std::string& image) {
        m_code = ext2fs_open(image.c_str(), EXT2_FLAG_RW | EXT2_FLAG_64BITS, 0, 0, unix_io_manager, &m_fs);
        note("the image cannot be opened for writing");
        if (isGood())
            m_code = ext2fs_read_bitmaps(m_fs);
        note("the bitmaps cannot be read");
    }
    Change(const Change&) = delete;
    Change& operator=(const Change&) = delete;
    ~Change() {
        if (m_fs != nullptr)
            ext2fs_free(m_fs);
    }

    [[nodiscard]] bool isGood() const { return m_what.empty(); }

    ext2_ino_t find(const std::string& path) {
        ext2_ino_t inode = 0;
        if (isGood())
            m_code = ext2fs_namei(m_fs, EXT2_ROOT_INO, EXT2_ROOT_INO, path.c_str(), &inode);
        note(fmt::format("there is no {}", path));
        return inode;
    }
    ext2_inode read(ext2_ino_t number) {
        ext2_inode inode{};
        if (isGood())
            m_code = ext2fs_read_inode(m_fs, number, &inode);
        note(fmt::format("inode {} cannot be read", number));
        return inode;
    }
    void refuse(std::string what) {
        if (isGood())
            m_what = std::move(what);
    }
    void refuseExisting(const std::string& path) {
        ext2_ino_t there = 0;
        if (isGood() && ext2fs_namei(m_fs, EXT2_ROOT_INO, EXT2_ROOT_INO, path.c_str(), &there) == 0)
            refuse(fmt::format("there is a {} already", path));
    }

    /// The directory that holds the last name of `path`, and that name.
    std::pair<ext2_ino_t, std::string> placeOf(const std::string& path) {
        const auto slash = path.find_last_of('/');
        const auto folder = slash == std::string::npos || slash == 0 ? std::string("/") : path.substr(0, slash);
        auto name = slash == std::string::npos ? path : path.substr(slash + 1);
        if (name.empty() || name.size() > EXT2_NAME_LEN)
            refuse(fmt::format("{} ends in no name of 1 to {} bytes", path, EXT2_NAME_LEN));
        return {find(folder), std::move(name)};
    }

    void addLinks(ext2_ino_t number, int more) {
        auto inode = read(number);
        inode.i_links_count = static_cast<std::uint16_t>(inode.i_links_count + more);
        if (isGood())
            m_code = ext2fs_write_inode(m_fs, number, &inode);
        note(fmt::format("inode {} cannot be written", number));
    }
    void enter(const std::string& path, ext2_ino_t number) {
        const auto [directory, name] = placeOf(path);
        const int type = storedType(read(number).i_mode);
        if (!isGood())
            return;
        m_code = ext2fs_link(m_fs, directory, name.c_str(), number, type);
        if (m_code == EXT2_ET_DIR_NO_SPACE) {
            m_code = ext2fs_expand_dir(m_fs, directory);
            m_code = m_code == 0 ? ext2fs_link(m_fs, directory, name.c_str(), number, type) : m_code;
        }
        note(fmt::format("{} cannot be entered into its directory", path));
    }
    void leave(const std::string& path, ext2_ino_t number) {
        const auto [directory, name] = placeOf(path);
        if (isGood())
            m_code = ext2fs_unlink(m_fs, directory, name.c_str(), number, 0);
        note(fmt::format("{} cannot be removed from its directory", path));
    }
    void setParent(ext2_ino_t directory, ext2_ino_t parent) {
        if (isGood())
            m_code = ext2fs_dir_iterate(m_fs, directory, 0, nullptr, leadToParent, &parent);
        note("the entry .. cannot be written");
    }

    void append(ext2_ino_t number, ByteCount bytes) {
        ext2_file_t opened = nullptr;
        if (isGood())
            m_code = ext2fs_file_open(m_fs, number, EXT2_FILE_WRITE, &opened);
        note("the file cannot be opened");
        std::unique_ptr<ext2_file, CloseFile> file(opened);
        const std::vector<char> letters(std::min<std::uint64_t>(bytes.value, MiB), 'x');
        if (isGood())
            m_code = ext2fs_file_llseek(opened, 0, EXT2_SEEK_END, nullptr);
        for (std::uint64_t done = 0; isGood() && m_code == 0 && done < bytes.value;) {
            unsigned int put = 0;
            const auto wanted = std::min<std::uint64_t>(bytes.value - done, letters.size());
            m_code = ext2fs_file_write(opened, letters.data(), static_cast<unsigned int>(wanted), &put);
            done += put;
        }
        note("the file cannot be written");
        if (isGood())
            m_code = ext2fs_file_close(file.release());
        note("the file cannot be closed");
    }

    /// Writes what is left to write.
    Status finish() {
        if (isGood()) {
            m_code = ext2fs_close_free(&m_fs);
            note("the image cannot be written");
        }
        return isGood() ? Status() : std::unexpected(Error{.kind = ErrorKind::Unsupported, .what = m_what});
    }

private:
    void note(const std::string& what) {
        if (isGood() && m_code != 0)
            m_what = fmt::format("{}: {}", what, libraryMessage(m_code));
    }

    ext2_filsys m_fs = nullptr;
    errcode_t m_code = 0;
    std::string m_what; ///< of the first failure
};

bool isDirectory(const ext2_inode& inode) { return LINUX_S_ISDIR(inode.i_mode); }

} // namespace

Status appendToFile(const std::string& image, const std::string& name, ByteCount bytes) {
    Change change(image);
    const auto number = change.find(name);
    if (!LINUX_S_ISREG(change.read(number).i_mode))
        change.refuse(fmt::format("{} is no regular file", name));
    change.append(number, bytes);
    return change.finish();
}

Status linkFile(const std::string& image, const std::string& from, const std::string& to) {
    Change change(image);
    const auto number = change.find(from);
    if (isDirectory(change.read(number)))
        change.refuse(fmt::format("{} is a directory, which has one name only", from));
    change.refuseExisting(to);
    change.enter(to, number);
    change.addLinks(number, 1);
    return change.finish();
}

Status moveFile(const std::string& image, const std::string& from, const std::string& to) {
    Change change(image);
    const auto number = change.find(from);
    const auto oldParent = change.placeOf(from).first;
    const auto newParent = change.placeOf(to).first;
    change.refuseExisting(to);
    const bool movesDirectory = isDirectory(change.read(number)) && oldParent != newParent;
    if (movesDirectory && (to + '/').starts_with(from + '/'))
        change.refuse(fmt::format("{} cannot be moved into itself", from));
    change.enter(to, number);
    change.leave(from, number);
    if (movesDirectory) {
        change.setParent(number, newParent);
        change.addLinks(oldParent, -1);
        change.addLinks(newParent, 1);
    }
    return change.finish();
}

} // namespace atlas
