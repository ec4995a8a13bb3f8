// SPDX-License-Identifier: GPL-3.0-or-later
// The one way to the bytes of an image or device, and the log of reads that failed.
#pragma once

#include "base/error.h"
#include "base/units.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace atlas {

class ByteSource {
public:
    virtual ~ByteSource() = default;
    /// Fills all of `into` from `offset`, or fails. Reading past the end is an Io error whose text gives the end.
    [[nodiscard]] virtual Status read(ByteOffset offset, std::span<std::byte> into) const = 0;
    [[nodiscard]] virtual ByteCount size() const = 0;
    /// The path it was opened by, for messages and for what is looked up by path; may be empty.
    [[nodiscard]] virtual std::string name() const { return {}; }
    /// The open file or device that holds the same bytes, for ioctls and for libraries that read by themselves; none where there
    /// is no such. It stays open as long as this.
    [[nodiscard]] virtual std::optional<int> descriptor() const { return std::nullopt; }
    /// To be called where a library that reads `descriptor()` by itself met an error, which read() never saw.
    virtual void noteFailure(const Error& /*error*/) const {}
};

/// The number of complete sectors of `source`.
[[nodiscard]] inline SectorCount sectorsOf(const ByteSource& source, ByteCount sector) {
    return {source.size().value / sector.value};
}

/// Opens a regular file or block device with O_RDONLY; anything else (directory, FIFO …) is refused. "/dev/fd/7" is the descriptor
/// itself, which opening again would ask for rights to, and has the name of what it was opened by.
[[nodiscard]] Result<std::unique_ptr<ByteSource>> openFile(const std::string& path);

/// Passes on the reads of another source and keeps the errors: many readers have another place to look where a read fails, and none
/// of those errors is to go unsaid. Reads past the end are no error of the medium and are not kept. For one thread.
class ReadErrorLog final : public ByteSource {
public:
    /// `source` must outlive this.
    explicit ReadErrorLog(const ByteSource& source) : m_source(source) {}

    [[nodiscard]] Status read(ByteOffset offset, std::span<std::byte> into) const override;
    [[nodiscard]] ByteCount size() const override { return m_source.size(); }
    [[nodiscard]] std::string name() const override { return m_source.name(); }
    [[nodiscard]] std::optional<int> descriptor() const override { return m_source.descriptor(); }
    void noteFailure(const Error& error) const override;

    /// In the order they were met, each once.
    [[nodiscard]] const std::vector<Error>& errors() const { return m_errors; }

private:
    const ByteSource& m_source;
    mutable std::vector<Error> m_errors;
};

} // namespace atlas
