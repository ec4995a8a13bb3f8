// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace atlas::ui {

/// What a sample shows, as samples.tsv says it in English, in the window's language; as it is where it is not translated.
[[nodiscard]] QString samplePurpose(const QString& english);

} // namespace atlas::ui
