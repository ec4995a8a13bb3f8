// SPDX-License-Identifier: GPL-3.0-or-later
#include "confine/confined_program.h"
#include "envelope/nbd_source.h"
#include "envelope/openers.h"
#include "envelope/qemu_chain.h"

#include <fmt/format.h>
#include <utility>

namespace atlas {
namespace {

/// One sentence, with the name of the package.
std::unexpected<Error> needs(const std::string& path, const ImageFormat& format, std::string_view what,
                             std::string_view package) {
    return std::unexpected(
        Error{.kind = ErrorKind::Unsupported,
              .what = fmt::format("is {}, and {}", format.name, what),
              .where = path,
              .hint = fmt::format("install {}, or make a raw image: {}", package, conversionCommand(format, path))});
}

Envelope envelopeOf(const QemuChain& chain, const std::string& path) {
    Envelope envelope{.format = std::string(formatOfDriver(chain.front().driver)), .cluster = chain.front().cluster};
    for (const auto& link : chain) {
        const auto format = std::string(formatOfDriver(link.driver));
        envelope.files.push_back({&link == chain.data() ? path : link.path, format});
        for (const auto& part : link.parts)
            envelope.files.push_back({part, link.dataFile.empty() ? format : "raw"});
        if (link.isCut)
            envelope.cut.push_back(envelope.files.back().path);
    }
    return envelope;
}

} // namespace

Result<EnvelopedDisk> openByQemu(const std::shared_ptr<const ByteSource>& file, const ImageFormat& format,
                                 const EnvelopeRequest& request) {
    const auto path = file->name();
    if (!hasNbd())
        return needs(path, format, "this program was built without libnbd, which opens it",
                     "libnbd-dev and build again");
    if (!isInstalled("qemu-nbd") || !isInstalled("qemu-img"))
        return needs(path, format, "qemu-nbd, which opens it, is not installed", "qemu-utils");
    auto chain = resolveChain(*file, format, request);
    if (!chain) {
        auto error = chain.error();
        if (error.where == namelessPath)
            error.where = path;
        return std::unexpected(std::move(error));
    }
    const auto inherited = inheritedFor(chain->front());
    if (!inherited)
        return std::unexpected(inherited.error());
    auto serving = serveConfined({.words = {"qemu-nbd", "--read-only", "--shared=1", qemuName(*chain)},
                                  .allowed = {.files = filesOf(*chain)},
                                  .nameless = inherited->get()});
    if (!serving)
        return std::unexpected(serving.error());
    auto bytes = openNbd(std::move(serving->client), path);
    if (!bytes) {
        auto error = bytes.error();
        if (const auto words = qemuReason(writtenTo(serving->errors)); !words.empty())
            error.what = "cannot be opened: " + words;
        return std::unexpected(std::move(error));
    }
    return EnvelopedDisk{std::move(*bytes), envelopeOf(*chain, path)};
}

} // namespace atlas
