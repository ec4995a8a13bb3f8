// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/language/language.h"

namespace atlas::ui {

/// Makes the application, its reports and Qt's own dialogs speak `language`. Called before the first window is made.
void speak(Language language);

} // namespace atlas::ui
