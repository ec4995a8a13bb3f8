// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/trace_owners.h"

#include "ui/text/qt_text.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalBlocker>
#include <algorithm>

namespace atlas::ui {
namespace {

using namespace std::chrono_literals;

constexpr auto rest = 200ms; ///< after the last move of the window of time

BlockOwners ownersIn(const QJsonObject& json) {
    BlockOwners out{.isBitmapDoubtful = json["bitmap_doubtful"].toBool()};
    if (const auto inUse = json["in_use"]; inUse.isBool())
        out.allocated = inUse.toBool();
    for (const auto& each : json["owners"].toArray()) {
        const auto object = each.toObject();
        BlockOwner owner{.inode = static_cast<std::uint32_t>(object["inode"].toInteger()),
                         .holdsAttribute = object["attribute_value"].toBool(),
                         .links = static_cast<std::uint16_t>(object["links"].toInteger())};
        for (const auto& path : object["paths"].toArray())
            owner.paths.push_back(path.toString().toStdString());
        out.owners.push_back(std::move(owner));
    }
    return out;
}

} // namespace

TraceOwners::TraceOwners(Session& session) : m_session(session) {
    m_pause.setSingleShot(true);
    m_pause.setInterval(rest);
    connect(&m_pause, &QTimer::timeout, this, &TraceOwners::ask);
    connect(&m_reader, &ReaderJob::answered, this, &TraceOwners::take);
    connect(&m_reader, &ReaderJob::failed, this, [this](Error error) {
        error.where.clear(); // the user knows the image
        refuse(capitalised(text(sentence(error))));
    });
    connect(&session, &Session::opened, this, &TraceOwners::forget);
}

void TraceOwners::forget() {
    wait();
    m_known.clear();
    m_refusal.clear();
    Q_EMIT changed();
}

void TraceOwners::find(const std::vector<BusyPlace>& places) {
    wait();
    m_wanted.clear();
    for (const auto& place : places)
        if (place.kind.ground == Ground::Data && place.first && !m_known.contains(*place.first))
            m_wanted.push_back(*place.first);
    std::ranges::sort(m_wanted);
    const auto same = std::ranges::unique(m_wanted);
    m_wanted.erase(same.begin(), same.end());
    if (!m_wanted.empty())
        m_pause.start();
}

void TraceOwners::wait() {
    const QSignalBlocker quiet(m_reader);
    m_reader.cancel();
    m_pause.stop();
    m_isRunning = false;
}

void TraceOwners::ask() {
    m_refusal.clear();
    m_isRunning = true;
    m_reader.ask(ownersArguments(m_session.request(), m_wanted));
    Q_EMIT changed();
}

void TraceOwners::take(const QByteArray& answer) {
    m_isRunning = false;
    const auto blocks = QJsonDocument::fromJson(answer).array();
    for (const auto& each : blocks) {
        const auto object = each.toObject();
        m_known[{static_cast<std::uint64_t>(object["block"].toInteger())}] = ownersIn(object);
    }
    Q_EMIT changed();
}

void TraceOwners::refuse(const QString& why) {
    m_isRunning = false;
    m_refusal = why;
    Q_EMIT changed();
}

BusyPlace TraceOwners::named(BusyPlace place) const {
    if (const auto known = place.first ? m_known.find(*place.first) : m_known.end();
        known != m_known.end() && place.kind.ground == Ground::Data)
        place.owners = known->second;
    return place;
}

} // namespace atlas::ui
