// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/show_inodes.h"

#include "cli/typed_ranges.h"
#include "ext4/find_inode_paths.h"
#include "report/language/make_message.h"
#include "report/text/inodes_text.h"

#include <algorithm>
#include <fmt/format.h>

namespace atlas::cli {
namespace {

/// As the JSON has them, and "orphan" for an inode in use without a link.
std::vector<std::string> stateWords() {
    std::vector<std::string> words;
    for (const auto state : inodeStates())
        words.emplace_back(state == InodeState::Linkless ? "orphan" : name(state));
    return words;
}

Result<std::vector<InodeState>> parseStates(const std::string& list) {
    const auto words = stateWords();
    std::vector<InodeState> states;
    for (std::size_t at = 0; at <= list.size();) {
        const auto end = std::min(list.find(',', at), list.size());
        const auto word = list.substr(at, end - at);
        const auto found = std::ranges::find(words, word == name(InodeState::Linkless) ? "orphan" : word);
        if (found == words.end()) {
            return std::unexpected(Error{.kind = ErrorKind::Usage,
                                         .what = "not a state of inodes",
                                         .found = "\"" + word + "\"",
                                         .expected = listed(words)});
        }
        states.push_back(inodeStates()[static_cast<std::size_t>(found - words.begin())]);
        at = end + 1;
    }
    return states;
}

/// Without those of which no inode is wanted.
Interval<GroupNumber> cutTo(Interval<GroupNumber> groups, NumberRange numbers, const Filesystem& fs) {
    const auto groupOf = [&](std::uint64_t inode) {
        return GroupNumber{static_cast<std::uint32_t>((inode - 1) / std::max(fs.inodesPerGroup, 1U))};
    };
    return intersection(groups, between(groupOf(numbers.minimum), groupOf(numbers.maximum) + GroupCount{1}));
}

} // namespace

Option addInodeListOptions(const Arguments& arguments, InodeListOptions& options) {
    arguments.text("--numbers", options.numbers, "with inodes: only those with these numbers").valueName("A-B");
    arguments
        .parsed("--state", options.states, parseStates,
                fmt::format("with inodes: only those in one of these states, separated by commas: {}",
                            listed(stateWords())))
        .valueName("STATES");
    arguments
        .parsed(
            "--since", options.since, [](const std::string& text) { return parseMoment(text); },
            "with inodes: only those with a time from this one on (UTC), as 2026-11-22T21:05:32 or @SECONDS")
        .valueName("TIME");
    arguments
        .parsed(
            "--until", options.until, [](const std::string& text) { return parseMoment(text); },
            "with inodes: only those with a time before this one")
        .valueName("TIME");
    return arguments.flag("--bodyfile", options.bodyFile, "with inodes: the body file that mactime and Plaso read");
}

Result<RequestedInodes> requestedInodes(const std::string& groups, const InodeListOptions& options,
                                        const ImageReading& reading, Reporter& reporter) {
    const auto& layout = *reading.snapshot.layout;
    const auto& fs = layout.filesystem;
    const auto asked = parseGroups(groups, layout.groups.size(), "there is no such group");
    const auto numbers = parseRange(options.numbers, {1, std::min<std::uint64_t>(fs.inodeCount, 0xFFFFFFFF)}, "inodes",
                                    "there is no such inode");
    if (!asked || !numbers)
        return std::unexpected(!asked ? asked.error() : numbers.error());
    const auto wanted = cutTo(*asked, *numbers, fs);
    const auto& states = options.states;
    // A volume of many TB has GiB of inode tables that were never written.
    const bool withAll = asked->count.value == 1 || !options.numbers.empty() ||
                         std::ranges::find(states, InodeState::Leftover) != states.end();
    RequestedInodes out{.groups = wanted, .counts = std::make_shared<InodeCounts>()};
    const InodeFilter filter{.first = numbers->minimum,
                             .last = numbers->maximum,
                             .states = states,
                             .since = options.since,
                             .until = options.until,
                             .withNeverInitialised = withAll};
    out.read = [&reading, &reporter, filter, wanted, counts = out.counts](GroupNumber group) {
        if (group == wanted.first)
            *counts = {};
        reporter.progress({(group - wanted.first).value, wanted.count.value, message<MessageId::ReadingInodes>()});
        const auto& snapshot = reading.snapshot;
        auto list = readGroupInodes(*reading.bytes, snapshot.placement->bytes, *snapshot.layout, group, filter);
        counts->add(list);
        return list;
    };
    return out;
}

bool writeBodyFile(const RequestedInodes& inodes, const ImageReading& reading, Reporter& reporter) {
    const auto& [groups, read, counts] = inodes;
    const auto eachTimed = [&](const std::function<void(const ListedInode&)>& take) {
        std::uint64_t untimed = 0;
        for (auto group = groups.first; group < groups.end(); group += GroupCount{1})
            for (const auto& inode : read(group).inodes)
                if (inode.hasTimes())
                    take(inode);
                else
                    ++untimed;
        return untimed;
    };
    std::vector<std::uint32_t> wanted;
    eachTimed([&](const ListedInode& inode) {
        if (!inode.isFree())
            wanted.push_back(inode.number);
    });
    InodeNames names(*reading.bytes, reading.snapshot.placement->bytes, *reading.snapshot.layout);
    names.read([&](std::uint32_t inode) { return std::ranges::binary_search(wanted, inode); },
               {.progress = [&](OwnerSearchPhase phase, std::uint64_t done, std::uint64_t of) {
                   reporter.progress({done, of,
                                      phase == OwnerSearchPhase::Inodes ? message<MessageId::ReadingInodes>()
                                                                        : message<MessageId::ReadingDirectories>()});
               }});
    const auto untimed = eachTimed([&](const ListedInode& inode) {
        const auto paths = inode.isFree() ? std::vector<std::string>() : names.pathsOf(inode.number);
        if (paths.empty())
            output() << bodyLine(inode, {});
        for (const auto& path : paths)
            output() << bodyLine(inode, path);
    });
    if (untimed != 0)
        reporter.note(message<MessageId::BodyWithoutTimes>(Count{untimed}));
    const auto& found = names.outcome();
    if (!found.isComplete()) {
        reporter.note(message<MessageId::PathsIncomplete>(Count{found.unreadTables}, Count{found.brokenMaps},
                                                          Count{found.brokenDirectories}));
    }
    return found.isComplete();
}

} // namespace atlas::cli
