// SPDX-License-Identifier: GPL-3.0-or-later
// Prints pages of HTML or Markdown, such as worksheets and slides, to PDF.
#pragma once

#include "base/error.h"
#include "report/print/printed_page.h"

#include <QString>

namespace atlas::ui {

/// `source`: a file whose name ends in .md for Markdown, else HTML; "-" is HTML on standard input. On slides, each part
/// that the comment "slide" sets off is made to fit one page. Only pictures inside the page are drawn: nothing else is
/// read.
[[nodiscard]] Status printPaper(const QString& source, const QString& file, Paper paper);

} // namespace atlas::ui
