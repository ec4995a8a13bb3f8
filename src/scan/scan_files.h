// SPDX-License-Identifier: GPL-3.0-or-later
// Files of lines that scans wrote. They may be larger than memory, of which each line takes a few bytes.
#pragma once

#include "base/byte_source.h"
#include "scan/scan_record.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace atlas {

/// Several files read as one list. Where a place occurs twice, the last line counts: a later scan has read it again.
class ScanFiles {
public:
    /// Fails if a file cannot be read or has a line that no scan wrote. A last line without a newline is left out: its
    /// scan was stopped, or is still writing.
    [[nodiscard]] static Result<ScanFiles> open(const std::vector<std::string>& paths);

    /// The line that counts for the place with these bytes; nullopt without one.
    [[nodiscard]] std::optional<ScanRecord> find(const std::string& placeBytes) const;

    /// Passes on each line that counts, in the order of the files. Returns false if a line changed since open().
    bool forEach(const std::function<void(const ScanRecord&)>& take) const;

    /// Lines that count.
    [[nodiscard]] std::uint64_t count() const { return m_entries.size(); }

    /// Where the unfinished last line of the last file begins; the end of the file if it has none.
    [[nodiscard]] std::uint64_t endOfLines() const { return m_endOfLines; }

private:
    struct Entry {
        std::uint64_t hash = 0; ///< of the bytes of the place
        std::uint64_t at = 0;
        std::uint32_t file = 0;
        std::uint32_t length = 0;
    };

    [[nodiscard]] Status index(std::uint32_t file, const std::string& path);
    void keepLast();
    [[nodiscard]] Result<ScanRecord> read(const Entry& entry) const;

    std::vector<std::shared_ptr<const ByteSource>> m_files{};
    std::vector<Entry> m_entries{}; ///< by hash
    std::uint64_t m_endOfLines = 0;
};

} // namespace atlas
