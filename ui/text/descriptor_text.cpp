// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/descriptor_text.h"

#include "report/language/make_message.h"
#include "report/words/labels.h"
#include "report/words/verdict_text.h"
#include "ui/text/qt_text.h"

#include <QCoreApplication>
#include <QStringList>

namespace atlas::ui {
namespace {

struct DescriptorText {
    Q_DECLARE_TR_FUNCTIONS(DescriptorText)
};

QString hex(std::uint16_t value) { return QStringLiteral("0x%1").arg(value, 4, 16, QLatin1Char('0')); }

} // namespace

QString fitText(Fit fit) { return marked(fit, text(label(fit))); }

QString presenceText(const QString& verdict, Presence presence) {
    switch (presence) {
    case Presence::All: return verdict;
    case Presence::Part: return DescriptorText::tr("%1, in part past the end").arg(verdict);
    case Presence::None: break;
    }
    return DescriptorText::tr("past the end");
}

QString flagsText(std::uint16_t flags) {
    QStringList names;
    for (const auto& name : flagNames(flags))
        names << text(name);
    return names.isEmpty() ? DescriptorText::tr("none") : names.join(QStringLiteral(" | "));
}

QString checksumText(const Layout& layout, GroupNumber group) {
    if (!layout.filesystem.checksumsDescriptors())
        return DescriptorText::tr("none");
    return checksumText(layout.groups.checksum[group.value], layout.groups.computedChecksum[group.value]);
}

QString checksumText(std::uint16_t stored, std::uint16_t computed) {
    return marked(stored == computed,
                  stored == computed ? hex(stored)
                                     : text(message<MessageId::ComputedChecksum>(Hex{stored, 4}, Hex{computed, 4})));
}

QString blocksText(BlockInterval blocks) {
    if (blocks.count.value <= 1)
        return number(blocks.first.value);
    return QStringLiteral("%1 – %2").arg(number(blocks.first.value), number(blocks.last().value));
}

} // namespace atlas::ui
