// SPDX-License-Identifier: GPL-3.0-or-later
// The groups that a text of dumpe2fs or of "stats" of debugfs describes.
#pragma once

#include "layout/layout.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace atlas {

/// Whether `line` begins the description of a group, in English.
[[nodiscard]] bool isGroupLine(std::string_view line);

/// Whether `line` does so in another language: "Gruppe 0: (Blöcke 0-32767)". Only the values of the superblock are never
/// translated.
[[nodiscard]] bool isTranslatedGroupLine(std::string_view line);

/// One group. Values that are not stated are empty.
struct StatedGroup {
    std::uint64_t number = 0;
    std::optional<std::uint64_t> firstBlock{};
    std::optional<std::uint64_t> blockBitmap{};
    std::optional<std::uint64_t> inodeBitmap{};
    std::optional<std::uint64_t> inodeTable{};
    std::optional<std::uint64_t> freeBlocks{}; ///< in clusters, as in the descriptor
    std::optional<std::uint64_t> freeInodes{};
    std::uint64_t directories = 0;
    std::uint64_t unusedInodes = 0; ///< not printed if 0
    std::uint64_t checksum = 0;
    std::uint64_t blockBitmapChecksum = 0;
    std::uint64_t inodeBitmapChecksum = 0;
    std::uint16_t flags = 0;
    bool hasFlags = false; ///< debugfs prints them, or at least the checksum, last
    std::optional<std::uint64_t> superblock{};
    std::optional<BlockInterval> descriptors{};
    BlockInterval reservedGdt{};
    bool namesCopies = false; ///< by dumpe2fs; debugfs lists no copies

    [[nodiscard]] bool hasPlaces() const { return blockBitmap && inodeBitmap && inodeTable; }
    [[nodiscard]] bool isComplete() const { return hasPlaces() && freeBlocks && freeInodes; }
};

enum class GroupFormat : std::uint8_t { None, Dumpe2fs, Debugfs };

/// Reads lines, and hands each group over when the next one begins.
class GroupReader {
public:
    /// Takes what `line` states. `isWhole`: see eachLine(). Returns a group that ends before this line.
    [[nodiscard]] std::optional<StatedGroup> read(std::string_view line, bool isWhole);
    /// The last group.
    [[nodiscard]] std::optional<StatedGroup> finish();
    [[nodiscard]] GroupFormat format() const { return m_format; }

private:
    [[nodiscard]] bool begin(std::string_view line);
    void readPlaces(std::string_view line, bool isWhole);
    void readCopies(std::string_view line);
    void readCounts(std::string_view line, bool isWhole);
    void readFlags(std::string_view line);
    void setOnce(std::optional<std::uint64_t>& value, std::uint64_t stated);

    std::optional<StatedGroup> m_group;
    GroupFormat m_format = GroupFormat::None;
};

} // namespace atlas
