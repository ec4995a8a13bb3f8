// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/setting.h"

namespace atlas {

Setting settingOf(const FlexGroupLine& line, Measured measured) {
    return {FlexGroupSetting(line), std::move(measured), line.line.command("DEVICE")};
}

} // namespace atlas
