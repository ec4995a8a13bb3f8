// SPDX-License-Identifier: GPL-3.0-or-later
// Sparse images of Android: libsparse, sparse_format.h. libsparse itself only reads them from beginning to end.
#include "envelope/openers.h"
#include "ondisk/endian.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <fmt/format.h>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace atlas {
namespace {

constexpr std::size_t headerBytes = 28;
constexpr std::size_t chunkHeaderBytes = 12;
constexpr std::uint32_t maxChunks = 4U << 20U; ///< 32 bytes of memory each

enum class ChunkKind : std::uint16_t { Raw = 0xCAC1, Fill = 0xCAC2, DontCare = 0xCAC3, Checksum = 0xCAC4 };

struct Chunk {
    std::uint64_t first = 0; ///< byte of the disk
    std::uint64_t end = 0;
    std::uint64_t at = 0;               ///< in the file, if it is raw
    std::array<std::byte, 4> pattern{}; ///< which fills the others
    bool isRaw = false;

    [[nodiscard]] bool isZero() const { return !isRaw && pattern == std::array<std::byte, 4>{}; }
};

class SparseSource final : public ByteSource {
public:
    SparseSource(std::shared_ptr<const ByteSource> file, std::vector<Chunk> chunks, ByteCount size)
        : m_file(std::move(file)), m_chunks(std::move(chunks)), m_size(size) {}

    [[nodiscard]] Status read(ByteOffset offset, std::span<std::byte> into) const override {
        if (offset.value > m_size.value || into.size() > m_size.value - offset.value) {
            return std::unexpected(Error{.kind = ErrorKind::Io,
                                         .what = fmt::format("a read at byte {} passes the end", offset.value),
                                         .where = name()});
        }
        auto at = offset.value;
        for (auto chunk = chunkAt(at); !into.empty(); ++chunk) {
            const auto here = into.first(std::min<std::uint64_t>(into.size(), chunk->end - at));
            if (auto status = readFrom(*chunk, at, here); !status)
                return status;
            at += here.size();
            into = into.subspan(here.size());
        }
        return {};
    }

    [[nodiscard]] ByteCount size() const override { return m_size; }
    [[nodiscard]] std::string name() const override { return m_file->name(); }

    [[nodiscard]] ByteOffset dataFrom(ByteOffset from) const override {
        if (from.value >= m_size.value)
            return {m_size.value};
        const auto found =
            std::find_if(chunkAt(from.value), m_chunks.end(), [](const Chunk& c) { return !c.isZero(); });
        return {found == m_chunks.end() ? m_size.value : std::max(from.value, found->first)};
    }

private:
    /// Chunks cover the disk without gaps.
    [[nodiscard]] std::vector<Chunk>::const_iterator chunkAt(std::uint64_t byte) const {
        return std::ranges::upper_bound(m_chunks, byte, {}, &Chunk::end);
    }

    [[nodiscard]] Status readFrom(const Chunk& chunk, std::uint64_t at, std::span<std::byte> into) const {
        if (chunk.isRaw)
            return m_file->read({chunk.at + (at - chunk.first)}, into);
        for (auto& byte : into)
            byte = chunk.pattern[(at++ - chunk.first) % chunk.pattern.size()];
        return {};
    }

    std::shared_ptr<const ByteSource> m_file;
    std::vector<Chunk> m_chunks;
    ByteCount m_size;
};

struct Header {
    std::uint16_t headerSize;
    std::uint16_t chunkHeaderSize;
    std::uint32_t blockSize;
    std::uint32_t blocks;
    std::uint32_t chunks;
};

Result<Header> readHeader(const ByteSource& file) {
    std::array<std::byte, headerBytes> bytes{};
    if (auto status = file.read({0}, bytes); !status)
        return std::unexpected(status.error());
    const Header header{.headerSize = little<std::uint16_t>(bytes, 8),
                        .chunkHeaderSize = little<std::uint16_t>(bytes, 10),
                        .blockSize = little<std::uint32_t>(bytes, 12),
                        .blocks = little<std::uint32_t>(bytes, 16),
                        .chunks = little<std::uint32_t>(bytes, 20)};
    const auto major = little<std::uint16_t>(bytes, 4);
    if (major != 1)
        return cannotOpen(file, fmt::format("is a sparse image of version {}, which is not known", major),
                          ErrorKind::Unsupported);
    if (header.headerSize < headerBytes || header.chunkHeaderSize < chunkHeaderBytes || header.blockSize == 0 ||
        header.blockSize % 4 != 0 || header.blocks == 0) {
        return cannotOpen(file, "has a header whose sizes cannot be right");
    }
    if (header.chunks > maxChunks) {
        return cannotOpen(file, fmt::format("has {} chunks, more than the {} that are read", header.chunks, maxChunks),
                          ErrorKind::Limit);
    }
    return header;
}

/// Reads one chunk header at `at` of the file, and moves `at` behind the chunk; `first` is where it begins on the disk.
Result<Chunk> readChunk(const ByteSource& file, const Header& header, std::uint64_t& at, std::uint64_t first) {
    std::array<std::byte, chunkHeaderBytes> bytes{};
    if (!file.read({at}, bytes))
        return cannotOpen(file, fmt::format("is cut short: a chunk is to begin at byte {}", at));
    const auto kind = static_cast<ChunkKind>(little<std::uint16_t>(bytes, 0));
    const std::uint64_t blocks = little<std::uint32_t>(bytes, 4);
    const std::uint64_t total = little<std::uint32_t>(bytes, 8);
    const auto data = at + header.chunkHeaderSize;
    const auto length = blocks * header.blockSize;
    Chunk chunk{.first = first, .end = first + length, .at = data};
    const auto held = kind == ChunkKind::Raw ? length : kind == ChunkKind::DontCare ? 0 : std::uint64_t{4};
    if (kind < ChunkKind::Raw || kind > ChunkKind::Checksum || total != header.chunkHeaderSize + held)
        return cannotOpen(file, fmt::format("has a chunk at byte {} that cannot be right", at));
    if (data + held > file.size().value)
        return cannotOpen(file, fmt::format("is cut short: the chunk at byte {} passes its end", at));
    chunk.isRaw = kind == ChunkKind::Raw;
    if (kind == ChunkKind::Fill)
        if (auto status = file.read({data}, chunk.pattern); !status)
            return std::unexpected(status.error());
    if (kind == ChunkKind::Checksum)
        chunk.end = first;
    at = data + held;
    return chunk;
}

} // namespace

Result<EnvelopedDisk> openAndroidSparse(const std::shared_ptr<const ByteSource>& file, const ImageFormat& format,
                                        const EnvelopeRequest& /*request*/) {
    const auto header = readHeader(*file);
    if (!header)
        return std::unexpected(header.error());
    const auto size = std::uint64_t{header->blocks} * header->blockSize;
    std::vector<Chunk> chunks;
    std::uint64_t at = header->headerSize;
    std::uint64_t first = 0;
    for (std::uint32_t n = 0; n < header->chunks; ++n) {
        const auto chunk = readChunk(*file, *header, at, first);
        if (!chunk)
            return std::unexpected(chunk.error());
        first = chunk->end;
        if (chunk->first < chunk->end)
            chunks.push_back(*chunk);
    }
    if (first != size)
        return cannotOpen(*file, fmt::format("has chunks of {} bytes for a disk of {} bytes", first, size));
    auto bytes = std::make_shared<SparseSource>(file, std::move(chunks), ByteCount{size});
    const auto id = std::string(format.id);
    return EnvelopedDisk{std::move(bytes),
                         {.format = id, .files = {{file->name(), id}}, .cluster = {header->blockSize}}};
}

} // namespace atlas
