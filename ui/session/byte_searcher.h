// SPDX-License-Identifier: GPL-3.0-or-later
// Searches the open disk for bytes, and parses search patterns.
#pragma once

#include "base/byte_search.h"

#include <QObject>
#include <QString>
#include <QTimer>
#include <atomic>
#include <cstddef>
#include <expected>
#include <memory>
#include <vector>

namespace atlas::ui {

/// Parses hexadecimal bytes: "53 EF", "0x53ef", "53:ef". The error is one sentence.
[[nodiscard]] std::expected<std::vector<std::byte>, QString> parseHexPattern(const QString& typed);
/// The text encoded as UTF-8.
[[nodiscard]] std::vector<std::byte> textPattern(const QString& typed);

class ByteSearcher : public QObject {
    Q_OBJECT
public:
    explicit ByteSearcher(QObject* parent = nullptr);
    ~ByteSearcher() override;

    /// Searches on a background thread and replaces a running search. Precondition: `bytes` is not null.
    void start(std::shared_ptr<const ByteSource> bytes, ByteSearch search);
    /// Stops the search; emits `finished` with the results so far.
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_shared != nullptr; }

Q_SIGNALS:
    void progressed(quint64 done, quint64 of);
    void finished(const atlas::ByteSearchResult& result);

private:
    struct Shared {
        std::atomic<bool> stop{false};
        std::atomic<std::uint64_t> done{0};
    };

    void drop();

    std::shared_ptr<Shared> m_shared; ///< of the running search; null if there is none
    std::uint64_t m_size = 0;
    QTimer m_report;
};

} // namespace atlas::ui
