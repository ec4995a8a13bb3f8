// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/write_moment.h"

#include "cli/copy_bytes.h"
#include "cli/working_image.h"

namespace atlas::cli {

Status writeMoment(const History& history, std::size_t steps, const std::string& path) {
    const auto image = imageAfter(history, steps);
    const auto made = WorkingImage::create(path);
    auto status = made ? made->resize(image->size()) : std::unexpected(made.error());
    if (!status) {
        return status;
    }
    for (const auto& bytes : writtenBetween(history, 0, steps)) {
        status = status ? copyBytes(*image, bytes, made->descriptor()) : status;
    }
    return status;
}

} // namespace atlas::cli
