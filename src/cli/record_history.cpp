// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/record_history.h"

#include "base/byte_source.h"
#include "cli/copy_bytes.h"
#include "cli/data_extents.h"
#include "cli/working_image.h"
#include "history/history_file.h"
#include "history/image_history.h"

#include <algorithm>
#include <fmt/format.h>
#include <unistd.h>

namespace atlas::cli {
namespace {

class Recorder {
public:
    Recorder(const WorkingImage& image, const WorkingImage& copy, std::ostream& out)
        : m_image(image), m_copy(copy), m_writer(out) {}

    Status record(const ScriptStep& step, const std::function<void()>& waiting) {
        auto words = step.words;
        std::ranges::replace(words, std::string(imageWord), m_image.path());
        const std::string input(step.input.value, 'x');
        auto status = m_image.run(words, waiting, input, highestSuccess(words.front()));
        return status ? keep(step.text) : status;
    }
    void finish() { m_writer.finish(); }

private:
    Status keep(const std::string& text) {
        const auto now = openFile(m_image.path());
        const auto before = openFile(m_copy.path());
        if (!now || !before) {
            return std::unexpected(now ? before.error() : now.error());
        }
        auto where = dataExtents(*(*now)->descriptor(), (*now)->size(), historyUnit);
        const auto old = dataExtents(*(*before)->descriptor(), (*before)->size(), historyUnit);
        where.insert(where.end(), old.begin(), old.end());
        const auto changed = changedSectors(**before, **now, merged(std::move(where)));
        auto status = changed ? m_writer.add(text, **now, *changed) : std::unexpected(changed.error());
        return status ? follow(**now, *changed) : status;
    }

    /// Makes the copy equal to the image again.
    Status follow(const ByteSource& now, const std::vector<ByteInterval>& changed) {
        if (auto status = m_copy.resize(now.size()); !status) {
            return status;
        }
        Status status;
        for (const auto& bytes : changed) {
            const auto inside = intersection(bytes, ByteInterval{{0}, now.size()});
            status = status ? copyBytes(now, inside, m_copy.descriptor()) : status;
        }
        return status;
    }

    const WorkingImage& m_image;
    const WorkingImage& m_copy;
    HistoryWriter m_writer;
};

} // namespace

Status recordHistory(const HistoryScript& script, std::ostream& out, const std::function<void(std::size_t)>& step) {
    findSystemPrograms();
    const auto image = WorkingImage::make();
    const auto copy = WorkingImage::make();
    if (!image || !copy) {
        return std::unexpected(image ? copy.error() : image.error());
    }
    auto status = image->resize(script.size);
    Recorder recorder(*image, *copy, out);
    for (std::size_t n = 0; status && n < script.steps.size(); ++n) {
        status = recorder.record(script.steps[n], [&] { step(n + 1); });
        if (!status) {
            status.error().where = fmt::format("step {}: {}", n + 1, script.steps[n].text);
        }
    }
    recorder.finish();
    return status;
}

} // namespace atlas::cli
