// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/joined_states.h"

#include "base/units.h"
#include "cli/confined_answer.h"
#include "cli/image_options.h"
#include "history/history_file.h"
#include "reading/read_image.h"
#include "report/language/make_message.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <memory>

namespace atlas::cli {
namespace {

constexpr ByteCount lookedAtOnce{MiB}; ///< of data between holes

/// Part of a disk, or nothing at all.
class PartSource final : public ByteSource {
public:
    PartSource() = default;
    PartSource(std::shared_ptr<const ByteSource> disk, ByteInterval part) : m_disk(std::move(disk)), m_part(part) {}

    [[nodiscard]] Status read(ByteOffset offset, std::span<std::byte> into) const override {
        return m_disk->read(m_part.first + (offset - ByteOffset{}), into);
    }
    [[nodiscard]] ByteCount size() const override { return m_part.count; }
    [[nodiscard]] std::string name() const override { return m_disk->name(); }
    [[nodiscard]] ByteOffset dataFrom(ByteOffset from) const override {
        const auto found = m_disk->dataFrom(m_part.first + (from - ByteOffset{}));
        return ByteOffset{} + (std::min(found, m_part.end()) - m_part.first);
    }

private:
    std::shared_ptr<const ByteSource> m_disk;
    ByteInterval m_part{};
};

/// Whole sectors that may hold other bytes than zeros.
std::vector<ByteInterval> dataOf(const ByteSource& source) {
    std::vector<ByteInterval> data;
    const ByteOffset end{source.size().value};
    for (auto at = source.dataFrom({}); at < end; at = source.dataFrom(at)) {
        const ByteOffset first{at.value / historyUnit.value * historyUnit.value};
        const auto next = std::min(first + lookedAtOnce, end);
        data.push_back(between(first, next));
        at = next;
    }
    return data;
}

/// Finds in a confined process where the volume lies; all of a disk without one.
Result<ByteInterval> volumeIn(const ImageRequest& request) {
    const auto text = confinedAnswer([&]() -> Result<std::string> {
        ImageOptions options;
        static_cast<ImageRequest&>(options) = request;
        auto image = openImage(options);
        if (!image)
            return std::unexpected(image.error());
        enterSandboxSilently();
        const auto reading = readImage(std::move(*image));
        if (!reading)
            return std::unexpected(reading.error());
        const auto& snapshot = reading->snapshot;
        if (snapshot.hasVolume() && !snapshot.disk.map.empty() &&
            onImage(snapshot.disk, snapshot.placement->bytes, 2).size() > 1) {
            return std::unexpected(
                Error{.kind = ErrorKind::Unsupported,
                      .what = "the volume lies in several pieces of the disk, which cannot be joined",
                      .where = request.path});
        }
        auto bytes = snapshot.hasVolume() ? snapshot.placement->bytes : ByteInterval{{}, snapshot.disk.size};
        if (const auto* fs = snapshot.filesystem(); fs != nullptr)
            bytes.count = std::min(bytes.count, snapshot.disk.size - (bytes.first - ByteOffset{}));
        const std::array numbers{bytes.first.value, bytes.count.value};
        return std::string(reinterpret_cast<const char*>(numbers.data()), sizeof numbers);
    });
    if (!text)
        return std::unexpected(text.error());
    std::array<std::uint64_t, 2> numbers{};
    std::memcpy(numbers.data(), text->data(), std::min(text->size(), sizeof numbers));
    return ByteInterval{{numbers[0]}, {numbers[1]}};
}

Result<PartSource> openState(const ImageRequest& request) {
    const auto part = volumeIn(request);
    if (!part)
        return std::unexpected(part.error());
    ImageOptions options;
    static_cast<ImageRequest&>(options) = request;
    auto image = openImage(options);
    if (!image)
        return std::unexpected(image.error());
    return PartSource(image->bytes, *part);
}

} // namespace

Status joinStates(const std::vector<ImageRequest>& states, std::ostream& out, Reporter& reporter) {
    HistoryWriter writer(out);
    PartSource before;
    for (std::size_t n = 0; n < states.size(); ++n) {
        reporter.progress({n, states.size(), message<MessageId::RunningStep>(Number{n + 1})});
        auto state = openState(states[n]);
        if (!state)
            return std::unexpected(state.error());
        auto where = dataOf(*state);
        if (n > 0)
            std::ranges::copy(dataOf(before), std::back_inserter(where));
        const auto changed = changedSectors(before, *state, merged(std::move(where)));
        if (!changed)
            return std::unexpected(changed.error());
        if (auto status = writer.add(states[n].path, *state, *changed); !status)
            return status;
        before = std::move(*state);
    }
    writer.finish();
    return {};
}

} // namespace atlas::cli
