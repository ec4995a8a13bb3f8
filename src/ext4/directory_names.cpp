// SPDX-License-Identifier: GPL-3.0-or-later
#include "ext4/directory_names.h"

#include "base/ceil_div.h"
#include "layout/structure_place.h"
#include "ondisk/decode.h"

#include <algorithm>
#include <fmt/format.h>

namespace atlas {
namespace {

constexpr std::uint32_t rootInode = 2;
constexpr std::uint64_t longestRequest = std::uint64_t{1} << 20;
constexpr std::uint64_t maxBlocks = 32'000'000; ///< of all directories: 128 GiB in 4 KiB blocks
constexpr std::size_t maxPathBytes = 64 << 20; ///< of one inode's paths
constexpr std::size_t entryHeader = 8;

/// Blocks of 64 KiB have no room for their length in 16 bits (fs/ext4/ext4.h, ext4_rec_len_from_disk).
std::size_t recordLength(std::uint16_t stored, std::size_t blockSize) {
    constexpr std::size_t largest = 65536;
    if (blockSize < largest) {
        return stored;
    }
    return stored == 0 || stored == 0xFFFF ? largest : (stored & 0xFFFCU) | std::size_t{stored & 3U} << 16;
}

/// The value of the attribute "system.data", in which a directory goes on that is in its inode; empty without.
std::span<const std::byte> inlineRest(std::span<const std::byte> inode) {
    constexpr std::uint32_t magic = 0xEA020000;
    constexpr std::size_t header = 16;
    constexpr unsigned systemPrefix = 7;
    const auto begin = usedInodeBytes(inode);
    if (inode.size() < begin + 4 || inode.size() <= RawInode::mapAt + RawInode::mapBytes + 28 ||
        little<std::uint32_t>(inode, begin) != magic) {
        return {};
    }
    const auto area = inode.subspan(begin + 4);
    for (std::size_t at = 0; at + header <= area.size() && little<std::uint32_t>(area, at) != 0;) {
        const auto length = std::to_integer<std::size_t>(area[at]);
        const auto value = little<std::uint16_t>(area, at + 2);
        const auto size = little<std::uint32_t>(area, at + 8);
        const bool isData = length == 4 && std::to_integer<unsigned>(area[at + 1]) == systemPrefix &&
                            at + header + length <= area.size() && area[at + header] == std::byte{'d'};
        if (isData) {
            return value <= area.size() && size <= area.size() - value ? area.subspan(value, size)
                                                                       : std::span<const std::byte>();
        }
        at += (header + length + 3) & ~std::size_t{3};
    }
    return {};
}

} // namespace

/// Keeps the blocks of a directory up to its size.
class DirectoryNames::Collector : public MapVisitor {
public:
    Collector(DirectoryNames& names, const RawInode& inode)
        : m_names(names), m_inode(inode.number()), m_end(ceilDiv(inode.size(), names.m_blocks.blockSize())) {}

    bool enter(BlockNumber block, unsigned /*level*/) override {
        const bool isNew = m_names.m_entered.insert(block.value).second;
        m_sound = m_sound && isNew;
        return isNew;
    }
    bool extent(const FileExtent& extent) override {
        const auto kept = extent.logical >= m_end ? 0 : std::min(extent.blocks.count.value, m_end - extent.logical);
        if (kept != 0 && !extent.unwritten) {
            m_names.m_runs.push_back({{extent.blocks.first, {kept}}, m_inode});
        }
        return true;
    }
    [[nodiscard]] bool isSound() const { return m_sound; }

private:
    DirectoryNames& m_names;
    std::uint32_t m_inode;
    std::uint64_t m_end;
    bool m_sound = true;
};

bool DirectoryNames::add(const RawInode& directory) {
    m_directories.push_back(directory.number());
    if (directory.isInline()) {
        m_inline.push_back(directory.number());
        return true;
    }
    Collector collector(*this, directory);
    return m_walk.walk(directory, collector) && collector.isSound();
}

std::uint64_t DirectoryNames::read(std::vector<std::uint32_t> inodes,
                                   const std::function<void(std::uint64_t, std::uint64_t)>& progress) {
    m_wanted = std::move(inodes);
    std::uint64_t broken = 0;
    for (const auto directory : m_inline) {
        broken += readInline(directory) ? 0 : 1;
    }
    std::ranges::sort(m_runs, {}, [](const Run& run) { return run.blocks.first; });
    std::uint64_t all = 0;
    for (const auto& run : m_runs) {
        all += run.blocks.count.value;
    }
    std::uint64_t read = 0;
    BlockNumber done{0}; // a block belongs to one directory: what another claims is not read again
    for (const auto& run : m_runs) {
        if (read >= maxBlocks) {
            broken += all - read;
            break;
        }
        readRun(run, done, broken);
        read += run.blocks.count.value;
        progress(read, all);
    }
    std::ranges::stable_sort(m_names, {}, &Name::inode);
    return broken;
}

void DirectoryNames::readRun(const Run& run, BlockNumber& done, std::uint64_t& broken) {
    const auto size = m_blocks.blockSize();
    const auto most = std::max<std::uint64_t>(longestRequest / size, 1);
    const auto first = std::max(run.blocks.first, done);
    broken += std::min(first - run.blocks.first, run.blocks.count).value;
    for (auto at = first; at < run.blocks.end();) {
        const BlockCount count{std::min(most, (run.blocks.end() - at).value)};
        m_buffer.resize(count.value * size);
        const bool isRead = m_blocks.read(at, m_buffer);
        for (std::uint64_t n = 0; n < count.value; ++n) {
            broken += isRead && entries(std::span(m_buffer).subspan(n * size, size), run.directory) ? 0 : 1;
        }
        at += count;
    }
    done = std::max(done, run.blocks.end());
}

/// In i_block behind the number of the parent, then in an attribute.
bool DirectoryNames::readInline(std::uint32_t directory) {
    constexpr std::size_t parentBytes = 4;
    const auto place = inodePlace(m_layout, directory);
    std::vector<std::byte> bytes(m_layout.filesystem.inodeSize);
    if (!place || !m_blocks.readBytes(place->bytes.first, bytes)) {
        return false;
    }
    const RawInode inode(directory, bytes);
    const bool head = entries(inode.map().subspan(parentBytes), directory);
    return entries(inlineRest(bytes), directory) && head;
}

/// False when an entry is damaged: those behind it are not found.
bool DirectoryNames::entries(std::span<const std::byte> bytes, std::uint32_t directory) {
    for (std::size_t at = 0; at < bytes.size();) {
        if (bytes.size() - at < entryHeader) {
            return false;
        }
        const auto length = recordLength(little<std::uint16_t>(bytes, at + 4), m_blocks.blockSize());
        const auto nameLength = std::to_integer<std::size_t>(bytes[at + 6]);
        if (length < entryHeader || length % 4 != 0 || length > bytes.size() - at) {
            return false;
        }
        if (const auto inode = little<std::uint32_t>(bytes, at); inode != 0) {
            if (nameLength + entryHeader > length) {
                return false;
            }
            const auto name = bytes.subspan(at + entryHeader, nameLength);
            entry(inode, std::to_integer<unsigned>(bytes[at + 7]),
                  {reinterpret_cast<const char*>(name.data()), name.size()}, directory);
        }
        at += length;
    }
    return true;
}

void DirectoryNames::entry(std::uint32_t inode, unsigned type, std::string_view name, std::uint32_t directory) {
    constexpr unsigned unknown = 0; // as all are without the feature filetype
    constexpr unsigned directoryType = 2;
    if (name == "." || name == "..") {
        return;
    }
    const bool mayLead = (type == directoryType || type == unknown) && isDirectory(inode);
    if (mayLead || std::ranges::binary_search(m_wanted, inode)) {
        m_names.push_back({inode, directory, m_texts.size(), static_cast<std::uint8_t>(name.size())});
        m_texts += name;
    }
}

bool DirectoryNames::isDirectory(std::uint32_t inode) const { return std::ranges::binary_search(m_directories, inode); }

std::optional<std::vector<std::string>> DirectoryNames::pathsOf(std::uint32_t inode) const {
    if (inode == rootInode) {
        return std::vector<std::string>{"/"};
    }
    std::vector<std::string> paths;
    std::size_t bytes = 0;
    for (const auto& name : std::ranges::equal_range(m_names, inode, {}, &Name::inode)) {
        paths.push_back(pathOf(name.directory) + "/" + std::string(text(name)));
        bytes += paths.back().size();
        if (bytes > maxPathBytes) {
            return std::nullopt;
        }
    }
    std::ranges::sort(paths);
    return paths;
}

/// Without a slash at the end; "<12>" or what begins with it where no way leads to the root.
std::string DirectoryNames::pathOf(std::uint32_t directory) const {
    constexpr std::size_t deepest = 2048; // PATH_MAX / 2
    std::vector<std::string_view> names;
    auto at = directory;
    while (at != rootInode && names.size() < deepest) {
        const auto found = std::ranges::lower_bound(m_names, at, {}, &Name::inode);
        if (found == m_names.end() || found->inode != at) {
            break;
        }
        names.push_back(text(*found));
        at = found->directory;
    }
    if (at != rootInode && names.size() == deepest) { // a loop
        names.clear();
        at = directory;
    }
    std::string path = at == rootInode ? std::string() : fmt::format("<{}>", at);
    for (auto name = names.rbegin(); name != names.rend(); ++name) {
        path += '/';
        path += *name;
    }
    return path;
}

} // namespace atlas
