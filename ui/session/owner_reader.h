// SPDX-License-Identifier: GPL-3.0-or-later
// Reads who owns the blocks of the open volume. The reader process looks it up.
#pragma once

#include "layout/owner_map.h"
#include "ui/session/background.h"
#include "ui/session/reader_job.h"
#include "ui/session/session.h"
#include "ui/session/tinted_blocks.h"

#include <QObject>

namespace atlas::ui {

using OwnerMapPtr = std::shared_ptr<const OwnerMap>;

/// The tint of an owner in `map`.
[[nodiscard]] std::uint32_t tintOf(const OwnerMap& map, std::uint32_t owner);

class OwnerReader : public QObject {
    Q_OBJECT
public:
    explicit OwnerReader(Session& session);

    [[nodiscard]] ReaderJob& reader() { return m_reader; }
    /// Reads the open volume; a running request is replaced. Precondition: there is one.
    void read();
    void cancel() { m_reader.cancel(); }
    [[nodiscard]] bool isRunning() const { return m_running; }
    /// Null until it was read.
    [[nodiscard]] const OwnerMapPtr& map() const { return m_map; }
    /// Why the last request gave nothing, in one sentence; empty otherwise.
    [[nodiscard]] const QString& refusal() const { return m_refusal; }
    /// Whether map and strip are to show the owners.
    void setShown(bool shown);
    [[nodiscard]] bool isShown() const { return m_shown; }
    /// What map and strip show; null: nothing. System files are not marked: they are drawn as what they are.
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
