// SPDX-License-Identifier: GPL-3.0-or-later
#include "history/read_history.h"

#include "history/history_format.h"
#include "ondisk/endian.h"

#include <algorithm>
#include <cstring>
#include <fmt/format.h>

namespace atlas {
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
        if (!head || !begins(*head, historyMagic)) {
            return head ? damaged("no history of ext4atlas") : std::unexpected(head.error());
        }
        while (true) {
            head = take(endBytes);
            if (!head) {
                return std::unexpected(head.error());
            }
            if (begins(*head, historyEnd)) {
                return little<std::uint32_t>(*head, 4) == steps.size()
                           ? Result<std::vector<HistoryStep>>(std::move(steps))
                           : damaged("its number of steps is wrong");
            }
            if (!begins(*head, historyStep) || steps.size() >= maxHistorySteps) {
                return damaged("no step begins where one should");
            }
            auto step = takeStep(little<std::uint32_t>(*head, 4));
            if (!step) {
                return std::unexpected(step.error());
            }
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
        if (bytes > m_file.size().value - m_at) {
            return damaged("it ends early");
        }
        std::vector<std::byte> out(bytes);
        if (auto status = m_file.read({m_at}, out); !status) {
            return std::unexpected(status.error());
        }
        m_at += bytes;
        return out;
    }

    Result<HistoryStep> takeStep(std::uint64_t commandBytes) {
        const auto rest = take(stepHeadBytes - endBytes);
        const auto command =
            rest && commandBytes <= maxCommandBytes ? take(commandBytes) : damaged("a step has no end");
        if (!command) {
            return std::unexpected(command.error());
        }
        HistoryStep step{.command = {reinterpret_cast<const char*>(command->data()), command->size()},
                         .size = {little<std::uint64_t>(*rest, 0)}};
        const auto runs = little<std::uint64_t>(*rest, 8);
        // Checked against the file before memory is taken for it.
        if (step.size.value > maxHistoryImage || runs > (m_file.size().value - m_at) / runHeadBytes) {
            return damaged("a step is larger than the file");
        }
        const auto heads = take(runs * runHeadBytes);
        if (!heads) {
            return std::unexpected(heads.error());
        }
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
            if (first < end || first >= sectors || count == 0 || count > sectors - first) {
                return damaged("changes overlap, or lie outside the image");
            }
            end = first + count;
            const ByteInterval bytes{{first * historyUnit.value}, {count * historyUnit.value}};
            if (!zeros && bytes.count.value > m_file.size().value - m_at) {
                return damaged("it ends early");
            }
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
