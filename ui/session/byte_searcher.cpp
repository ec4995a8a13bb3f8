// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/byte_searcher.h"

#include "ui/session/background.h"

namespace atlas::ui {

namespace {

constexpr int reportMs = 100;

} // namespace

ByteSearcher::ByteSearcher(QObject* parent) : QObject(parent) {
    m_report.setInterval(reportMs);
    connect(&m_report, &QTimer::timeout, this, [this] { Q_EMIT progressed(m_shared->done, m_size); });
}

ByteSearcher::~ByteSearcher() { drop(); }

void ByteSearcher::drop() {
    m_report.stop();
    if (m_shared) {
        m_shared->stop = true;
        m_shared.reset();
    }
}

void ByteSearcher::start(std::shared_ptr<const ByteSource> bytes, ByteSearch search) {
    drop();
    m_shared = std::make_shared<Shared>();
    m_size = bytes->size().value;
    m_report.start();
    inBackground(
        this,
        [bytes = std::move(bytes), search = std::move(search), shared = m_shared] {
            return searchBytes(*bytes, search, [&shared](ByteCount done) {
                shared->done = done.value;
                return !shared->stop;
            });
        },
        [this, shared = m_shared](const ByteSearchResult& result) {
            if (shared == m_shared) {
                drop();
                Q_EMIT finished(result);
            }
        });
}

void ByteSearcher::cancel() {
    if (isRunning()) {
        drop();
        Q_EMIT finished({.stopped = true});
    }
}

} // namespace atlas::ui
