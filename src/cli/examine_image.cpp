// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/examine_image.h"

#include "base/digest.h"
#include "device/library_versions.h"
#include "ext4/read_layout.h"
#include "report/language/make_message.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <ctime>
#include <fcntl.h>
#include <filesystem>
#include <fmt/format.h>
#include <string_view>
#include <sys/stat.h>
#include <system_error>

namespace atlas::cli {
namespace {

struct Examined {
    std::shared_ptr<const ByteSource> bytes;
    Examination examination;
};

/// What is known of this process, which runs one command.
struct Session {
    std::vector<std::string> words;
    std::string folder;
    std::vector<std::string> sandbox;
    bool hashes = false;
    bool proves = false;
    bool verifies = false;
    std::vector<Examined> examined;
};

/// Seconds since 1970: now, or EXT4ATLAS_TIME, with which repeated output is the same byte for byte.
std::int64_t timeOfExamination() {
    const char* const given = std::getenv("EXT4ATLAS_TIME");
    const std::string_view digits = given == nullptr ? std::string_view() : given;
    std::int64_t seconds = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), seconds);
    const bool isNumber = !digits.empty() && error == std::errc() && end == digits.data() + digits.size();
    return isNumber ? seconds : std::time(nullptr);
}

Session& session() {
    static Session only;
    return only;
}

Result<std::string> digestOf(DigestKind kind, const ByteSource& bytes, Reporter& reporter) {
    constexpr std::uint64_t most = 4 * MiB;
    std::vector<std::byte> chunk(std::min(most, bytes.size().value));
    Digest digest(kind);
    for (std::uint64_t at = 0; at < bytes.size().value; at += chunk.size()) {
        const auto part = std::span(chunk).first(std::min<std::uint64_t>(chunk.size(), bytes.size().value - at));
        if (auto status = bytes.read({at}, part); !status)
            return std::unexpected(status.error());
        digest.add(part);
        reporter.progress({at + part.size(), bytes.size().value, message<MessageId::Hashing>()});
    }
    return digest.takeHex();
}

/// The kernel keeps no such time for a device.
void addTimes(const ByteSource& bytes, Examination& out) {
    struct stat info{};
    const auto fd = bytes.descriptor();
    if (!fd)
        return;
    out.isReadOnly = (::fcntl(*fd, F_GETFL) & O_ACCMODE) == O_RDONLY;
    if (::fstat(*fd, &info) == 0 && S_ISREG(info.st_mode)) {
        out.modified = info.st_mtim.tv_sec;
        out.modifiedNanoseconds = static_cast<std::uint32_t>(info.st_mtim.tv_nsec);
    }
}

Message provedText(const Examination& examination) {
    const auto sandbox = fmt::format("{}", fmt::join(examination.sandbox, ", "));
    return sandbox.empty() ? message<MessageId::ProvedWithoutSandbox>(examination.path, examination.sha256)
                           : message<MessageId::ProvedReadOnly>(examination.path, sandbox, examination.sha256);
}

/// Compares the disk with the hash that its file stores.
Status verify(const OpenedImage& image, Reporter& reporter) {
    const auto& path = image.options.path;
    const auto stored = image.envelope ? image.envelope->stored : std::vector<StoredFact>();
    const auto md5 = std::ranges::find(stored, "MD5", &StoredFact::name);
    if (md5 == stored.end()) {
        return std::unexpected(Error{.kind = ErrorKind::Usage,
                                     .what = "stores no MD5 of a disk that could be compared",
                                     .where = path,
                                     .hint = "leave out --verify"});
    }
    const auto computed = digestOf(DigestKind::Md5, *image.bytes, reporter);
    if (!computed)
        return std::unexpected(computed.error());
    if (*computed != md5->value) {
        return std::unexpected(Error{.kind = ErrorKind::Corrupt,
                                     .what = "does not hold the disk that was acquired: its MD5 is another one",
                                     .where = path,
                                     .found = *computed,
                                     .expected = md5->value});
    }
    reporter.note(message<MessageId::Verified>(path, *computed));
    return {};
}

} // namespace

void addProofOptions(const Arguments& arguments) {
    arguments.flag("--hash", session().hashes, "compute the SHA-256 of the image before it is read");
    arguments.flag("--verify", session().verifies,
                   "compare the disk in an evidence file (E01) with the MD5 that the file stores");
    arguments.flag("--prove-read-only", session().proves,
                   "with --hash, and compute it again at the end, to show that the image was not changed");
}

void rememberCommandLine(const std::vector<std::string>& words) {
    session().words = words;
    std::error_code ignored;
    session().folder = std::filesystem::current_path(ignored).string();
}

void rememberSandbox(const Sandbox& sandbox) {
    session().sandbox.clear();
    if (sandbox.landlock)
        session().sandbox.emplace_back("landlock");
    if (sandbox.seccomp)
        session().sandbox.emplace_back("seccomp");
}

bool isHashing() { return session().hashes || session().proves || session().verifies; }

Result<Examination> examine(const OpenedImage& image, Reporter& reporter) {
    auto& own = session();
    const auto name = image.file->name();
    const auto path = image.remote ? name : (std::filesystem::path(own.folder) / name).lexically_normal().string();
    const auto known =
        std::ranges::find(own.examined, path, [](const Examined& each) { return each.examination.path; });
    if (known != own.examined.end())
        return known->examination;
    Examination out{.path = path,
                    .size = image.file->size(),
                    .isDevice = image.host.isDevice,
                    .isReadOnly = image.remote.has_value(),
                    .sandbox = own.sandbox,
                    .time = timeOfExamination(),
                    .arguments = own.words,
                    .libraries = {{"libext2fs", e2fsprogsVersion()},
                                  {"libfdisk", libfdiskVersion()},
                                  {"libblkid", libblkidVersion()}}};
    if (!image.remote)
        addTimes(*image.file, out);
    if (own.verifies)
        if (auto status = verify(image, reporter); !status)
            return std::unexpected(status.error());
    if (own.hashes || own.proves) {
        auto hash = digestOf(DigestKind::Sha256, *image.file, reporter);
        if (!hash)
            return std::unexpected(hash.error());
        out.sha256 = std::move(*hash);
        if (!own.proves)
            reporter.note(message<MessageId::HashOf>(out.path, out.sha256));
    }
    own.examined.push_back({image.file, out});
    return out;
}

Status proveReadOnly(Reporter& reporter) {
    for (const auto& [bytes, examination] : session().proves ? session().examined : std::vector<Examined>()) {
        const auto after = digestOf(DigestKind::Sha256, *bytes, reporter);
        if (!after)
            return std::unexpected(after.error());
        if (*after != examination.sha256 || !examination.isReadOnly) {
            return std::unexpected(Error{.kind = ErrorKind::Io,
                                         .what = "the image changed while it was read",
                                         .where = examination.path,
                                         .found = *after,
                                         .expected = examination.sha256});
        }
        reporter.note(provedText(examination));
    }
    return {};
}

} // namespace atlas::cli
