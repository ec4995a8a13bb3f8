// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/opened_kind.h"

#include "history/history_file.h"
#include "ui/compare/compare_document.h"

#include <QFile>
#include <QFileInfo>

namespace atlas::ui {

namespace {

constexpr qint64 headOfHistory = 64;

bool holdsHistory(const QString& path) {
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly)) {
        return false;
    }
    const auto head = file.read(headOfHistory);
    return isHistory(std::as_bytes(std::span(head.constData(), static_cast<std::size_t>(head.size()))));
}

} // namespace

OpenedKind openedKindOf(const QString& path) {
    if (holdsHistory(path)) {
        return OpenedKind::History;
    }
    return path.endsWith(QLatin1StringView(compareDocumentEnding)) ? OpenedKind::Comparison : OpenedKind::Image;
}

} // namespace atlas::ui
