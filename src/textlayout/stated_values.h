// SPDX-License-Identifier: GPL-3.0-or-later
// The values of the superblock that a text states, by the names that e2fsprogs prints before them.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace atlas {

/// "Block count:  78142208" of lib/e2p/ls.c (list_super2), which no translation changes; and what mke2fs prints instead.
class StatedValues {
public:
    /// Takes what `line` states, if anything.
    void read(std::string_view line);

    /// The text after the name; nullopt if it is not stated, or shortened.
    [[nodiscard]] std::optional<std::string_view> text(std::string_view name) const;
    [[nodiscard]] std::optional<std::uint64_t> number(std::string_view name) const;
    [[nodiscard]] bool isEmpty() const { return m_values.empty(); }
    /// The first name that stands there twice, with different values; empty if none does.
    [[nodiscard]] const std::string& contradicted() const { return m_contradicted; }
    /// Blocks with backup superblocks, of mke2fs.
    [[nodiscard]] const std::vector<std::uint64_t>& backups() const { return m_backups; }
    [[nodiscard]] bool isOfMke2fs() const { return m_isOfMke2fs; }
    /// "dumpe2fs 1.41.14", of the line with the version; empty without it.
    [[nodiscard]] const std::string& program() const { return m_program; }

private:
    void set(std::string_view name, std::string_view value);
    void set(std::string_view name, std::uint64_t value);
    [[nodiscard]] bool readVersion(std::string_view line);
    [[nodiscard]] bool readMke2fs(std::string_view line);
    [[nodiscard]] bool readMoreOfMke2fs(std::string_view line);
    [[nodiscard]] bool goOn(std::string_view line);
    void readNamed(std::string_view line);

    std::map<std::string, std::string, std::less<>> m_values;
    std::string m_contradicted;
    std::string m_program;
    std::vector<std::uint64_t> m_backups;
    bool m_isOfMke2fs = false;
    bool m_listsBackups = false; ///< the last line was one of the list of backups
    bool m_listsFeatures = false; ///< likewise, of features, which mail may wrap
};

} // namespace atlas
