// SPDX-License-Identifier: GPL-3.0-or-later
// Descriptors by path, for this process and its readers: of devices that were opened on behalf of a user without access
// rights, of pasted texts, and of unpacked images.
#pragma once

#include "base/byte_source.h"

#include <QProcess>
#include <QString>
#include <QStringList>
#include <memory>
#include <optional>

namespace atlas::ui {

/// Keeps `fd` for `path`, which closes an earlier one.
void holdDevice(const QString& path, int fd);
[[nodiscard]] bool isHeld(const QString& path);
/// What is held at `path`; it stays open until it is released.
[[nodiscard]] std::optional<int> heldDescriptor(const QString& path);

/// Keeps `text` in memory as a file that readers and openImageFile() find at `path`, which is absolute.
void holdText(const QString& path, const QByteArray& text);

/// Keeps an empty file without a name at `path`, into which a reader unpacks an image. Nothing if that fails.
void holdEmptyFile(const QString& path);
/// Lets the file that is held at `from` be found at `to` from now on.
void moveHeld(const QString& from, const QString& to);
/// Closes what is held at `path`, if anything.
void releaseHeld(const QString& path);

/// Like openFile(), but uses the descriptor of what is held at `path`.
[[nodiscard]] Result<std::unique_ptr<ByteSource>> openImageFile(const std::string& path);

/// Starts `program`, which inherits the held devices; their paths in `arguments` are replaced with those of the
/// descriptors.
void startWithDevices(QProcess& process, const QString& program, const QStringList& arguments);

} // namespace atlas::ui
