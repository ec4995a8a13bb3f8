// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/strip/strip_content.h"

#include "report/words/plan_text.h"
#include "ui/session/shown_disk.h"
#include "ui/text/qt_text.h"

namespace atlas::ui {

StripContent stripContentOf(const Session& session) {
    const auto& judgement = session.judgement();
    // judgement.starts are by the physical sectors, and where a what-if would be.
    auto shown = shownDisk(session.snapshot(), judgement);
    shown.disk.drive = judgement.drive();
    StripContent content{.disk = shown.disk,
                         .volume = session.volumeOnDisk(),
                         .markedGrid = judgement.markedGrid(),
                         .refusal = judgement.conflict ? text(sentence(*judgement.conflict)) : QString(),
                         .logicalVolume = shown.logicalVolume()};
    content.starts = partitionStarts(startVerdicts(shown, content.grid()));
    return content;
}

} // namespace atlas::ui
