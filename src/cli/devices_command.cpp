// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "device/list_devices.h"
#include "reading/read_image.h"
#include "report/json/info_json.h"
#include "report/reader/reader_request.h"
#include "report/text/info_text.h"

namespace atlas::cli {

void addDevices(CommandLine& line) {
    const auto json = std::make_shared<bool>(false);
    const auto arguments = line.command(reader::devicesCommand, "the disks of this machine and their partitions",
                                        [json](Reporter&) -> Result<int> {
                                            const auto devices = listDevices();
                                            if (!devices)
                                                return std::unexpected(devices.error());
                                            if (*json)
                                                writeDevicesJson(programName(), *devices, output());
                                            else
                                                writeDevicesText(*devices, textOutput(), terminalStyle());
                                            return ok;
                                        });
    arguments.flag(reader::jsonOption, *json, "schema ext4atlas-devices/1, see the man page");
}

} // namespace atlas::cli
