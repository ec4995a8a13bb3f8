// SPDX-License-Identifier: GPL-3.0-or-later
// The files that own the busiest blocks of a trace, found by the reader process.
#pragma once

#include "trace/trace_report.h"
#include "ui/session/reader_job.h"
#include "ui/session/session.h"

#include <QObject>
#include <QTimer>
#include <map>

namespace atlas::ui {

class TraceOwners : public QObject {
    Q_OBJECT
public:
    explicit TraceOwners(Session& session);

    [[nodiscard]] ReaderJob& reader() { return m_reader; }
    /// Looks for the owners of those of `places` that are data and not known yet; replaces a search that is waiting or
    /// running.
    void find(const std::vector<BusyPlace>& places);
    /// Ends a search. What is known of the open volume stays.
    void wait();
    [[nodiscard]] bool isRunning() const { return m_isRunning; }
    /// With the owners, if they are known. Paths are printable.
    [[nodiscard]] BusyPlace named(BusyPlace place) const;
    /// Why the last search failed, in one sentence; empty if it did not.
    [[nodiscard]] const QString& refusal() const { return m_refusal; }

Q_SIGNALS:
    /// Any of the above has changed.
    void changed();

private:
    void forget();
    void ask();
    void take(const QByteArray& answer);
    void refuse(const QString& why);

    Session& m_session;
    ReaderJob m_reader;
    QTimer m_pause; ///< until the window of time rests
    std::vector<BlockNumber> m_wanted;
    std::map<BlockNumber, BlockOwners> m_known;
    QString m_refusal;
    bool m_isRunning = false;
};

} // namespace atlas::ui
