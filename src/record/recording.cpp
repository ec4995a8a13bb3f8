// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/recording.h"

#include "base/latest_bytes.h"
#include "base/output_file.h"
#include "envelope/nbd_server.h"
#include "envelope/temporary_file.h"

#include <cerrno>
#include <ctime>
#include <span>
#include <string>
#include <sys/stat.h>
#include <type_traits>
#include <utility>

namespace atlas {
namespace {

static_assert(std::is_trivially_copyable_v<RecordedRequest>);

std::int64_t now() {
    constexpr std::int64_t nanoseconds = 1'000'000'000;
    timespec time{};
    ::clock_gettime(CLOCK_REALTIME, &time);
    return time.tv_sec * nanoseconds + time.tv_nsec;
}

bool append(int file, std::span<const std::byte> bytes) {
    while (!bytes.empty()) {
        const auto put = ::write(file, bytes.data(), bytes.size());
        if (put < 0 && errno == EINTR)
            continue;
        if (put <= 0)
            return false;
        bytes = bytes.subspan(static_cast<std::size_t>(put));
    }
    return true;
}

std::uint64_t sizeOf(const FileDescriptor& file) {
    struct stat info{};
    return ::fstat(file.get(), &info) == 0 ? static_cast<std::uint64_t>(info.st_size) : 0;
}

Error noRoom() {
    return {.kind = ErrorKind::Io,
            .what = "the recording cannot be written",
            .hint = "TMPDIR=FOLDER, where the data of all writes has room"};
}

/// The file with the data, while it grows.
class DataFile final : public ByteSource {
public:
    explicit DataFile(int file) : m_file(file) {}

    [[nodiscard]] Status read(ByteOffset offset, std::span<std::byte> into) const override {
        while (!into.empty()) {
            const auto got = ::pread(m_file, into.data(), into.size(), static_cast<off_t>(offset.value));
            if (got < 0 && errno == EINTR)
                continue;
            if (got <= 0)
                return cannot("read", name());
            into = into.subspan(static_cast<std::size_t>(got));
            offset += ByteCount{static_cast<std::uint64_t>(got)};
        }
        return {};
    }
    [[nodiscard]] ByteCount size() const override { return {UINT64_MAX}; }
    [[nodiscard]] std::string name() const override { return "the recording"; }

private:
    int m_file;
};

Status readLaid(const ByteSource& image, const LatestBytes& latest, const ByteSource& data, ByteOffset offset,
                std::span<std::byte> into) {
    auto status = image.read(offset, into);
    return status ? latest.readInto(data, offset, into) : status;
}

ChangedBytes changeOf(const RecordedRequest& request) {
    return {request.bytes,
            request.operation == TraceOperation::Write ? std::optional(ByteOffset{request.at}) : std::nullopt};
}

class RecordedExport final : public NbdExport {
public:
    RecordedExport(const ByteSource& image, int list, int data, std::uint64_t end)
        : m_image(image), m_list(list), m_file(data), m_data(data), m_end(end) {}

    [[nodiscard]] ByteCount size() const override { return m_image.size(); }
    [[nodiscard]] bool isWritable() const override { return true; }
    [[nodiscard]] Status read(ByteOffset offset, std::span<std::byte> into) override {
        auto request = begin(TraceOperation::Read, {offset, {into.size()}}, false);
        return end(request, readLaid(m_image, m_latest, m_data, offset, into));
    }
    [[nodiscard]] Status write(ByteOffset offset, std::span<const std::byte> bytes, bool isDurable) override {
        auto request = begin(TraceOperation::Write, {offset, {bytes.size()}}, isDurable);
        request.at = m_end;
        if (!append(m_file, bytes))
            return std::unexpected(noRoom());
        m_end += bytes.size();
        return end(request, {});
    }
    [[nodiscard]] Status zero(ByteInterval bytes, bool isDurable) override {
        auto request = begin(TraceOperation::WriteZeroes, bytes, isDurable);
        return end(request, {});
    }
    [[nodiscard]] Status discard(ByteInterval bytes, bool isDurable) override {
        auto request = begin(TraceOperation::Discard, bytes, isDurable);
        return end(request, {});
    }
    [[nodiscard]] Status flush() override {
        auto request = begin(TraceOperation::Flush, {}, false);
        return end(request, {});
    }

private:
    static RecordedRequest begin(TraceOperation operation, ByteInterval bytes, bool isDurable) {
        return {.received = now(), .bytes = bytes, .operation = operation, .isDurable = isDurable};
    }
    Status end(RecordedRequest& request, Status status) {
        request.failed = !status.has_value();
        request.answered = now();
        if (!append(m_list, std::as_bytes(std::span(&request, 1))))
            return std::unexpected(noRoom());
        if (request.changes())
            m_latest.add(changeOf(request));
        return status;
    }

    const ByteSource& m_image;
    int m_list;
    int m_file;
    DataFile m_data;
    std::uint64_t m_end; ///< of the file with the data
    LatestBytes m_latest{};
};

class RecordedImage final : public ForwardingSource {
public:
    RecordedImage(std::shared_ptr<const ByteSource> image, LatestBytes latest, int data)
        : ForwardingSource(image), m_image(std::move(image)), m_latest(std::move(latest)), m_data(data) {}

    [[nodiscard]] Status read(ByteOffset offset, std::span<std::byte> into) const override {
        return readLaid(*m_image, m_latest, m_data, offset, into);
    }
    [[nodiscard]] std::optional<int> descriptor() const override { return std::nullopt; }
    [[nodiscard]] ByteOffset dataFrom(ByteOffset from) const override { return from; }

private:
    std::shared_ptr<const ByteSource> m_image;
    LatestBytes m_latest;
    DataFile m_data;
};

} // namespace

Result<Recording> Recording::make(const std::string& folder) {
    constexpr auto* purpose = "cannot keep the recording";
    auto list = openTemporary(folder, purpose);
    auto data = openTemporary(folder, purpose);
    if (!list || !data)
        return std::unexpected(list ? data.error() : list.error());
    return Recording(std::move(*list), std::move(*data));
}

void Recording::serve(const ByteSource& image, int socket) const {
    RecordedExport served(image, m_list.get(), m_data.get(), sizeOf(m_data));
    serveNbd(served, socket);
}

std::uint64_t Recording::count() const { return sizeOf(m_list) / sizeof(RecordedRequest); }

Result<std::vector<RecordedRequest>> Recording::requests() const {
    std::vector<RecordedRequest> all(count());
    const auto status = DataFile(m_list.get()).read({0}, std::as_writable_bytes(std::span(all)));
    return status ? Result<std::vector<RecordedRequest>>(std::move(all)) : std::unexpected(status.error());
}

std::shared_ptr<const ByteSource> Recording::imageAfter(std::shared_ptr<const ByteSource> image,
                                                        const std::vector<RecordedRequest>& requests,
                                                        std::size_t count) const {
    LatestBytes latest;
    for (std::size_t n = 0; n < count; ++n)
        if (requests[n].changes())
            latest.add(changeOf(requests[n]));
    return std::make_shared<RecordedImage>(std::move(image), std::move(latest), m_data.get());
}

} // namespace atlas
