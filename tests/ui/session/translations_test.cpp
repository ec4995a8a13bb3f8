// SPDX-License-Identifier: GPL-3.0-or-later
// The translations of the window: all words of the sources, each finished, with the arguments and the markup of its source.
#include "support/paths.h"
#include "ui/session/samples.h"

#include <QDirIterator>
#include <QFile>
#include <QLibraryInfo>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <gtest/gtest.h>
#include <map>
#include <set>

namespace atlas::ui {
namespace {

struct Entry {
    QString source;
    QString translation;
    QString type; ///< "unfinished", "vanished", "obsolete"; empty when all is well
};

/// By context and source.
using Entries = std::map<std::pair<QString, QString>, Entry>;

Entries entriesOf(const QString& path) {
    QFile file(path);
    EXPECT_TRUE(file.open(QFile::ReadOnly)) << path.toStdString();
    QXmlStreamReader xml(&file);
    Entries entries;
    QString context;
    Entry entry;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) {
            continue;
        }
        if (xml.name() == QLatin1StringView("name")) {
            context = xml.readElementText();
        } else if (xml.name() == QLatin1StringView("source")) {
            entry.source = xml.readElementText();
        } else if (xml.name() == QLatin1StringView("translation")) {
            entry.type = xml.attributes().value("type").toString();
            entry.translation = xml.readElementText(QXmlStreamReader::IncludeChildElements);
            entries[{context, entry.source}] = entry;
        }
    }
    EXPECT_FALSE(xml.hasError()) << xml.errorString().toStdString();
    return entries;
}

QStringList sorted(const QString& words, const QString& pattern) {
    QStringList found;
    for (auto all = QRegularExpression(pattern).globalMatch(words); all.hasNext();) {
        found << all.next().captured();
    }
    found.sort();
    return found;
}

/// A placeholder may be said more often than in the source, but none is lost or made up.
QStringList argumentsOf(const QString& words) {
    auto found = sorted(words, QStringLiteral("%(?:L?[1-9]|L?n)"));
    found.removeDuplicates();
    return found;
}

QStringList markupOf(const QString& words) { return sorted(words, QStringLiteral("<[^>]*>")); }

/// The key is the letter behind a single "&", which markup has none of.
bool hasMnemonic(const QString& words) { return words.contains(QRegularExpression(QStringLiteral("&(?=[^& ;])"))); }

class Translations : public testing::TestWithParam<const char*> {
protected:
    QString path = QString::fromStdString(atlas::test::inSources("ui/translations")) + '/' + GetParam();
    Entries entries = entriesOf(path);
};

TEST_P(Translations, AreFinished) {
    EXPECT_GT(entries.size(), 500u);
    for (const auto& [key, entry] : entries) {
        EXPECT_TRUE(entry.type.isEmpty() && !entry.translation.isEmpty())
            << key.first.toStdString() << ": " << entry.source.toStdString();
        EXPECT_FALSE(key.first.isEmpty()) << entry.source.toStdString() << " has no context, so it is never found";
    }
}

/// The sources of the window, one behind the other.
QString sources() {
    QString all;
    const auto top = QString::fromStdString(atlas::test::inSources("ui"));
    for (QDirIterator each(top, {"*.cpp", "*.h"}, QDir::Files, QDirIterator::Subdirectories); each.hasNext();) {
        QFile file(each.next());
        EXPECT_TRUE(file.open(QFile::ReadOnly));
        all += QString::fromUtf8(file.readAll());
    }
    return all;
}

// A context that no class looks its words up in is read over by the extraction.
TEST_P(Translations, AreInContextsThatAreLookedUp) {
    const auto all = sources();
    for (const auto& [key, entry] : entries) {
        const auto& context = key.first;
        const auto name = context.section("::", -1);
        EXPECT_TRUE(context.startsWith("atlas::ui::") ? all.contains("class " + name + " :")
                                                      : all.contains("Q_DECLARE_TR_FUNCTIONS(" + name + ')'))
            << context.toStdString() << ": " << entry.source.toStdString();
    }
}

TEST_P(Translations, SayWhatEachSampleShows) {
    const auto samples = readSamples(QString::fromStdString(atlas::test::inSources("sample-images")));
    EXPECT_GT(samples.size(), 10u);
    for (const auto& sample : samples) {
        EXPECT_TRUE(entries.contains({"SamplePurpose", sample.purpose})) << sample.purpose.toStdString();
    }
}

TEST_P(Translations, HaveTheArgumentsAndTheMarkupOfTheirSources) {
    for (const auto& [key, entry] : entries) {
        const auto words = entry.translation.toStdString();
        EXPECT_EQ(argumentsOf(entry.translation), argumentsOf(entry.source)) << words;
        EXPECT_EQ(markupOf(entry.translation), markupOf(entry.source)) << words;
        EXPECT_EQ(hasMnemonic(entry.translation), hasMnemonic(entry.source)) << words;
        auto keys = entry.translation;
        keys.replace(QStringLiteral("Strg+"), QStringLiteral("Ctrl+")); // as German keyboards have it
        EXPECT_EQ(keys.endsWith(QStringLiteral("  Ctrl+F")), entry.source.endsWith("  Ctrl+F")) << words;
    }
}

/// Without the namespaces of contexts: lupdate of Qt 6.8 leaves them out where it does not understand a header.
std::set<std::pair<QString, QString>> keysOf(const Entries& entries) {
    std::set<std::pair<QString, QString>> keys;
    for (const auto& [key, entry] : entries) {
        keys.emplace(key.first.section(QStringLiteral("::"), -1), key.second);
    }
    return keys;
}

TEST_P(Translations, AreThoseOfTheWordsInTheSources) {
    const QString tool =
        QStandardPaths::findExecutable("lupdate", {QLibraryInfo::path(QLibraryInfo::BinariesPath),
                                                   QLibraryInfo::path(QLibraryInfo::LibraryExecutablesPath)});
    if (tool.isEmpty()) {
        GTEST_SKIP() << "lupdate is not here, so the words of the sources were not looked for";
    }
    const QTemporaryDir folder;
    const QString copy = folder.filePath(GetParam());
    ASSERT_TRUE(QFile::copy(path, copy));
    const QString top = QString::fromStdString(atlas::test::inSources(""));
    QProcess update;
    update.start(tool, {"-silent", "-no-obsolete", "-locations", "none", "-I", top, "-extensions", "cpp,h", top + "/ui",
                        "-ts", copy});
    ASSERT_TRUE(update.waitForFinished(60'000));
    ASSERT_EQ(update.exitCode(), 0) << update.readAllStandardError().toStdString();
    const auto now = entriesOf(copy);
    const auto keys = keysOf(entries);
    const auto found = keysOf(now);
    for (const auto& key : found) {
        EXPECT_TRUE(keys.contains(key)) << "not translated: " << key.second.toStdString();
    }
    for (const auto& key : keys) {
        EXPECT_TRUE(found.contains(key)) << "no longer used: " << key.second.toStdString();
    }
}

INSTANTIATE_TEST_SUITE_P(OfTheWindow, Translations,
                         testing::Values("ext4atlas_de.ts", "ext4atlas_fr.ts", "ext4atlas_zh_CN.ts"));

} // namespace
} // namespace atlas::ui
