// SPDX-License-Identifier: GPL-3.0-or-later
// Parses what is typed to look for on the disk.
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

/// Bytes typed as hexadecimal: "53 EF", "0x53ef", "53:ef". The error is one sentence.
[[nodiscard]] std::expected<std::vector<std::byte>, QString> parseHexPattern(const QString& typed);
/// Text as UTF-8.
[[nodiscard]] std::vector<std::byte> textPattern(const QString& typed);

// Searches the open disk for bytes, on a background thread.

class ByteSearcher : public QObject {
    Q_OBJECT
public:
    explicit ByteSearcher(QObject* parent = nullptr);
    ~ByteSearcher() override;

    /// A newer search replaces the running one. `bytes` is not null.
    void start(std::shared_ptr<const ByteSource> bytes, ByteSearch search);
    /// Emits `finished` with what was stopped.
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

    std::shared_ptr<Shared> m_shared; ///< with the running search; null: none
    std::uint64_t m_size = 0;
    QTimer m_report;
};

} // namespace atlas::ui
