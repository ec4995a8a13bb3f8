// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/strip/strip_content.h"

#include "report/messages/what_if_text.h"
#include "ui/text/qt_text.h"

namespace atlas::ui {

StripContent stripContentOf(const Session& session) {
    const auto& judgement = session.judgement();
    const auto& shown = judgement.conflict ? session.snapshot() : judgement.snapshot;
    StripContent content{.disk = shown.disk,
                         .volume = session.volumeOnDisk(),
                         .markedGrid = judgement.markedGrid(),
                         .refusal = judgement.conflict ? text(sentence(*judgement.conflict)) : QString()};
    content.disk.drive = judgement.drive();
    const auto grid = content.markedGrid.value_or(content.disk.drive.grid());
    for (const auto& partition : content.disk.table.partitions) {
        if (startVerdict(shown, partition, grid).compensated) {
            content.compensated.push_back(partition.number);
        }
    }
    return content;
}

} // namespace atlas::ui
