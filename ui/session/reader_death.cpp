// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/reader_death.h"

#include <QCoreApplication>
#include <csignal>

namespace atlas::ui {

namespace {

struct ReaderText {
    Q_DECLARE_TR_FUNCTIONS(ReaderText)
};

Error said(ErrorKind kind, const QString& what, const QString& hint, const QString& lastWords) {
    return {kind, what.toStdString(), {}, lastWords.toStdString(), {}, hint.toStdString()};
}

} // namespace

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
