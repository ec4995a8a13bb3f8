// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/messages/stack_names.h"

#include "base/number_text.h"
#include "report/messages/finding_text.h"
#include "report/messages/subject_text.h"

#include <fmt/format.h>

namespace atlas {

std::string layerName(const StackRow& row, const Snapshot& snapshot) {
    switch (row.kind) {
    case StackRowKind::Disk: return snapshot.disk.isDevice ? "disk" : "disk image";
    case StackRowKind::Partition: return fmt::format("partition {}", row.partition);
    case StackRowKind::Layer:
        return row.layer->name.empty() ? fmt::format("{} data", label(row.layer->kind))
                                       : fmt::format("{} {}", label(row.layer->kind), row.layer->name);
    case StackRowKind::Filesystem: return fmt::format("{}, block 0", extName(snapshot.layout->filesystem));
    case StackRowKind::Structures:
        return fmt::format("{} ({})", labelOf(*row.structure, row.fits.total()), grouped(row.fits.total()));
    }
    return {};
}

std::string working(const StackRow& row, const Snapshot& snapshot) {
    switch (row.kind) {
    case StackRowKind::Disk: return {};
    case StackRowKind::Partition: {
        const auto* partition = snapshot.disk.table.find(row.partition);
        return partition != nullptr ? startWorking(partition->sectors.first, snapshot.disk.drive) : std::string{};
    }
    case StackRowKind::Layer:
    case StackRowKind::Filesystem:
        return fmt::format("{} + {}", grouped(row.within.value), grouped((row.first - row.within).value));
    case StackRowKind::Structures: {
        const auto block = snapshot.layout->filesystem.blockSize.value;
        return fmt::format("block {} × {} + {}", grouped((row.first - row.within).value / block), grouped(block),
                           grouped(row.within.value));
    }
    }
    return {};
}

} // namespace atlas
