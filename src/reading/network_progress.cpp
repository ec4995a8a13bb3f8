// SPDX-License-Identifier: GPL-3.0-or-later
#include "reading/network_progress.h"

#include "report/language/make_message.h"

#include <chrono>
#include <mutex>
#include <utility>

namespace atlas {
namespace {

using Clock = std::chrono::steady_clock;

/// The last step that was reported. Image and reader share it; several threads read.
class NetworkProgress {
public:
    NetworkProgress(std::function<void(const Progress&)> report, std::function<Traffic()> traffic)
        : m_report(std::move(report)), m_traffic(std::move(traffic)) {}

    void step(const Progress& progress) {
        const std::scoped_lock one(m_lock);
        m_last = progress;
        report();
    }

    void readMore() {
        constexpr auto pause = std::chrono::milliseconds(200);
        const std::scoped_lock one(m_lock);
        if (Clock::now() - m_reported >= pause)
            report();
    }

private:
    void report() {
        m_reported = Clock::now();
        auto progress = m_last;
        progress.phase = message<MessageId::OverNetwork>(m_last.phase, Size{{m_traffic().bytes}});
        m_report(progress);
    }

    std::function<void(const Progress&)> m_report;
    std::function<Traffic()> m_traffic;
    std::mutex m_lock{};
    Progress m_last{.phase = message<MessageId::Connecting>()};
    Clock::time_point m_reported{};
};

class ReportedBytes final : public ForwardingSource {
public:
    ReportedBytes(std::shared_ptr<const ByteSource> source, std::shared_ptr<NetworkProgress> progress)
        : ForwardingSource(std::move(source)), m_progress(std::move(progress)) {}

    [[nodiscard]] Status read(ByteOffset offset, std::span<std::byte> into) const override {
        auto status = ForwardingSource::read(offset, into);
        m_progress->readMore();
        return status;
    }

private:
    std::shared_ptr<NetworkProgress> m_progress;
};

} // namespace

void reportTraffic(OpenedImage& image) {
    if (!image.options.progress)
        return;
    const auto progress = std::make_shared<NetworkProgress>(image.options.progress, image.remote->traffic);
    image.options.progress = [progress](const Progress& step) { progress->step(step); };
    for (auto* bytes : {&image.file, &image.bytes})
        if (*bytes)
            *bytes = std::make_shared<ReportedBytes>(*bytes, progress);
}

} // namespace atlas
