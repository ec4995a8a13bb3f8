// SPDX-License-Identifier: GPL-3.0-or-later
// Devices that were opened on behalf of the user, who has no rights to open them: their descriptors, by path, for this process and
// its readers.
#pragma once

#include "base/byte_source.h"

#include <QProcess>
#include <QString>
#include <QStringList>
#include <memory>

namespace atlas::ui {

/// Keeps `fd` for `path` and closes the one kept before.
void holdDevice(const QString& path, int fd);
/// Whether `path` is held.
[[nodiscard]] bool isHeld(const QString& path);

/// As openFile(); of a device that is held, its descriptor.
[[nodiscard]] Result<std::unique_ptr<ByteSource>> openImageFile(const std::string& path);

/// Starts `program`, which inherits the devices that are held; their paths in `arguments` become those of the descriptors.
void startWithDevices(QProcess& process, const QString& program, const QStringList& arguments);

} // namespace atlas::ui
