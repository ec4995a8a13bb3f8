// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/background.h"

namespace atlas::ui {

QThreadPool& backgroundPool() {
    static QThreadPool pool;
    return pool;
}

} // namespace atlas::ui
