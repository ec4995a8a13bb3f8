// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/copy_words.h"

#include <QAction>
#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QWidget>

namespace atlas::ui {
namespace {

struct CopyWordsText {
    Q_DECLARE_TR_FUNCTIONS(CopyWords)
};

} // namespace

QAction* addCopyWords(QWidget& view, const std::function<QString()>& words) {
    auto* copy = new QAction(CopyWordsText::tr("Copy"), &view);
    copy->setObjectName("copyWords");
    copy->setShortcut(QKeySequence(QStringLiteral("Ctrl+C")));
    copy->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    view.addAction(copy);
    QObject::connect(copy, &QAction::triggered, &view, [words] {
        if (const auto text = words(); !text.isEmpty())
            QGuiApplication::clipboard()->setText(text);
    });
    return copy;
}

} // namespace atlas::ui
