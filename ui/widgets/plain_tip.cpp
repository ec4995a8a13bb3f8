// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/plain_tip.h"

#include "report/language/make_message.h"
#include "ui/text/qt_text.h"

#include <QRegularExpression>
#include <QTextDocumentFragment>

namespace atlas::ui {

QStringList plainLines(const QString& tip) {
    if (!Qt::mightBeRichText(tip)) {
        return tip.split(u'\n', Qt::SkipEmptyParts);
    }
    // QTextDocument puts each cell of a table on a line of its own; the rows are one line each here.
    static const QRegularExpression cell(QStringLiteral("(&nbsp;)*</td><td>"));
    static const QRegularExpression end(QStringLiteral("</tr>|</b>(?=<table>)|</?table>"));
    static const QRegularExpression rest(QStringLiteral("</?t[rd]>"));
    auto html = tip;
    html.replace(cell, text(message<MessageId::Colon>())).replace(end, QStringLiteral("<br>")).remove(rest);
    QStringList lines;
    for (const auto& line : QTextDocumentFragment::fromHtml(html).toPlainText().split(u'\n')) {
        if (!line.trimmed().isEmpty()) {
            lines << line.trimmed();
        }
    }
    return lines;
}

} // namespace atlas::ui
