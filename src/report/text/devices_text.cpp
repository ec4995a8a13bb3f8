// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/text/devices_text.h"

#include "base/utf8.h"
#include "report/messages/local_numbers.h"
#include "report/messages/make_message.h"
#include "report/text/report_text.h"

#include <fmt/format.h>
#include <ostream>

namespace atlas {
namespace {

std::string sectors(const ListedDevice& device) {
    return device.logicalSector == 0 ? std::string()
                                     : fmt::format("{} / {}", device.logicalSector, device.physicalSector);
}

std::string joined(const std::vector<std::string>& points) {
    std::string all;
    for (const auto& point : points) {
        all += (all.empty() ? "" : ", ") + printable(point);
    }
    return all;
}

} // namespace

void writeDevicesText(const std::vector<ListedDevice>& devices, std::ostream& out, TextStyle style) {
    std::vector<std::vector<Cell>> rows;
    for (const auto& device : devices) {
        rows.push_back({{device.path},
                        {localSize(device.size)},
                        {sectors(device)},
                        {printable(device.content)},
                        {printable(device.label)},
                        {joined(device.mountedAt)},
                        {printable(device.model)}});
        for (const auto& partition : device.partitions) {
            rows.push_back({{"  " + partition.path},
                            {localSize(partition.size)},
                            {},
                            {printable(partition.content)},
                            {printable(partition.label)},
                            {joined(partition.mountedAt)},
                            {}});
        }
    }
    if (rows.empty()) {
        out << format(message<MessageId::NoDevices>()) << '\n';
        return;
    }
    writeTable(out,
               {{words<MessageId::ColumnDevice>()},
                {words<MessageId::NameSize>(), true},
                {words<MessageId::ColumnSectorSizes>()},
                {words<MessageId::ColumnContent>()},
                {words<MessageId::ColumnLabel>()},
                {words<MessageId::ColumnMountedAt>()},
                {words<MessageId::ColumnDriveModel>()}},
               rows, style);
}

} // namespace atlas
