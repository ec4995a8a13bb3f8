// SPDX-License-Identifier: GPL-3.0-or-later
#include "scan/scan_diff.h"

#include "base/utf8.h"
#include "report/json/json_writer.h"
#include "report/language/make_message.h"
#include "report/text/report_text.h"
#include "scan/scan_words.h"

#include <algorithm>

namespace atlas {
namespace {

std::optional<std::uint64_t> bytesOf(const ScanRecord& record) {
    return record.volume ? std::optional(record.volume->blocks * record.volume->blockSize) : std::nullopt;
}

ScanChange changeOf(ScanChangeKind kind, const ScanRecord* before, const ScanRecord* after) {
    const auto& last = after != nullptr ? *after : *before;
    ScanChange change{.kind = kind, .place = last.place, .reason = last.reason()};
    if (before != nullptr) {
        change.before = stateOf(*before);
        change.bytesBefore = bytesOf(*before);
    }
    if (after != nullptr) {
        change.after = stateOf(*after);
        change.bytesAfter = bytesOf(*after);
    }
    if (kind == ScanChangeKind::Cured && before != nullptr)
        change.reason = before->reason();
    return change;
}

bool isBad(ScanState state) { return state > ScanState::Warning; }

void compare(const ScanRecord& before, const ScanRecord& after, ScanDifference& into) {
    const auto count = into.changes.size();
    const auto add = [&](ScanChangeKind kind) { into.changes.push_back(changeOf(kind, &before, &after)); };
    const auto was = stateOf(before);
    const auto is = stateOf(after);
    const bool isOther = isBad(was) && isBad(is) && before.reason() != after.reason();
    if (isBad(is) && (is > was || isOther))
        add(ScanChangeKind::Worse);
    else if (isBad(was) && is < was)
        add(ScanChangeKind::Cured);
    const auto old = bytesOf(before);
    const auto now = bytesOf(after);
    if (old && now && *old != *now)
        add(*now > *old ? ScanChangeKind::Grew : ScanChangeKind::Shrank);
    into.same += into.changes.size() == count ? 1 : 0;
}

} // namespace

std::string_view name(ScanChangeKind kind) {
    switch (kind) {
    case ScanChangeKind::Worse: return "worse";
    case ScanChangeKind::Cured: return "cured";
    case ScanChangeKind::Grew: return "grew";
    case ScanChangeKind::Shrank: return "shrank";
    case ScanChangeKind::Appeared: return "appeared";
    case ScanChangeKind::Gone: return "gone";
    }
    return {};
}

std::uint64_t ScanDifference::count(ScanChangeKind kind) const {
    return static_cast<std::uint64_t>(std::ranges::count(changes, kind, &ScanChange::kind));
}

ScanDifference diff(const ScanFiles& before, const ScanFiles& after) {
    ScanDifference difference;
    // A file that changes meanwhile is left with what was read of it.
    [[maybe_unused]] const bool isAfterSame = after.forEach([&](const ScanRecord& now) {
        if (const auto old = before.find(now.placeBytes()))
            compare(*old, now, difference);
        else
            difference.changes.push_back(changeOf(ScanChangeKind::Appeared, nullptr, &now));
    });
    [[maybe_unused]] const bool isBeforeSame = before.forEach([&](const ScanRecord& old) {
        if (!after.find(old.placeBytes()))
            difference.changes.push_back(changeOf(ScanChangeKind::Gone, &old, nullptr));
    });
    std::ranges::stable_sort(difference.changes, {}, &ScanChange::kind);
    return difference;
}

namespace {

Message heading(ScanChangeKind kind, std::uint64_t count) {
    switch (kind) {
    case ScanChangeKind::Worse: break;
    case ScanChangeKind::Cured: return message<MessageId::ScanCured>(Count{count});
    case ScanChangeKind::Grew: return message<MessageId::ScanGrew>(Count{count});
    case ScanChangeKind::Shrank: return message<MessageId::ScanShrank>(Count{count});
    case ScanChangeKind::Appeared: return message<MessageId::ScanAppeared>(Count{count});
    case ScanChangeKind::Gone: return message<MessageId::ScanGone>(Count{count});
    }
    return message<MessageId::ScanWorse>(Count{count});
}

std::string stateText(const std::optional<ScanState>& state) { return state ? format(label(*state)) : std::string(); }

std::string sizeText(const std::optional<std::uint64_t>& bytes) {
    return bytes ? format(message<MessageId::MetricSize>(Size{{*bytes}})) : std::string();
}

std::vector<Cell> rowOf(const ScanChange& change) {
    const bool isOfSize = change.kind == ScanChangeKind::Grew || change.kind == ScanChangeKind::Shrank;
    const auto before = isOfSize ? sizeText(change.bytesBefore) : stateText(change.before);
    const auto after = isOfSize ? sizeText(change.bytesAfter) : stateText(change.after);
    const auto both = before.empty() || after.empty() ? before + after : before + " → " + after;
    return {{printable(change.place)}, {both}, {isOfSize ? std::string() : printable(change.reason)}};
}

} // namespace

void writeScanDiffText(const ScanDifference& difference, std::size_t most, std::ostream& out, TextStyle style) {
    for (const auto kind : allScanChangeKinds) {
        const auto count = difference.count(kind);
        if (count == 0)
            continue;
        writeHeading(out, heading(kind, count), style);
        std::vector<std::vector<Cell>> rows;
        for (const auto& change : difference.changes)
            if (change.kind == kind && rows.size() < most)
                rows.push_back(rowOf(change));
        writeTable(out, {{}, {}, {}}, rows, style);
        if (count > most)
            out << format(message<MessageId::ScanMore>(Count{count - most})) << '\n';
    }
    out << '\n' << format(message<MessageId::ScanSame>(Count{difference.same})) << '\n';
}

void writeScanDiffJson(const ScanDifference& difference, std::ostream& out) {
    JsonWriter json(out);
    const auto state = [](const std::optional<ScanState>& each) {
        return each ? std::optional(name(*each)) : std::nullopt;
    };
    json.beginObject();
    json.field("schema", "ext4atlas-scan-diff/1");
    for (const auto kind : allScanChangeKinds)
        json.field(name(kind), difference.count(kind));
    json.field("same", difference.same);
    json.key("changes");
    json.beginArray();
    for (const auto& change : difference.changes) {
        json.beginObject();
        json.field("kind", name(change.kind));
        json.field("place", change.place);
        json.field("before", state(change.before));
        json.field("after", state(change.after));
        json.field("bytes_before", change.bytesBefore);
        json.field("bytes_after", change.bytesAfter);
        json.field("reason", change.reason.empty() ? std::nullopt : std::optional(change.reason));
        json.endObject();
    }
    json.endArray();
    json.endObject();
}

} // namespace atlas
