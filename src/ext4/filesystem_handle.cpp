// SPDX-License-Identifier: GPL-3.0-or-later
#include "ext4/filesystem_handle.h"

#include <cstdarg>

extern "C" { // com_err.h lacks extern "C"
#include <et/com_err.h>
}

namespace atlas {

std::string libraryMessage(errcode_t code) {
    static const bool registered = (add_error_table(&et_ext2_error_table), true);
    (void)registered;
    return error_message(code);
}

void silenceLibrary() {
    set_com_err_hook([](const char* /*who*/, long /*code*/, const char* /*format*/, va_list /*arguments*/) {});
}

} // namespace atlas
