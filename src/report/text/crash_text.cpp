// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/text/crash_text.h"

#include "base/utf8.h"
#include "report/language/make_message.h"
#include "report/words/copies_text.h"
#include "report/words/history_text.h"

#include <algorithm>
#include <ostream>

namespace atlas {
namespace {

using enum MessageId;

constexpr std::size_t mostLines = 40;   ///< of e2fsck; JSON has all
constexpr std::size_t mostChanges = 60; ///< likewise
constexpr std::size_t mostFiles = 200;  ///< likewise

void line(std::ostream& out, const Message& text) { out << "  " << format(text) << '\n'; }

void writeVerdict(const CheckerVerdict& verdict, std::ostream& out) {
    for (std::size_t n = 0; n < std::min(verdict.lines.size(), mostLines); ++n)
        out << "    " << printable(verdict.lines[n]) << '\n';
}

void writeReplay(const CrashReport& report, std::ostream& out) {
    if (!report.replay || report.replay->transactions == 0) {
        line(out, report.needsRecovery ? message<CrashReplayImpossible>() : message<CrashNothingToReplay>());
        return;
    }
    const auto& replay = *report.replay;
    line(out, message<CrashReplays>(Count{replay.transactions}, Count{replay.blocks}, Count{replay.revoked}));
    for (const auto& [gap, number] : replay.gaps())
        line(out, gapText(gap, number));
    const auto& changes = report.replayed.changes;
    const auto shown = std::min(changes.size(), mostChanges);
    for (std::size_t n = 0; n < shown; ++n)
        out << "    " << format(sentence(changes[n])) << '\n';
    if (shown < changes.size())
        out << "    " << format(message<MoreHistoryChanges>(Count{changes.size() - shown})) << '\n';
}

Message fateOf(const SurvivingFile& file) {
    const auto path = printable(file.path);
    const Size size{file.size.value_or(ByteCount{})};
    switch (file.fate) {
    case SurvivingFile::Fate::Same: return message<FileSurvived>(path, size);
    case SurvivingFile::Fate::Lost: return message<FileLost>(path, Size{file.sizeAtEnd.value_or(ByteCount{})});
    case SurvivingFile::Fate::Gone: return message<FileStillThere>(path, size);
    case SurvivingFile::Fate::Differs: break;
    }
    const Size end{file.sizeAtEnd.value_or(ByteCount{})};
    return file.isZeros ? message<FileOfZeros>(path, size, end) : message<FileDiffers>(path, size, end);
}

} // namespace

void writeCrashText(const CrashReport& report, std::ostream& out) {
    out << format(message<CrashHead>(Number{report.step}, Number{report.steps}, report.command)) << '\n';
    line(out, report.before.isGood() ? message<CrashCheckedGood>() : message<CrashChecked>());
    writeVerdict(report.before, out);
    if (!report.hasVolume) {
        line(out, message<CrashNoVolume>());
        return;
    }
    writeReplay(report, out);
    line(out, report.after.isGood() ? message<CrashReplayedGood>() : message<CrashReplayed>());
    if (!report.after.isGood())
        writeVerdict(report.after, out);
    line(out, report.files.empty() ? message<CrashNoFiles>() : message<CrashFiles>());
    const auto shown = std::min(report.files.size(), mostFiles);
    for (std::size_t n = 0; n < shown; ++n)
        out << "    " << format(fateOf(report.files[n])) << '\n';
    if (shown < report.files.size())
        out << "    " << format(message<CrashMoreFiles>(Count{report.files.size() - shown})) << '\n';
}

} // namespace atlas
