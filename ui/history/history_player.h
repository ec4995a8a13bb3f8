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

/// Where a change of a history is seen; empty for one outside of the volume.
[[nodiscard]] Place placeOf(const ImageChange& change, const Layout& layout);

struct HistoryRecipe {
    QString title; ///< what its steps show, in the language of the window
    QString script;
};

/// The scripts in `recipes`/histories, by name; their first line says what they show. Empty where there are none.
[[nodiscard]] std::vector<HistoryRecipe> historyRecipes(const QString& recipes);

// Goes through the steps of a history: opens the image after each, and asks the reader what changed.

class HistoryPlayer : public QObject {
    Q_OBJECT
public:
    explicit HistoryPlayer(Session& session, QObject* parent = nullptr);

    /// Opens the history in `path` at its first step. What is open stays until its image is read.
    void open(const QString& path);
    /// Runs the steps of a script, and opens their history.
    void record(const QString& script);
    /// Forgets the history; the image of its step stays open.
    void close();

    /// Whether a history is open; the first answer may be awaited.
    [[nodiscard]] bool isOpen() const { return !m_path.isEmpty(); }
    [[nodiscard]] bool isRecording() const { return m_recorder.running(); }
    [[nodiscard]] const QString& path() const { return m_path; }
    /// Whether `path` is a file that this made and will remove.
    [[nodiscard]] bool isOwn(const QString& path) const;
    /// Empty before the first answer.
    [[nodiscard]] const std::vector<std::string>& commands() const { return m_commands; }
    [[nodiscard]] int step() const { return m_step; } ///< from 1
    [[nodiscard]] int since() const {
        return m_since.value_or(m_step - 1);
    } ///< step with which it is compared; 0: none done
    /// What was written since then; null while it is awaited.
    [[nodiscard]] const HistoryReport* report() const { return m_report ? &*m_report : nullptr; }
    /// Precondition: report() is not null.
    [[nodiscard]] const HistorySpan& span() const { return m_report->spans.front(); }
    /// Whether the image of step() is open.
    [[nodiscard]] bool isShown() const { return m_shown == m_step; }
    [[nodiscard]] bool isPlaying() const { return m_clock.isActive(); }

public Q_SLOTS:
    /// No effect where there is no such step.
    void goTo(int step);
    void next() { goTo(m_step + 1); }
    void back() { goTo(m_step - 1); }
    /// Compares with the image after step `since`, from 0 to below step(); with the step before, each step follows its own.
    void compareWith(int since);
    /// From the first step again, at the last one.
    void play(bool on);

Q_SIGNALS:
    /// Anything of the above.
    void changed();
    /// The image of the step is open, and what changed is known.
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
    std::unique_ptr<QTemporaryDir> m_folder; ///< of the images of the steps; null before the first
    QTimer m_clock;
    QString m_path;
    QString m_recorded; ///< the history that m_recorder writes
    QString m_image; ///< that of the step, once it is written
    std::vector<std::string> m_commands;
    std::optional<HistoryReport> m_report;
    std::optional<int> m_since;
    int m_step = 1;
    int m_shown = 0;
    int m_images = 0; ///< written so far
};

} // namespace atlas::ui
