// SPDX-License-Identifier: GPL-3.0-or-later
#include "envelope/split_raw.h"

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <fmt/format.h>
#include <span>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

namespace atlas {
namespace {

/// How the pieces are numbered: the last characters of their names.
struct Numbering {
    char first; ///< '0' or 'a'
    std::size_t base;
    std::size_t digits;
    std::size_t begin; ///< number of the first piece

    [[nodiscard]] std::string suffix(std::size_t number) const {
        std::string text(digits, first);
        for (auto digit = text.rbegin(); digit != text.rend(); ++digit, number /= base)
            *digit = static_cast<char>(first + static_cast<char>(number % base));
        return text;
    }
    /// The number that `text` writes; nullopt if it is none.
    [[nodiscard]] std::optional<std::size_t> numberOf(std::string_view text) const {
        std::size_t number = 0;
        for (const char c : text) {
            if (c < first || static_cast<std::size_t>(c - first) >= base)
                return std::nullopt;
            number = number * base + static_cast<std::size_t>(c - first);
        }
        return text.size() == digits ? std::optional(number) : std::nullopt;
    }
};

/// dd and ewfexport count from 001, FTK Imager too; split(1) from aa.
std::optional<Numbering> numberingOf(const std::string& name) {
    if (name.ends_with(".001"))
        return Numbering{'0', 10, 3, 1};
    if (name.ends_with(".000"))
        return Numbering{'0', 10, 3, 0};
    if (name.ends_with("aa"))
        return Numbering{'a', 26, 2, 0};
    return std::nullopt;
}

struct SplitPiece {
    std::string path{};
    ByteInterval bytes{};                         ///< of the disk
    std::shared_ptr<const ByteSource> file{}; ///< null if it is missing
};

class JoinedSource final : public ByteSource {
public:
    explicit JoinedSource(std::vector<SplitPiece> pieces) : m_pieces(std::move(pieces)) {}

    [[nodiscard]] Status read(ByteOffset offset, std::span<std::byte> into) const override {
        if (offset.value > size().value || into.size() > size().value - offset.value)
            return failed(fmt::format("a read at byte {} passes the end", offset.value), name());
        for (auto piece = pieceAt(offset); !into.empty(); ++piece) {
            const auto here = into.first(std::min<std::uint64_t>(into.size(), (piece->bytes.end() - offset).value));
            const auto within = ByteOffset{(offset - piece->bytes.first).value};
            if (!piece->file)
                return failed(fmt::format("{} is missing", piece->path), name()); // without the byte: one finding
            if (auto status = piece->file->read(within, here); !status)
                return status;
            offset += ByteCount{here.size()};
            into = into.subspan(here.size());
        }
        return {};
    }

    [[nodiscard]] ByteCount size() const override { return {m_pieces.back().bytes.end().value}; }
    [[nodiscard]] std::string name() const override { return m_pieces.front().path; }

    [[nodiscard]] ByteOffset dataFrom(ByteOffset from) const override {
        if (from.value >= size().value)
            return {size().value};
        for (auto piece = pieceAt(from); piece != m_pieces.end(); ++piece) {
            const auto first = std::max(from, piece->bytes.first);
            const auto within = ByteOffset{(first - piece->bytes.first).value};
            const auto data = piece->file ? piece->file->dataFrom(within) : within;
            if (data.value < piece->bytes.count.value)
                return piece->bytes.first + ByteCount{data.value};
        }
        return {size().value};
    }

private:
    static std::unexpected<Error> failed(std::string what, std::string where) {
        return std::unexpected(Error{.kind = ErrorKind::Io, .what = std::move(what), .where = std::move(where)});
    }

    [[nodiscard]] std::vector<SplitPiece>::const_iterator pieceAt(ByteOffset byte) const {
        return std::ranges::upper_bound(m_pieces, byte, {}, [](const SplitPiece& piece) { return piece.bytes.end(); });
    }

    std::vector<SplitPiece> m_pieces; ///< without gaps
};

/// The highest number of a piece beside the first one; nullopt if there is none.
std::optional<std::size_t> lastPiece(const std::filesystem::path& first, const Numbering& numbering) {
    const auto name = first.filename().string();
    const auto stem = name.substr(0, name.size() - numbering.digits);
    std::optional<std::size_t> last;
    std::error_code failed;
    const auto folder = first.has_parent_path() ? first.parent_path() : std::filesystem::path(".");
    for (const auto& entry : std::filesystem::directory_iterator(folder, failed)) {
        const auto other = entry.path().filename().string();
        if (other.size() != name.size() || !other.starts_with(stem))
            continue;
        const auto number = numbering.numberOf(std::string_view(other).substr(stem.size()));
        if (number && *number > numbering.begin)
            last = std::max(last.value_or(0), *number);
    }
    return last;
}

} // namespace

Result<std::optional<EnvelopedDisk>> openSplitRaw(const std::shared_ptr<const ByteSource>& file) {
    const auto path = file->name();
    const auto numbering = numberingOf(path);
    const auto last = numbering ? lastPiece(path, *numbering) : std::nullopt;
    if (!last || file->size().value == 0)
        return std::nullopt;
    std::vector<SplitPiece> pieces{{.path = path, .bytes = {{0}, file->size()}, .file = file}};
    Envelope envelope{.format = "split_raw", .files = {{path, "raw"}}};
    for (auto number = numbering->begin + 1; number <= *last; ++number) {
        SplitPiece piece{.path = path.substr(0, path.size() - numbering->digits) + numbering->suffix(number),
                         .bytes = {pieces.back().bytes.end(), file->size()}};
        std::error_code unknown;
        if (std::filesystem::exists(piece.path, unknown)) {
            auto opened = openFile(piece.path);
            if (!opened)
                return std::unexpected(opened.error());
            piece.file = std::move(*opened);
            piece.bytes.count = piece.file->size();
            envelope.files.push_back({piece.path, "raw"});
        } else {
            envelope.missing.push_back({piece.path, piece.bytes});
        }
        const bool isLast = number == *last;
        if (isLast ? piece.bytes.count > file->size() : piece.bytes.count != file->size())
            return std::nullopt; // some other files with such names
        pieces.push_back(std::move(piece));
    }
    return EnvelopedDisk{std::make_shared<JoinedSource>(std::move(pieces)), std::move(envelope)};
}

} // namespace atlas
