// SPDX-License-Identifier: GPL-3.0-or-later
#include "history/history_file.h"

#include "base/bits.h"
#include "history/image_history.h"
#include "ondisk/endian.h"

#include <algorithm>
#include <cstring>
#include <fmt/format.h>
#include <ostream>

namespace atlas {
namespace {

constexpr std::uint64_t piece = MiB; ///< bytes read at once; a multiple of historyUnit

void put(std::ostream& out, std::uint64_t value, int bytes) {
    for (int n = 0; n < bytes; ++n)
        out.put(static_cast<char>(value >> (8 * n)));
}

/// Zeros past the end of the source.
Result<std::vector<std::byte>> padded(const ByteSource& source, ByteInterval bytes) {
    std::vector<std::byte> out(bytes.count.value);
    const auto inside = intersection(bytes, ByteInterval{{0}, source.size()});
    const auto status = inside.empty() ? Status() : source.read(inside.first, std::span(out).first(inside.count.value));
    return status ? Result<std::vector<std::byte>>(std::move(out)) : std::unexpected(status.error());
}

void append(std::vector<ByteInterval>& runs, ByteInterval bytes) {
    if (!runs.empty() && runs.back().end() == bytes.first)
        runs.back().count += bytes.count;
    else
        runs.push_back(bytes);
}

/// Calls `visit` for the sectors of `where` with the bytes of both.
template <class Visit>
Status forEachSector(const ByteSource& before, const ByteSource& now, const std::vector<ByteInterval>& where,
                     const Visit& visit) {
    for (const auto& bytes : where) {
        for (auto at = bytes.first; at < bytes.end(); at += ByteCount{piece}) {
            const ByteInterval part = intersection(bytes, ByteInterval{at, {piece}});
            const auto old = padded(before, part);
            const auto fresh = padded(now, part);
            if (!old || !fresh)
                return std::unexpected(old ? fresh.error() : old.error());
            for (std::size_t n = 0; n < old->size(); n += historyUnit.value) {
                const auto count = std::min<std::size_t>(historyUnit.value, old->size() - n);
                visit(at + ByteCount{n}, std::span(*old).subspan(n, count), std::span(*fresh).subspan(n, count));
            }
        }
    }
    return {};
}

struct Run {
    ByteInterval bytes{};
    bool zeros = false;
};

/// Splits `written` into runs of zeros and of other sectors.
Result<std::vector<Run>> runsOf(const ByteSource& image, const std::vector<ByteInterval>& written) {
    std::vector<Run> runs;
    constexpr std::uint64_t longest = TiB; // sectors are counted in 32 bits
    const auto status =
        forEachSector(image, image, written, [&](ByteOffset at, std::span<const std::byte> bytes, auto) {
            const bool zeros = isZero(bytes);
            const bool goesOn = !runs.empty() && runs.back().zeros == zeros && runs.back().bytes.end() == at &&
                                runs.back().bytes.count.value < longest;
            if (goesOn)
                runs.back().bytes.count += historyUnit;
            else
                runs.push_back({{at, historyUnit}, zeros});
        });
    return status ? Result<std::vector<Run>>(std::move(runs)) : std::unexpected(status.error());
}

Status putBytes(std::ostream& out, const ByteSource& image, ByteInterval bytes) {
    for (auto at = bytes.first; at < bytes.end(); at += ByteCount{piece}) {
        const auto read = padded(image, intersection(bytes, ByteInterval{at, {piece}}));
        if (!read)
            return std::unexpected(read.error());
        out.write(reinterpret_cast<const char*>(read->data()), static_cast<std::streamsize>(read->size()));
    }
    return {};
}

} // namespace

HistoryWriter::HistoryWriter(std::ostream& out) : m_out(out) { m_out << historyMagic; }

Status HistoryWriter::add(const std::string& command, const ByteSource& image,
                          const std::vector<ByteInterval>& written) {
    const auto runs = runsOf(image, written);
    if (!runs)
        return std::unexpected(runs.error());
    m_out << historyStep;
    const auto text = command.substr(0, maxCommandBytes);
    put(m_out, text.size(), 4);
    put(m_out, image.size().value, 8);
    put(m_out, runs->size(), 8);
    m_out << text;
    for (const auto& run : *runs) {
        put(m_out, run.bytes.first.value / historyUnit.value, 8);
        put(m_out, run.bytes.count.value / historyUnit.value, 4);
        put(m_out, run.zeros ? 1 : 0, 4);
    }
    for (const auto& run : *runs) {
        auto status = run.zeros ? Status() : putBytes(m_out, image, run.bytes);
        if (!status)
            return status;
    }
    ++m_steps;
    return {};
}

void HistoryWriter::finish() {
    m_out << historyEnd;
    put(m_out, m_steps, 4);
}

Result<std::vector<ByteInterval>> changedSectors(const ByteSource& before, const ByteSource& now,
                                                 const std::vector<ByteInterval>& where) {
    std::vector<ByteInterval> changed;
    const auto status = forEachSector(
        before, now, where, [&](ByteOffset at, std::span<const std::byte> old, std::span<const std::byte> fresh) {
            if (!std::ranges::equal(old, fresh))
                append(changed, {at, historyUnit});
        });
    return status ? Result<std::vector<ByteInterval>>(std::move(changed)) : std::unexpected(status.error());
}

namespace {

bool begins(std::span<const std::byte> bytes, std::string_view with) {
    return bytes.size() >= with.size() && std::memcmp(bytes.data(), with.data(), with.size()) == 0;
}

class Reader {
public:
    explicit Reader(const ByteSource& file) : m_file(file) {}

    Result<std::vector<HistoryStep>> all() {
        std::vector<HistoryStep> steps;
        auto head = take(historyMagic.size());
        if (!head || !begins(*head, historyMagic))
            return head ? damaged("no history of ext4atlas") : std::unexpected(head.error());
        while (true) {
            head = take(endBytes);
            if (!head)
                return std::unexpected(head.error());
            if (begins(*head, historyEnd)) {
                return little<std::uint32_t>(*head, 4) == steps.size()
                           ? Result<std::vector<HistoryStep>>(std::move(steps))
                           : damaged("its number of steps is wrong");
            }
            if (!begins(*head, historyStep) || steps.size() >= maxHistorySteps)
                return damaged("no step begins where one should");
            auto step = takeStep(little<std::uint32_t>(*head, 4));
            if (!step)
                return std::unexpected(step.error());
            steps.push_back(std::move(*step));
        }
    }

private:
    std::unexpected<Error> damaged(const std::string& what) const {
        return std::unexpected(Error{.kind = ErrorKind::Corrupt,
                                     .what = fmt::format("the history is damaged before byte {}: {}", m_at, what),
                                     .where = m_file.name()});
    }

    Result<std::vector<std::byte>> take(std::uint64_t bytes) {
        if (bytes > m_file.size().value - m_at)
            return damaged("it ends early");
        std::vector<std::byte> out(bytes);
        if (auto status = m_file.read({m_at}, out); !status)
            return std::unexpected(status.error());
        m_at += bytes;
        return out;
    }

    Result<HistoryStep> takeStep(std::uint64_t commandBytes) {
        const auto rest = take(stepHeadBytes - endBytes);
        const auto command =
            rest && commandBytes <= maxCommandBytes ? take(commandBytes) : damaged("a step has no end");
        if (!command)
            return std::unexpected(command.error());
        HistoryStep step{.command = {reinterpret_cast<const char*>(command->data()), command->size()},
                         .size = {little<std::uint64_t>(*rest, 0)}};
        const auto runs = little<std::uint64_t>(*rest, 8);
        // Checked against the file before memory is allocated.
        if (step.size.value > maxHistoryImage || runs > (m_file.size().value - m_at) / runHeadBytes)
            return damaged("a step is larger than the file");
        const auto heads = take(runs * runHeadBytes);
        if (!heads)
            return std::unexpected(heads.error());
        auto status = takeRuns(*heads, step);
        return status ? Result<HistoryStep>(std::move(step)) : std::unexpected(status.error());
    }

    Status takeRuns(std::span<const std::byte> heads, HistoryStep& step) {
        std::uint64_t end = 0;
        const auto sectors = (step.size.value + historyUnit.value - 1) / historyUnit.value;
        for (std::size_t at = 0; at < heads.size(); at += runHeadBytes) {
            const auto first = little<std::uint64_t>(heads, at);
            const std::uint64_t count = little<std::uint32_t>(heads, at + 8);
            const bool zeros = little<std::uint32_t>(heads, at + 12) != 0;
            if (first < end || first >= sectors || count == 0 || count > sectors - first)
                return damaged("changes overlap, or lie outside the image");
            end = first + count;
            const ByteInterval bytes{{first * historyUnit.value}, {count * historyUnit.value}};
            if (!zeros && bytes.count.value > m_file.size().value - m_at)
                return damaged("it ends early");
            step.changed.push_back({bytes, zeros ? std::nullopt : std::optional(ByteOffset{m_at})});
            m_at += zeros ? 0 : bytes.count.value;
        }
        return {};
    }

    const ByteSource& m_file;
    std::uint64_t m_at = 0;
};

} // namespace

bool isHistory(std::span<const std::byte> head) { return begins(head, historyMagic); }

Result<History> readHistory(std::shared_ptr<const ByteSource> file) {
    auto steps = Reader(*file).all();
    return steps ? Result<History>(History{std::move(file), std::move(*steps)}) : std::unexpected(steps.error());
}

} // namespace atlas
