// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/sentence_text.h"

#include "ui/text/qt_text.h"

#include <QCoreApplication>

namespace atlas::ui {
namespace {

struct SentenceText {
    Q_DECLARE_TR_FUNCTIONS(SentenceText)
};

} // namespace

QString listText(const QStringList& words) { return words.join(SentenceText::tr(", ")); }

QString clausesText(const QStringList& clauses) { return clauses.join(SentenceText::tr("; ")); }

QString labelledText(const QString& label, const QString& words) {
    return SentenceText::tr("%1: %2").arg(label, words);
}

QString sentenceText(const QString& words) { return SentenceText::tr("%1.").arg(capitalised(words)); }

} // namespace atlas::ui
