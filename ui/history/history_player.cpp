// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/history/history_player.h"

#include "report/json/history_json.h"
#include "report/reader/reader_request.h"
#include "ui/session/place.h"
#include "ui/text/qt_text.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSignalBlocker>

namespace atlas::ui {
namespace {

struct PlaceOf {
    const Layout& layout;

    Place operator()(const StructureChange& change) const { return placeAtByte(layout, change.place.bytes.first); }
    Place operator()(const BitmapChange& change) const {
        if (change.group.value >= layout.filesystem.groupCount.value)
            return {};
        const auto start = layout.startOf(change.bitmap, change.group);
        return start ? inside(*start) : Place();
    }
    Place operator()(const EntryChange& change) const { return inside(change.block); }
    Place operator()(const BlocksChange& change) const { return inside(change.blocks.first); }
    Place operator()(const EntriesMoved& change) const { return inside(change.to); }
    Place operator()(const IndexChange& change) const { return inside(change.block); }

private:
    [[nodiscard]] Place inside(BlockNumber block) const {
        return block < layout.filesystem.end() ? Place(BlockPlace{block}) : Place();
    }
};

} // namespace

Place placeOf(const ImageChange& change, const Layout& layout) { return std::visit(PlaceOf{layout}, change); }

namespace {

struct HistoryTitle {
    Q_DECLARE_TR_FUNCTIONS(HistoryTitle)
};

/// The titles of the bundled scripts, extracted for translation.
[[maybe_unused]] constexpr const char* titles[] = {
    QT_TRANSLATE_NOOP("HistoryTitle", "A directory of several blocks, and the index (htree) that e2fsck -D gives it."),
    QT_TRANSLATE_NOOP("HistoryTitle",
                      "What resize2fs writes when a file system grows, first within its reserved descriptor blocks."),
    QT_TRANSLATE_NOOP("HistoryTitle", "What making and deleting a file and a directory writes."),
    QT_TRANSLATE_NOOP("HistoryTitle", "A free count and an inode bitmap made wrong, and what e2fsck puts right.")};

} // namespace

std::vector<HistoryRecipe> historyRecipes(const QString& recipes) {
    std::vector<HistoryRecipe> all;
    if (recipes.isEmpty())
        return all;
    const QDir folder(recipes + QStringLiteral("/histories"));
    const auto names = folder.entryList({QStringLiteral("*.txt")}, QDir::Files, QDir::Name);
    for (const auto& name : names) {
        QFile script(folder.filePath(name));
        if (script.open(QIODevice::ReadOnly | QIODevice::Text)) {
            const auto line = script.readLine().mid(1).trimmed(); // after the "#"
            all.push_back({HistoryTitle::tr(line.constData()), script.fileName()});
        }
    }
    return all;
}

namespace {

using namespace std::chrono_literals;

constexpr auto pause = 2s; ///< between steps; the pulse of the tints takes half of it

} // namespace

HistoryPlayer::HistoryPlayer(Session& session, QObject* parent) : QObject(parent), m_session(session) {
    m_clock.setInterval(pause);
    connect(&m_clock, &QTimer::timeout, this, &HistoryPlayer::advance);
    connectReaders();
    connect(&session, &Session::opened, this, &HistoryPlayer::noteOpened);
    connect(&session, &Session::judgedAgain, this, [this] {
        if (isOpen())
            tell(); // the number of read-modify-writes depends on the start
    });
}

void HistoryPlayer::connectReaders() {
    connect(&m_teller, &ReaderJob::answered, this, &HistoryPlayer::take);
    connect(&m_writer, &ReaderJob::answered, this, &HistoryPlayer::showImage);
    connect(&m_recorder, &ReaderJob::answered, this, [this] { open(m_recorded); });
    for (auto* reader : {&m_teller, &m_writer, &m_recorder})
        connect(reader, &ReaderJob::failed, this, &HistoryPlayer::fail);
}

void HistoryPlayer::open(const QString& path) {
    close();
    m_path = QFileInfo(path).absoluteFilePath();
    look();
}

void HistoryPlayer::record(const QString& script) {
    close();
    m_recorded = temporary(QFileInfo(script).completeBaseName() + QStringLiteral(".history"));
    m_recorder.ask(texts(readerArguments(RecordRequest{script.toStdString(), m_recorded.toStdString()})));
    Q_EMIT changed();
}

void HistoryPlayer::compare(const QString& before, const QString& after, std::optional<std::uint32_t> partition) {
    close();
    m_recorded = temporary(QFileInfo(after).completeBaseName() + QStringLiteral(".history"));
    m_recorder.ask(texts(readerArguments(
        ComparedStatesRequest{before.toStdString(), after.toStdString(), partition, m_recorded.toStdString()})));
    Q_EMIT changed();
}

void HistoryPlayer::close() {
    for (auto* reader : {&m_teller, &m_writer, &m_recorder}) {
        const QSignalBlocker quiet(reader);
        reader->cancel();
    }
    m_clock.stop();
    m_path.clear();
    m_commands.clear();
    m_report.reset();
    m_since.reset();
    m_step = 1;
    m_shown = 0;
    Q_EMIT changed();
}

void HistoryPlayer::goTo(int step) {
    if (!isOpen() || step < 1 || step > static_cast<int>(m_commands.size()) || step == m_step)
        return;
    m_step = step;
    if (m_since && *m_since >= step)
        m_since.reset();
    look();
}

void HistoryPlayer::compareWith(int since) {
    if (!isOpen() || since < 0 || since >= m_step || since == this->since())
        return;
    m_since = since == m_step - 1 ? std::nullopt : std::optional(since);
    tell();
}

void HistoryPlayer::play(bool on) {
    if (!on) {
        m_clock.stop();
    } else if (isOpen()) {
        m_clock.start();
        if (m_step == static_cast<int>(m_commands.size()))
            goTo(1);
    }
    Q_EMIT changed();
}

/// Goes to the next step unless the current one is pending.
void HistoryPlayer::advance() {
    if (!isShown() || !m_report)
        return;
    if (m_step == static_cast<int>(m_commands.size()))
        return play(false);
    next();
}

void HistoryPlayer::look() {
    const auto name =
        QStringLiteral("%1-step-%2-%3.img").arg(QFileInfo(m_path).completeBaseName()).arg(m_step).arg(++m_images);
    m_image = temporary(name);
    m_writer.ask(texts(
        readerArguments(MomentRequest{m_path.toStdString(), static_cast<std::size_t>(m_step), m_image.toStdString()})));
    tell();
}

void HistoryPlayer::tell() {
    HistoryRequest request{.path = m_path.toStdString(),
                           .from = static_cast<std::size_t>(since()),
                           .to = static_cast<std::size_t>(m_step)};
    if (m_shown != 0) { // judged like the rest of the window
        request.start =
            m_session.judgement().placement() ? m_session.judgement().placement()->bytes.first : ByteOffset{};
        request.physicalSector = m_session.grid().size;
    }
    m_report.reset();
    m_teller.ask(texts(readerArguments(request)));
    Q_EMIT changed();
}

void HistoryPlayer::take(const QByteArray& answer) {
    auto report = readHistoryJson({answer.constData(), static_cast<std::size_t>(answer.size())});
    if (!report || report->spans.size() != 1)
        return fail(report ? Error{ErrorKind::Corrupt, "the answer of the reader cannot be read"} : report.error());
    m_commands = report->commands;
    m_report = std::move(*report);
    Q_EMIT changed();
    if (isShown())
        Q_EMIT shown();
}

void HistoryPlayer::showImage() {
    const auto name = isOwn(m_path) ? tr("a recorded history") : QFileInfo(m_path).fileName();
    m_session.setName(m_image, tr("%1, after step %2").arg(name).arg(m_step));
    if (m_shown != 0 && m_session.isOpen())
        m_session.follow(m_image);
    else
        m_session.open(m_image);
}

/// Another image closes the history.
void HistoryPlayer::noteOpened() {
    const auto path = m_session.path();
    if (!isOpen())
        return;
    if (path != m_image) {
        if (!isOwn(path))
            close();
        return;
    }
    m_shown = m_step;
    const auto images = QDir(m_folder->path()).entryList({QStringLiteral("*.img")}, QDir::Files);
    for (const auto& image : images)
        if (m_folder->filePath(image) != m_image)
            QFile::remove(m_folder->filePath(image));
    Q_EMIT changed();
    if (m_report)
        Q_EMIT shown();
}

bool HistoryPlayer::isOwn(const QString& path) const {
    return m_folder && QFileInfo(path).absolutePath() == m_folder->path();
}

/// If the folder cannot be made, the reader that writes to it reports the error.
QString HistoryPlayer::temporary(const QString& name) {
    if (!m_folder)
        m_folder = std::make_unique<QTemporaryDir>();
    return m_folder->filePath(name);
}

void HistoryPlayer::fail(const Error& error) {
    const auto path = m_path.isEmpty() ? m_recorded : m_path;
    close();
    Q_EMIT failed(path, error);
}

} // namespace atlas::ui
