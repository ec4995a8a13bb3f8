// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "history/find_changes.h"
#include "layout/layout.h"
#include "ui/session/place.h"
#include "ui/session/session.h"

#include <QObject>
#include <QString>
#include <QTemporaryDir>
#include <QTimer>
#include <vector>

namespace atlas::ui {

/// The place where a change is shown; empty for one outside the volume.
[[nodiscard]] Place placeOf(const ImageChange& change, const Layout& layout);

struct HistoryRecipe {
    QString title; ///< describes its steps, in the language of the window
    QString script;
};

/// The scripts in `recipes`/histories by file name; the first line of each is its title. Empty if there are none.
[[nodiscard]] std::vector<HistoryRecipe> historyRecipes(const QString& recipes);

// Steps through a history: opens the image after each step, and asks the reader for the changes.

class HistoryPlayer : public QObject {
    Q_OBJECT
public:
    explicit HistoryPlayer(Session& session, QObject* parent = nullptr);

    /// Opens the history in `path` at its first step. The previous image stays open until the new one has been read.
    void open(const QString& path);
    /// Runs a script and opens the resulting history.
    void record(const QString& script);
    /// Opens two states of an image as a history: one step makes the first of them, the other one what differs in the second.
    void compare(const QString& before, const QString& after, std::optional<std::uint32_t> partition);
    /// Closes the history; the image of its step stays open.
    void close();

    /// Whether a history is open; its first report may be pending.
    [[nodiscard]] bool isOpen() const { return !m_path.isEmpty(); }
    [[nodiscard]] bool isRecording() const { return m_recorder.running(); }
    [[nodiscard]] const QString& path() const { return m_path; }
    /// Whether `path` is a temporary file of this object.
    [[nodiscard]] bool isOwn(const QString& path) const;
    /// Empty before the first report.
    [[nodiscard]] const std::vector<std::string>& commands() const { return m_commands; }
    [[nodiscard]] int step() const { return m_step; } ///< from 1
    [[nodiscard]] int since() const {
        return m_since.value_or(m_step - 1);
    } ///< the step compared with; 0: before the first
    /// What was written after since(); null while pending.
    [[nodiscard]] const HistoryReport* report() const { return m_report ? &*m_report : nullptr; }
    /// Precondition: report() is not null.
    [[nodiscard]] const HistorySpan& span() const { return m_report->spans.front(); }
    /// Whether the image of step() is open.
    [[nodiscard]] bool isShown() const { return m_shown == m_step; }
    [[nodiscard]] bool isPlaying() const { return m_clock.isActive(); }

public Q_SLOTS:
    /// No effect if there is no such step.
    void goTo(int step);
    void next() { goTo(m_step + 1); }
    void back() { goTo(m_step - 1); }
    /// Compares with the image after step `since`, from 0 to below step(). The step directly before becomes the
    /// default, which also applies to later steps.
    void compareWith(int since);
    /// At the last step, playing starts again at the first.
    void play(bool on);

Q_SIGNALS:
    /// Anything above has changed.
    void changed();
    /// The image of the step is open and its changes are known.
    void shown();
    void failed(const QString& path, const atlas::Error& error);

private:
    void connectReaders();
    void look();
    void tell();
    void take(const QByteArray& answer);
    void showImage();
    void noteOpened();
    void advance();
    void fail(const Error& error);
    [[nodiscard]] QString temporary(const QString& name);

    Session& m_session;
    ReaderJob m_teller;
    ReaderJob m_writer;
    ReaderJob m_recorder;
    std::unique_ptr<QTemporaryDir> m_folder; ///< null before the first image
    QTimer m_clock;
    QString m_path;
    QString m_recorded; ///< the history being recorded
    QString m_image; ///< image of the step, possibly still being written
    std::vector<std::string> m_commands;
    std::optional<HistoryReport> m_report;
    std::optional<int> m_since;
    int m_step = 1;
    int m_shown = 0;
    int m_images = 0; ///< number of images written
};

} // namespace atlas::ui
