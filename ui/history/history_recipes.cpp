// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/history/history_recipes.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

namespace atlas::ui {
namespace {

struct HistoryTitle {
    Q_DECLARE_TR_FUNCTIONS(HistoryTitle)
};

/// The first lines of the scripts, for the extraction of words.
[[maybe_unused]] constexpr const char* titles[] = {
    QT_TRANSLATE_NOOP("HistoryTitle", "A directory of several blocks, and the index (htree) that e2fsck -D gives it."),
    QT_TRANSLATE_NOOP("HistoryTitle",
                      "What resize2fs writes when a file system grows, first within its reserved descriptor blocks."),
    QT_TRANSLATE_NOOP("HistoryTitle", "What making and deleting a file and a directory writes."),
    QT_TRANSLATE_NOOP("HistoryTitle", "A free count and an inode bitmap made wrong, and what e2fsck puts right.")};

} // namespace

std::vector<HistoryRecipe> historyRecipes(const QString& recipes) {
    std::vector<HistoryRecipe> all;
    if (recipes.isEmpty()) {
        return all;
    }
    const QDir folder(recipes + QStringLiteral("/histories"));
    const auto names = folder.entryList({QStringLiteral("*.txt")}, QDir::Files, QDir::Name);
    for (const auto& name : names) {
        QFile script(folder.filePath(name));
        if (script.open(QIODevice::ReadOnly | QIODevice::Text)) {
            const auto line = script.readLine().mid(1).trimmed(); // behind the #
            all.push_back({HistoryTitle::tr(line.constData()), script.fileName()});
        }
    }
    return all;
}

} // namespace atlas::ui
