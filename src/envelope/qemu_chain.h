// SPDX-License-Identifier: GPL-3.0-or-later
// The files that a virtual machine's disk rests on, found before anything opens it, one link at a time.
#pragma once

#include "base/byte_source.h"
#include "base/file_descriptor.h"
#include "base/units.h"
#include "device/image_format.h"
#include "envelope/open_envelope.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace atlas {

/// A file with its backing file as the next link.
struct QemuLink {
    std::string path{};   ///< absolute; namelessPath for a file without a name or on another machine
    std::string driver{}; ///< of QEMU: "qcow2", "vpc"
    FileDescriptor file{}; ///< not open for a file on another machine
    std::function<Result<FileDescriptor>()> serveByNbd{}; ///< of a file on another machine; else empty
    std::vector<std::byte> head{}; ///< its first formatHeadBytes
    ByteCount size{};              ///< of the file
    ByteCount cluster{};    ///< 0 if it does not allocate in clusters
    std::string dataFile{}; ///< of a qcow2 that keeps its data elsewhere, absolute; empty for others
    /// Further files that hold its data: the extents of a VMDK, or the data file.
    std::vector<std::string> parts{};
    std::vector<FileDescriptor> openParts{};
    bool isCut = false; ///< it lists bytes past the end of its files
};

using QemuChain = std::vector<QemuLink>; ///< from the file that was opened to the last backing file

inline constexpr std::size_t maxQemuLinks = 64;

/// QEMU's driver for ImageFormat::id; empty if it has none.
[[nodiscard]] std::string_view qemuDriver(std::string_view format);
/// ImageFormat::id for QEMU's driver.
[[nodiscard]] std::string_view formatOfDriver(std::string_view driver);

/// The chain of `file`, which is of `format`. All files of it are regular files on this machine; a file that was unpacked
/// or is on another machine has no name here, and only itself. Fails, and names the link, if one is missing, encrypted,
/// elsewhere or no file, if there are more than maxQemuLinks, and if they form a loop.
[[nodiscard]] Result<QemuChain> resolveChain(const ByteSource& file, const ImageFormat& format,
                                             const EnvelopeRequest& request);

/// The reason in what qemu-img or qemu-nbd wrote, without the name that it was given.
[[nodiscard]] std::string qemuReason(std::string_view text);

/// What QEMU opens as that chain and nothing else: a "json:" name.
[[nodiscard]] std::string qemuName(const QemuChain& chain);

/// The files that QEMU needs for the chain.
[[nodiscard]] std::vector<int> filesOf(const QemuChain& chain);

/// What a program inherits as ConfinedProgram::nameless to open the link: its file if that has no name, or a new
/// connection to a server of it if it is on another machine; else not open.
[[nodiscard]] Result<FileDescriptor> inheritedFor(const QemuLink& link);

} // namespace atlas
