// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/reader_message.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <array>
#include <csignal>
#include <utility>

namespace atlas::ui {

namespace {

struct ReaderText {
    Q_DECLARE_TR_FUNCTIONS(ReaderText)
};

ErrorKind kindOf(const QString& name) {
    static constexpr std::array<std::pair<const char*, ErrorKind>, 5> names{{{"usage", ErrorKind::Usage},
                                                                             {"io", ErrorKind::Io},
                                                                             {"unsupported", ErrorKind::Unsupported},
                                                                             {"corrupt", ErrorKind::Corrupt},
                                                                             {"limit", ErrorKind::Limit}}};
    for (const auto& [known, kind] : names) {
        if (name.compare(QLatin1StringView(known), Qt::CaseInsensitive) == 0) {
            return kind;
        }
    }
    return ErrorKind::Io;
}

Error errorOf(const QJsonObject& json) {
    const auto part = [&json](const char* name) {
        return json.value(QLatin1StringView(name)).toString().toStdString();
    };
    return {kindOf(json.value("kind").toString()),
            part("what"),
            part("where"),
            part("found"),
            part("expected"),
            part("hint")};
}

std::uint64_t countOf(const QJsonValue& json) {
    return static_cast<std::uint64_t>(std::max<qint64>(0, json.toInteger()));
}

PlanFacts factsOf(const QJsonObject& json) {
    PlanFacts facts{.e2fsprogs = json.value("e2fsprogs").toString().toStdString(),
                    .mke2fsConf = json.value("mke2fs_conf").toString().toStdString(),
                    .command = json.value("command").toString().toStdString(),
                    .notes = {}};
    for (const auto& value : json.value("note_kinds").toArray()) {
        const auto note = value.toObject();
        if (const auto kind = noteKind(note.value("kind").toString().toStdString())) {
            const auto numbers = note.value("numbers").toArray();
            facts.notes.push_back({*kind,
                                   {countOf(numbers.at(0)), countOf(numbers.at(1))},
                                   note.value("detail").toString().toStdString()});
        }
    }
    return facts;
}

Error said(ErrorKind kind, const QString& what, const QString& hint, const QString& lastWords) {
    return {kind, what.toStdString(), {}, lastWords.toStdString(), {}, hint.toStdString()};
}

} // namespace

std::optional<ReaderMessage> readerMessage(const QByteArray& line) {
    const QJsonObject json = QJsonDocument::fromJson(line).object();
    if (const auto error = json.value("error"); error.isObject()) {
        return errorOf(error.toObject());
    }
    if (const auto progress = json.value("progress").toObject(); !progress.isEmpty()) {
        return ReaderProgress{countOf(progress.value("done")), countOf(progress.value("of")),
                              progress.value("phase").toString()};
    }
    if (const auto plan = json.value("plan"); plan.isObject()) {
        return factsOf(plan.toObject());
    }
    return {};
}

Error readerDeath(int signal, int code, const QString& lastWords) {
    const QString report =
        ReaderText::tr("the image is damaged in a way that is worth a bug report; another partition may still open");
    switch (signal) {
    case 0:
        return said(ErrorKind::Io, ReaderText::tr("the reader ended with exit code %1 and no snapshot").arg(code), {},
                    lastWords);
    case SIGKILL:
        return said(ErrorKind::Limit, ReaderText::tr("the system ended the reader, probably because memory ran out"),
                    ReaderText::tr("close other programs and open the image again"), lastWords);
    case SIGXCPU:
        return said(ErrorKind::Limit, ReaderText::tr("the reader used more processor time than it is allowed"), report,
                    lastWords);
    case SIGSYS:
        return said(ErrorKind::Limit, ReaderText::tr("the reader asked the system for something it has given up"),
                    report, lastWords);
    default:
        return said(ErrorKind::Corrupt, ReaderText::tr("the reader crashed with signal %1").arg(signal), report,
                    lastWords);
    }
}

} // namespace atlas::ui
