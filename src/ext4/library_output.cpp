// SPDX-License-Identifier: GPL-3.0-or-later
#include "ext4/library_output.h"

#include <cstdarg>
extern "C" { // com_err.h lacks extern "C"
#include <et/com_err.h>
}

namespace atlas {

void silenceLibrary() {
    set_com_err_hook([](const char* /*who*/, long /*code*/, const char* /*format*/, va_list /*arguments*/) {});
}

} // namespace atlas
