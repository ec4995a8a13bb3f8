// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/content_name.h"

#include "report/words/labels.h"
#include "ui/text/qt_text.h"

#include <QCoreApplication>

namespace atlas::ui {
namespace {

struct ContentName {
    Q_DECLARE_TR_FUNCTIONS(ContentName)
};

} // namespace

QString contentName(const Partition& partition) {
    if (partition.role == PartitionRole::Extended) {
        return text(label(partition.role));
    }
    return partition.content.type.empty() ? ContentName::tr("not recognised") : diskText(partition.content.type);
}

} // namespace atlas::ui
