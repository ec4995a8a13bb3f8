// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/session.h"

namespace atlas::ui {

Session::Session(QObject* parent) : QObject(parent) {
    connect(&m_reader, &ReaderJob::finished, this, &Session::take);
    connect(&m_reader, &ReaderJob::failed, this,
            [this](const Error& error) { Q_EMIT failed(m_reader.request().path, error); });
}

void Session::open(const QString& path) { m_reader.start({path}); }

void Session::choosePartition(std::uint32_t number) {
    if (isOpen()) {
        m_reader.start({m_path, number});
    }
}

void Session::reload() {
    if (isOpen()) {
        m_reader.start({m_path, m_snapshot->placement ? m_snapshot->placement->partition : std::nullopt});
    }
}

void Session::setPhysicalSector(std::optional<ByteCount> size) {
    auto overrides = m_overrides;
    overrides.physicalSector = size;
    setOverrides(overrides);
}

void Session::setPhase(std::optional<ByteOffset> phase) {
    auto overrides = m_overrides;
    overrides.phase = phase;
    setOverrides(overrides);
}

void Session::setOptimalIo(std::optional<ByteCount> size) {
    auto overrides = m_overrides;
    overrides.optimalIo = size;
    setOverrides(overrides);
}

void Session::setEraseBlock(std::optional<ByteCount> size) {
    auto overrides = m_overrides;
    overrides.eraseBlock = size;
    setOverrides(overrides);
}

void Session::setHighlight(GrainKind grain) {
    auto overrides = m_overrides;
    overrides.highlight = grain;
    setOverrides(overrides);
}

void Session::setStart(std::optional<Lba> start) {
    auto overrides = m_overrides;
    overrides.start = start;
    setOverrides(overrides);
}

void Session::take(const SnapshotPtr& snapshot) {
    const QString path = m_reader.request().path;
    if (path != m_path) {
        m_overrides = {.highlight = m_overrides.highlight}; // the drive is another one, the question the same
    }
    m_overrides.start = {}; // a what-if belongs to one volume
    m_path = path;
    m_snapshot = snapshot;
    m_judgement = judge(*m_snapshot, m_overrides);
    Q_EMIT opened();
}

void Session::setOverrides(const Overrides& overrides) {
    if (overrides == m_overrides || !isOpen()) {
        return;
    }
    m_overrides = overrides;
    m_judgement = judge(*m_snapshot, m_overrides);
    Q_EMIT judged();
}

} // namespace atlas::ui
