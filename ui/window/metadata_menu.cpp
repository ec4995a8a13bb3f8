// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/metadata_menu.h"

#include "layout/layout_summary.h"
#include "report/words/labels.h"
#include "report/words/summary_text.h"
#include "ui/text/qt_text.h"
#include "ui/widgets/palette.h"

#include <QCoreApplication>
#include <QMenu>
#include <QPixmap>

namespace atlas::ui {

namespace {

struct MetadataMenu {
    Q_DECLARE_TR_FUNCTIONS(MetadataMenu)
};

constexpr int swatch = 12;

/// "59.7 %", "below 0.1 %".
QString percent(ByteCount part, double whole) {
    constexpr double least = 0.05; // less would be rounded to 0.0
    const double share = whole > 0 ? 100 * static_cast<double>(part.value) / whole : 0;
    return share < least ? MetadataMenu::tr("below %1 %").arg(decimal(0.1, 'f', 1))
                         : MetadataMenu::tr("%1 %").arg(decimal(share, 'f', 1));
}

} // namespace

QMenu* metadataMenu(const Layout& layout, QWidget& parent, const std::function<void(RegionKind)>& chosen) {
    const auto metadata = summarise(layout).metadata;
    const auto& fs = layout.filesystem;
    const double volume = static_cast<double>(fs.size().value);
    auto* menu = new QMenu(&parent);
    menu->setObjectName("metadataMenu");
    menu->setAttribute(Qt::WA_DeleteOnClose);
    auto kinds = allRegionKinds;
    std::ranges::stable_sort(kinds, std::ranges::greater(),
                             [&](RegionKind kind) { return metadata.kinds[index(kind)].value; });
    const auto colours = paletteFor(parent.palette());
    for (const auto kind : kinds) {
        const auto bytes = metadata.kinds[index(kind)];
        if (bytes.value == 0) {
            continue;
        }
        QPixmap icon(swatch, swatch);
        icon.fill(colours.of(kind));
        auto* action = menu->addAction(QIcon(icon), MetadataMenu::tr("%1: %2, %3 of the metadata, %4 of the volume")
                                                        .arg(capitalised(text(labelOfAll(kind))), size(bytes),
                                                             percent(bytes, static_cast<double>(metadata.bytes.value)),
                                                             percent(bytes, volume)));
        action->setIconVisibleInMenu(true);
        QObject::connect(action, &QAction::triggered, menu, [chosen, kind] { chosen(kind); });
    }
    menu->addSeparator();
    for (const auto& saving : savingLines(metadata.savings)) {
        menu->addAction(MetadataMenu::tr("Would be given back: %1").arg(text(saving.words)),
                        [chosen, kind = saving.kind] { chosen(kind); });
    }
    return menu;
}

} // namespace atlas::ui
