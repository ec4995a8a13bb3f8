// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the owners of the open volume's blocks with the help of the reader process.
#pragma once

#include "layout/owner_map.h"
#include "ui/session/background.h"
#include "ui/session/reader_job.h"
#include "ui/session/session.h"
#include "ui/session/tinted_blocks.h"

#include <QObject>

namespace atlas::ui {

using OwnerMapPtr = std::shared_ptr<const OwnerMap>;

/// The tint in TintedBlocks for an owner in `map`.
[[nodiscard]] std::uint32_t tintOf(const OwnerMap& map, std::uint32_t owner);

class OwnerReader : public QObject {
    Q_OBJECT
public:
    explicit OwnerReader(Session& session);

    [[nodiscard]] ReaderJob& reader() { return m_reader; }
    /// Reads the open volume; replaces a running request. Precondition: a volume is open.
    void read();
    void cancel() { m_reader.cancel(); }
    [[nodiscard]] bool isRunning() const { return m_running; }
    /// Null until read.
    [[nodiscard]] const OwnerMapPtr& map() const { return m_map; }
    /// Why the last request failed, in one sentence; empty if it did not.
    [[nodiscard]] const QString& refusal() const { return m_refusal; }
    /// Whether map and strip show the owners.
    void setShown(bool shown);
    [[nodiscard]] bool isShown() const { return m_shown; }
    /// The tints for map and strip; null if none are shown. System files have none: they are drawn in their own
    /// colours.
    [[nodiscard]] TintsPtr tints() const { return m_shown ? m_tints : nullptr; }

Q_SIGNALS:
    /// Any of the above has changed.
    void changed();
    void progressed(const atlas::ReaderProgress& progress);

private:
    void forget();
    void take(const QByteArray& answer);
    void refuse(const QString& why);

    Session& m_session;
    ReaderJob m_reader;
    OwnerMapPtr m_map;
    TintsPtr m_tints;
    QString m_refusal;
    LatestRequest m_parsing;
    bool m_running = false;
    bool m_shown = true;
};

} // namespace atlas::ui
