// SPDX-License-Identifier: GPL-3.0-or-later
// A planner with predefined layouts for -G 64 and ^flex_bg, and the layout of -G 16 for all other options. Refuses -G 3
// and the feature foo.
#pragma once

#include "tests/ui/session/fake_reader.h"
#include "ui/compare/comparison.h"

#include <QSignalSpy>

namespace atlas::test {

class FakePlanner {
public:
    explicit FakePlanner(ui::Comparison& comparison) {
        const auto layout = [&](const char* name, std::uint32_t flex) {
            return fake.snapshotFile(name, syntheticSnapshot({.groupsPerFlex = flex})).toStdString();
        };
        comparison.queue().setProgram(fake.script("planner", R"(
            case "$*" in snapshot*) exec cat "$2";; esac
            echo '{"plan": {"e2fsprogs": "1.47.0", "mke2fs_conf": "its conf", "command": "the command", "notes": []}}' >&2
            case "$*" in
            *"-O foo"*) echo '{"error": {"kind": "usage", "what": "Invalid filesystem option set: foo"}}' >&2; exit 2;;
            *"-G 3") echo '{"error": {"kind": "usage", "what": "flex_bg size must be a power of 2"}}' >&2; exit 2;;
            *"^flex_bg") exec cat )" + layout("none", 0) + R"(;;
            *"-G 64") exec cat )" + layout("64", 64) + R"(;;
            *) exec cat )" + layout("16", 16) + ";; esac"));
    }
    FakeReader fake;

    static bool settle(const ui::Comparison& comparison) {
        QSignalSpy settled(&comparison, &ui::Comparison::becameSettled);
        return comparison.settled() || settled.wait(30000);
    }
};

} // namespace atlas::test
