// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/compare_options.h"

#include "ui/session/qt_text.h"

#include <QFileInfo>
#include <QProcess>
#include <bit>

namespace atlas::ui {

namespace {

constexpr quint64 usualBlock = 4096;
constexpr quint64 smallBlock = 1024;                 // mke2fs.conf: type small, below 512 MiB
constexpr quint64 smallBelow = quint64{512} << 20;
constexpr std::uint32_t largestFlex = 1U << 20;

quint64 likelyBlock(const CompareOptions& options) {
    if (options.blockSize != 0) {
        return options.blockSize;
    }
    return options.size.value < smallBelow ? smallBlock : usualBlock;
}

std::uint32_t dataMembers(const RaidGeometry& raid) {
    switch (raid.level) {
    case RaidLevel::Raid0: return raid.members;
    case RaidLevel::Raid5: return raid.members - 1;
    case RaidLevel::Raid6: return raid.members - 2;
    case RaidLevel::Raid10: return raid.members / 2;
    }
    return raid.members;
}

/// As mke2fs(8) wants it: blocks of one chunk, and of all the data chunks of a stripe.
QStringList raidExtended(const CompareOptions& options) {
    const auto block = likelyBlock(options);
    const auto& raid = options.frame.raid;
    if (!raid || raid->chunk.value % block != 0) {
        return {};
    }
    const auto stride = raid->chunk.value / block;
    return {QStringLiteral("stride=%1").arg(stride),
            QStringLiteral("stripe_width=%1").arg(stride * dataMembers(*raid))};
}

/// Takes the values of -E out of `words`: mke2fs looks at the last one only.
QStringList takeExtended(QStringList& words) {
    QStringList values;
    for (qsizetype n = 0; n < words.size();) {
        if (words[n] == QStringLiteral("-E") && n + 1 < words.size()) {
            values = {words[n + 1]};
            words.remove(n, 2);
        } else {
            ++n;
        }
    }
    return values;
}

} // namespace

QString LayoutSpec::name() const {
    switch (kind) {
    case Kind::FlexGroups:
        return flexGroupSize ? QStringLiteral("-G %1").arg(*flexGroupSize) : QStringLiteral("^flex_bg");
    case Kind::OptionLine: return line;
    case Kind::File: break;
    }
    const QString file = QFileInfo(path).fileName();
    return partition ? QStringLiteral("%1, partition %2").arg(file).arg(*partition) : file;
}

QStringList mkfsWords(const CompareOptions& options) {
    QStringList words;
    QStringList others = QProcess::splitCommand(options.others);
    if (!others.contains(QStringLiteral("-t"))) {
        words << "-t" << "ext4";
    }
    if (options.blockSize != 0) {
        words << "-b" << QString::number(options.blockSize);
    }
    if (options.inodeRatio != 0) {
        words << "-i" << QString::number(options.inodeRatio);
    }
    if (!options.features.isEmpty()) {
        words << "-O" << options.features;
    }
    const auto extended = takeExtended(others) + raidExtended(options);
    words << others;
    if (!extended.isEmpty()) {
        words << "-E" << extended.join(',');
    }
    return words;
}

QStringList mkfsWords(const CompareOptions& options, std::optional<std::uint32_t> flexGroupSize) {
    auto words = mkfsWords(options);
    if (flexGroupSize) {
        return words << "-G" << QString::number(*flexGroupSize);
    }
    if (const auto at = words.indexOf(QStringLiteral("-O")); at >= 0 && at + 1 < words.size()) {
        words[at + 1] += QStringLiteral(",^flex_bg"); // one -O reads better than two
        return words;
    }
    return words << "-O" << "^flex_bg";
}

namespace {

PlanOrder planOf(const CompareOptions& options, const QStringList& words) {
    return PlanOrder{"plan",
                     QString::number(options.size.value),
                     "--snapshot",
                     "--progress=json",
                     "--physical-sector",
                     QString::number(options.frame.physicalSector.value),
                     "--"} +
           words;
}

} // namespace

PlanOrder defaultOrder(const CompareOptions& options) { return planOf(options, mkfsWords(options)); }

PlanOrder orderOf(const CompareOptions& options, const LayoutSpec& spec) {
    switch (spec.kind) {
    case LayoutSpec::Kind::FlexGroups: return planOf(options, mkfsWords(options, spec.flexGroupSize));
    case LayoutSpec::Kind::OptionLine: return planOf(options, {spec.line});
    case LayoutSpec::Kind::File: break;
    }
    PlanOrder order{"snapshot", QFileInfo(spec.path).absoluteFilePath(), "--progress=json"};
    return spec.partition ? order << "--partition" << QString::number(*spec.partition) : order;
}

std::vector<std::optional<std::uint32_t>> usefulFlexGroupSizes(const CompareOptions& options) {
    const auto block = likelyBlock(options);
    const auto groups = std::max<quint64>(1, options.size.value / (8 * block * block));
    std::vector<std::optional<std::uint32_t>> sizes{std::nullopt};
    for (std::uint32_t size = 1; size <= std::min<quint64>(std::bit_ceil(groups), largestFlex); size *= 2) {
        sizes.emplace_back(size);
    }
    return sizes;
}

} // namespace atlas::ui
