// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/owner_reader.h"

#include "report/json/owners_json.h"
#include "ui/text/qt_text.h"

#include <QSignalBlocker>
#include <utility>

namespace atlas::ui {
namespace {

TintsPtr ownerTints(const OwnerMap& map) {
    auto tints = std::make_shared<Tints>();
    tints->reserve(map.stretches.size());
    for (const auto& [blocks, owner] : map.stretches)
        if (map.owners[owner].kind != OwnerKind::SystemFiles)
            tints->push_back({blocks, tintOf(map, owner)});
    return tints;
}

struct Parsed {
    Result<OwnerMapPtr> map;
    TintsPtr tints{};
};

Parsed parseOwners(const QByteArray& json) {
    auto map = readOwnersJson({json.data(), static_cast<std::size_t>(json.size())});
    if (!map)
        return {std::unexpected(map.error())};
    auto tints = ownerTints(*map);
    return {std::make_shared<const OwnerMap>(std::move(*map)), std::move(tints)};
}

} // namespace

std::uint32_t tintOf(const OwnerMap& map, std::uint32_t owner) {
    const auto kind = map.owners[owner].kind; // requires that files come first in `owners`
    return kind == OwnerKind::File ? firstFileTint + owner : firstKindTint + static_cast<std::uint32_t>(kind);
}

OwnerReader::OwnerReader(Session& session) : m_session(session) {
    connect(&m_reader, &ReaderJob::answered, this, &OwnerReader::take);
    connect(&m_reader, &ReaderJob::progressed, this, &OwnerReader::progressed);
    connect(&m_reader, &ReaderJob::cancelled, this, [this] { refuse(tr("Cancelled.")); });
    connect(&m_reader, &ReaderJob::failed, this, [this](Error error) {
        error.where.clear(); // the user knows the image
        refuse(capitalised(text(sentence(error))));
    });
    connect(&session, &Session::opened, this, &OwnerReader::forget);
}

void OwnerReader::forget() {
    const QSignalBlocker quiet(m_reader);
    m_reader.cancel();
    m_parsing.drop();
    m_running = false;
    m_map.reset();
    m_tints.reset();
    m_refusal.clear();
    Q_EMIT changed();
}

void OwnerReader::read() {
    m_parsing.drop();
    m_running = true;
    m_refusal.clear();
    m_reader.ask(ownersArguments(m_session.request()), ReaderJob::answeredWithErrors);
    Q_EMIT changed();
}

void OwnerReader::take(const QByteArray& answer) {
    m_parsing.run(
        this, [answer] { return parseOwners(answer); },
        [this](Parsed parsed) {
            if (!parsed.map)
                return refuse(capitalised(text(sentence(parsed.map.error()))));
            m_running = false;
            m_shown = true;
            m_map = std::move(*parsed.map);
            m_tints = std::move(parsed.tints);
            Q_EMIT changed();
        });
}

void OwnerReader::refuse(const QString& why) {
    m_running = false;
    m_refusal = why;
    Q_EMIT changed();
}

void OwnerReader::setShown(bool shown) {
    if (std::exchange(m_shown, shown) != shown)
        Q_EMIT changed();
}

} // namespace atlas::ui
