// SPDX-License-Identifier: GPL-3.0-or-later
// Read access to the bytes of an image or device, and a log of failed reads.
#pragma once

#include "base/error.h"
#include "base/file_descriptor.h"
#include "base/units.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace atlas {

class ByteSource {
public:
    virtual ~ByteSource() = default;
    /// Fills all of `into` from `offset`, or fails. Reading past the end is an Io error whose text gives the end.
    [[nodiscard]] virtual Status read(ByteOffset offset, std::span<std::byte> into) const = 0;
    [[nodiscard]] virtual ByteCount size() const = 0;
    /// The path it was opened with, for messages and lookups by path; may be empty.
    [[nodiscard]] virtual std::string name() const { return {}; }
    /// An open file or device with the same bytes, for ioctls and libraries that do their own reading; empty if there
    /// is none. Stays open as long as this object.
    [[nodiscard]] virtual std::optional<int> descriptor() const { return std::nullopt; }
    /// The first byte at or after `from` that may be other than zero, as far as that is known without reading; size() if
    /// there is none.
    [[nodiscard]] virtual ByteOffset dataFrom(ByteOffset from) const { return from; }
    /// Announces reads that follow, so that a source on another machine makes them together. Returns whether that makes a
    /// difference, so that the caller reads no more than it announced.
    virtual bool willRead(std::span<const ByteInterval> /*places*/) const { return false; }
    /// Reports an error that a library met while reading `descriptor()` directly, bypassing read().
    virtual void noteFailure(const Error& /*error*/) const {}
};

/// Complete sectors in `source`.
[[nodiscard]] inline SectorCount sectorsOf(const ByteSource& source, ByteCount sector) {
    return {source.size().value / sector.value};
}

/// Opens a regular file or block device with O_RDONLY; anything else (directory, FIFO …) is refused. "/dev/fd/7"
/// duplicates the descriptor, because reopening it would need permissions, and is named by the path it was opened with.
[[nodiscard]] Result<std::unique_ptr<ByteSource>> openFile(const std::string& path);

/// Reads an open regular file or block device, as `name`.
[[nodiscard]] Result<std::unique_ptr<ByteSource>> adoptFile(FileDescriptor file, const std::string& name);

/// Where standard input is kept that is too long for memory: an empty file, and the bytes that it may take.
struct InputSpool {
    FileDescriptor file;
    ByteCount room{};
};

/// The file or device that standard input was redirected from, else all that arrives there until its end. More than
/// `inMemory` bytes are kept in the file that `openSpool` opens, in which 64 KiB of zeros become a hole. Limit if the rest
/// does not fit there.
[[nodiscard]] Result<std::unique_ptr<ByteSource>>
openStandardInput(ByteCount inMemory, const std::function<Result<InputSpool>()>& openSpool);

/// Forwards everything; the base of sources that do something besides.
class ForwardingSource : public ByteSource {
public:
    explicit ForwardingSource(std::shared_ptr<const ByteSource> source) : m_source(std::move(source)) {}

    [[nodiscard]] Status read(ByteOffset offset, std::span<std::byte> into) const override {
        return m_source->read(offset, into);
    }
    [[nodiscard]] ByteCount size() const override { return m_source->size(); }
    [[nodiscard]] std::string name() const override { return m_source->name(); }
    [[nodiscard]] std::optional<int> descriptor() const override { return m_source->descriptor(); }
    [[nodiscard]] ByteOffset dataFrom(ByteOffset from) const override { return m_source->dataFrom(from); }
    bool willRead(std::span<const ByteInterval> places) const override { return m_source->willRead(places); }
    void noteFailure(const Error& error) const override { m_source->noteFailure(error); }

private:
    std::shared_ptr<const ByteSource> m_source;
};

/// Forwards reads and keeps their errors, because many readers fall back to another place and would hide them. Reads
/// past the end are not kept: they are no error of the medium. Not thread-safe.
class ReadErrorLog final : public ByteSource {
public:
    /// `source` must outlive this.
    explicit ReadErrorLog(const ByteSource& source) : m_source(source) {}

    [[nodiscard]] Status read(ByteOffset offset, std::span<std::byte> into) const override;
    [[nodiscard]] ByteCount size() const override { return m_source.size(); }
    [[nodiscard]] std::string name() const override { return m_source.name(); }
    [[nodiscard]] std::optional<int> descriptor() const override { return m_source.descriptor(); }
    [[nodiscard]] ByteOffset dataFrom(ByteOffset from) const override { return m_source.dataFrom(from); }
    bool willRead(std::span<const ByteInterval> places) const override { return m_source.willRead(places); }
    void noteFailure(const Error& error) const override;

    /// In order of occurrence, without duplicates.
    [[nodiscard]] const std::vector<Error>& errors() const { return m_errors; }

private:
    const ByteSource& m_source;
    mutable std::vector<Error> m_errors;
};

} // namespace atlas
