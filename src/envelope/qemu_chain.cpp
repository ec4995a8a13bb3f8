// SPDX-License-Identifier: GPL-3.0-or-later
#include "envelope/qemu_chain.h"

#include "base/parse_json.h"
#include "confine/confined_program.h"
#include "ondisk/endian.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <sys/stat.h>
#include <utility>

namespace atlas {
namespace {

using nlohmann::json;

constexpr auto longestQuestion = std::chrono::seconds(20);
constexpr std::size_t maxParts = 1024;

struct DriverOfFormat {
    std::string_view format;
    std::string_view driver;
};

constexpr std::array drivers{
    DriverOfFormat{"qcow2", "qcow2"}, DriverOfFormat{"qed", "qed"},
    DriverOfFormat{"vmdk", "vmdk"},   DriverOfFormat{"vdi", "vdi"},
    DriverOfFormat{"vhd", "vpc"},     DriverOfFormat{"vhdx", "vhdx"},
    DriverOfFormat{"raw", "raw"},     DriverOfFormat{"parallels", "parallels"},
};

std::unexpected<Error> refused(const std::string& path, std::string what, ErrorKind kind = ErrorKind::Unsupported) {
    return std::unexpected(Error{.kind = kind, .what = std::move(what), .where = path});
}

std::string absolute(const std::string& path) {
    std::error_code failed;
    const auto whole = std::filesystem::absolute(path, failed).lexically_normal();
    return failed ? path : whole.string();
}

/// As QEMU decides (path_has_protocol in block.c): a colon before any slash.
bool hasProtocol(const std::string& name) {
    const auto colon = name.find(':');
    return colon != std::string::npos && colon < name.find('/');
}

bool isNameless(const QemuLink& link) { return link.path == namelessPath; }

/// A file without a name here rests on no other.
Status requireNeighbours(const QemuLink& link, const std::string& path) {
    if (!isNameless(link))
        return {};
    const auto name = std::filesystem::path(path).filename().string();
    return refused(link.path, link.serveByNbd
                                  ? fmt::format("rests on {}, and of another machine only one file is read: "
                                                "download both first",
                                                name)
                                  : fmt::format("rests on {}, which lies in the same archive or elsewhere: "
                                                "unpack it first",
                                                name));
}

/// A file that `by` names, opened; only a regular file on this machine.
Result<FileDescriptor> openNamed(const std::string& path, const std::string& by) {
    // O_NONBLOCK: opening a FIFO must not wait for a writer.
    FileDescriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY));
    struct stat info{};
    if (!file.isOpen() || ::fstat(file.get(), &info) != 0) {
        return refused(by, fmt::format("rests on {}, which cannot be opened: {}", path, std::strerror(errno)),
                       ErrorKind::Io);
    }
    if (!S_ISREG(info.st_mode))
        return refused(by, fmt::format("rests on {}, which is no regular file", path));
    return file;
}

/// The path of a file that `by` names, relative to its own folder. QEMU also takes addresses of servers and
/// descriptions of devices, which a file from somebody else must not choose.
Result<std::string> pathNamed(const std::string& name, const std::string& by) {
    if (hasProtocol(name))
        return refused(by, fmt::format("rests on {}, and only files on this machine are opened", name));
    return absolute((std::filesystem::path(by).parent_path() / name).string());
}

std::vector<int> filesOf(const QemuLink& link) {
    std::vector<int> files;
    if (link.file.isOpen())
        files.push_back(link.file.get());
    for (const auto& part : link.openParts)
        files.push_back(part.get());
    return files;
}

json nodeOf(const QemuLink& link) {
    // Without a monitor, QEMU takes the name of a socket as the number of an inherited one.
    static const auto inherited = std::string(namelessPath).substr(std::string_view(namelessPath).rfind('/') + 1);
    json file{{"driver", "file"}, {"filename", link.path}};
    if (link.serveByNbd)
        file = {{"driver", "nbd"}, {"server", {{"type", "fd"}, {"str", inherited}}}};
    json node{{"driver", link.driver}, {"file", std::move(file)}};
    if (!link.dataFile.empty())
        node["data-file"] = {{"driver", "file"}, {"filename", link.dataFile}};
    return node;
}

/// What `qemu-img info` says about one link. Only its file may be read, or the folder of a VMDK descriptor, which names
/// its extents.
Result<json> ask(const QemuLink& link, bool isDescriptor) {
    const auto inherited = inheritedFor(link);
    if (!inherited)
        return std::unexpected(inherited.error());
    Confinement allowed{.files = filesOf(link)};
    const auto folder = std::filesystem::path(link.path).parent_path();
    const FileDescriptor around(
        isDescriptor && !isNameless(link) ? ::open(folder.c_str(), O_PATH | O_DIRECTORY | O_CLOEXEC) : -1);
    if (around.isOpen())
        allowed.files.push_back(around.get());
    const auto name = "json:" + nodeOf(link).dump(-1, ' ', false, json::error_handler_t::replace);
    auto ran = runConfined(
        {.words = {"qemu-img", "info", "--output=json", "-U", name}, .allowed = allowed, .nameless = inherited->get()},
        longestQuestion);
    if (!ran)
        return refused(link.path, ran.error().what, ran.error().kind);
    if (ran->exitCode != 0)
        return refused(link.path, "cannot be opened: " + qemuReason(ran->err), ErrorKind::Corrupt);
    auto answer = parseJson(ran->out);
    if (!answer.is_object())
        return refused(link.path, "is described by qemu-img in a way that is not understood");
    return answer;
}

std::string textIn(const json& object, const char* key) {
    const auto found = object.find(key);
    return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

/// Whether QEMU's `name` is the socket that it inherited.
bool isInherited(const std::string& name) {
    constexpr std::string_view start = "json:";
    if (!name.starts_with(start))
        return false;
    const auto node = parseJson(name.substr(start.size()));
    return node.is_object() && textIn(node, "driver") == "nbd" && textIn(node, "server.type") == "fd";
}

json dataIn(const json& info) {
    const auto specific = info.find("format-specific");
    if (specific == info.end() || !specific->is_object())
        return json::object();
    const auto data = specific->find("data");
    return data != specific->end() && data->is_object() ? *data : json::object();
}

/// QEMU reads what lies past the end of a file as zeros. Checking the tables takes about a second for each TiB; what
/// takes longer is left out, and so are the tables of a large disk on another machine, because all of them would be
/// downloaded: up to 4 MiB for `mostFetched`.
bool isCut(const QemuLink& link, ByteCount diskSize) {
    constexpr auto longest = std::chrono::seconds(10);
    constexpr ByteCount mostFetched{32 * GiB};
    if (link.serveByNbd && diskSize.value > mostFetched.value)
        return false;
    const auto inherited = inheritedFor(link);
    if (!inherited)
        return false;
    const auto files = filesOf(link);
    const auto name = "json:" + nodeOf(link).dump(-1, ' ', false, json::error_handler_t::replace);
    const auto ran = runConfined(
        {.words = {"qemu-img", "check", "-U", name}, .allowed = {.files = files}, .nameless = inherited->get()},
        longest);
    if (!ran)
        return false;
    const auto said = ran->out + ran->err;
    constexpr std::array reasons{"after EOF", "end of the file", "end of file", "outside image", "truncated"};
    return std::ranges::any_of(reasons, [&](const char* reason) { return said.find(reason) != std::string::npos; });
}

std::uint64_t sizeOf(const FileDescriptor& file) {
    struct stat info{};
    return ::fstat(file.get(), &info) == 0 ? static_cast<std::uint64_t>(info.st_size) : 0;
}

/// Whether the file lacks blocks that the header of the VDI counts (VirtualBox, VDICore.h): `qemu-img check` does not
/// compare the tables of a VDI with its file.
bool isCutVdi(const QemuLink& link) {
    constexpr std::size_t dataAt = 0x158;
    constexpr std::size_t blockSizeAt = 0x178;
    constexpr std::size_t allocatedAt = 0x184;
    const std::span<const std::byte> head = link.head;
    if (link.driver != "vdi" || head.size() < allocatedAt + 4)
        return false;
    const auto blocks =
        std::uint64_t{little<std::uint32_t>(head, blockSizeAt)} * little<std::uint32_t>(head, allocatedAt);
    return link.size.value < little<std::uint32_t>(head, dataAt) + blocks;
}

Status addPart(QemuLink& link, const std::string& path) {
    if (link.parts.size() == maxParts)
        return refused(link.path, fmt::format("rests on more than {} files", maxParts), ErrorKind::Limit);
    if (auto status = requireNeighbours(link, path); !status)
        return status;
    auto file = openNamed(path, link.path);
    if (!file)
        return std::unexpected(file.error());
    link.parts.push_back(path);
    link.openParts.push_back(std::move(*file));
    return {};
}

/// The files of a link besides its own.
Status addParts(QemuLink& link, const json& data) {
    if (const auto name = textIn(data, "data-file"); !name.empty()) {
        auto path = pathNamed(name, link.path);
        if (!path)
            return std::unexpected(path.error());
        link.dataFile = std::move(*path);
        if (auto status = addPart(link, link.dataFile); !status)
            return status;
    }
    const auto extents = data.find("extents");
    if (link.driver != "vmdk" || extents == data.end() || !extents->is_array())
        return {};
    for (const auto& extent : *extents) {
        if (link.serveByNbd && isInherited(textIn(extent, "filename")))
            continue; // the file itself
        const auto path = pathNamed(textIn(extent, "filename"), link.path);
        if (!path)
            return std::unexpected(path.error());
        if (*path == link.path || std::ranges::find(link.parts, *path) != link.parts.end())
            continue;
        if (auto status = addPart(link, *path); !status)
            return status;
        const auto size = extent.find("virtual-size");
        const bool isFlat = textIn(extent, "format") == "FLAT" && size != extent.end() && size->is_number_unsigned();
        link.isCut = link.isCut || (isFlat && sizeOf(link.openParts.back()) < size->get<std::uint64_t>());
    }
    return {};
}

/// The head of an open file, by which its format is recognised.
std::vector<std::byte> headOf(const FileDescriptor& file) {
    std::vector<std::byte> head(formatHeadBytes);
    const auto got = ::pread(file.get(), head.data(), head.size(), 0);
    head.resize(got < 0 ? 0 : static_cast<std::size_t>(got));
    return head;
}

/// A VHD of disk type 4 holds only what differs from its parent, and QEMU reads the rest as zeros.
bool isDifferencingVhd(std::span<const std::byte> head) {
    constexpr std::size_t diskType = 60;
    return head.size() >= diskType + 4 && head[diskType + 3] == std::byte{4};
}

/// Asks about the link and fills in the rest of it.
Result<json> describeLink(QemuLink& link) {
    const std::span<const std::byte> head = link.head;
    if (link.driver == "vpc" && isDifferencingVhd(head))
        return refused(link.path, "is a differencing VHD, whose parent file qemu-nbd does not read");
    constexpr std::string_view descriptor = "# Disk DescriptorFile";
    const bool isDescriptor = link.driver == "vmdk" && head.size() >= descriptor.size() &&
                              std::memcmp(head.data(), descriptor.data(), descriptor.size()) == 0;
    auto info = ask(link, isDescriptor);
    if (!info)
        return info;
    const auto data = dataIn(*info);
    const auto encrypted = info->find("encrypted");
    if ((encrypted != info->end() && *encrypted == true) || data.contains("encrypt"))
        return refused(link.path, "is encrypted, and what it holds cannot be read without its key");
    const auto cluster = info->find("cluster-size");
    if (cluster != info->end() && cluster->is_number_unsigned())
        link.cluster = {cluster->get<std::uint64_t>()};
    if (auto status = addParts(link, data); !status)
        return std::unexpected(status.error());
    const auto size = info->find("virtual-size");
    const ByteCount diskSize{size != info->end() && size->is_number_unsigned() ? size->get<std::uint64_t>() : 0};
    link.isCut = link.isCut || isCutVdi(link) || isCut(link, diskSize);
    return info;
}

/// The backing file that `info` names for `link`; its driver is that which `info` states, else the one of its contents.
Result<QemuLink> backingOf(const QemuLink& link, const json& info) {
    auto path = pathNamed(textIn(info, "backing-filename"), link.path);
    if (const auto status = path ? requireNeighbours(link, *path) : Status(); !status)
        return std::unexpected(status.error());
    auto file = path ? openNamed(*path, link.path) : std::unexpected(path.error());
    if (!file)
        return std::unexpected(file.error());
    auto driver = textIn(info, "backing-filename-format");
    auto head = headOf(*file);
    if (driver.empty()) {
        const auto format = imageFormat(head);
        const auto known = format ? qemuDriver(format->id) : std::string_view();
        driver = known.empty() ? "raw" : std::string(known);
    }
    if (formatOfDriver(driver).empty())
        return refused(link.path,
                       fmt::format("rests on {}, as a file of the format {}, which is not opened", *path, driver));
    const ByteCount size{sizeOf(*file)};
    return QemuLink{.path = std::move(*path),
                    .driver = std::move(driver),
                    .file = std::move(*file),
                    .head = std::move(head),
                    .size = size};
}

using FileId = std::pair<dev_t, ino_t>;

FileId idOf(const FileDescriptor& file) {
    struct stat info{};
    return ::fstat(file.get(), &info) == 0 ? FileId{info.st_dev, info.st_ino} : FileId{};
}

} // namespace

std::string_view qemuDriver(std::string_view format) {
    const auto found = std::ranges::find(drivers, format, &DriverOfFormat::format);
    return found == drivers.end() ? std::string_view() : found->driver;
}

std::string_view formatOfDriver(std::string_view driver) {
    const auto found = std::ranges::find(drivers, driver, &DriverOfFormat::driver);
    return found == drivers.end() ? std::string_view() : found->format;
}

std::string qemuReason(std::string_view text) {
    // The reason of refuseNbd().
    constexpr std::string_view reported = "server reported: ";
    if (const auto at = text.find(reported); at != std::string_view::npos) {
        text.remove_prefix(at + reported.size());
        return std::string(text.substr(0, text.find('\n')));
    }
    if (const auto own = text.find("qemu-"); own != std::string_view::npos)
        text.remove_prefix(own);
    text = text.substr(0, text.find('\n'));
    if (const auto name = text.find("}': "); name != std::string_view::npos)
        return std::string(text.substr(name + 4));
    const auto colon = text.find(": ");
    return std::string(colon == std::string_view::npos ? text : text.substr(colon + 2));
}

namespace {

/// A file that was unpacked is known by its descriptor alone, which a source keeps open.
Result<QemuLink> firstLink(const ByteSource& file, const ImageFormat& format, const EnvelopeRequest& request) {
    const bool isNamed = !request.isUnpacked && !request.serveByNbd;
    QemuLink link{.path = isNamed ? absolute(file.name()) : namelessPath,
                  .driver = std::string(qemuDriver(format.id)),
                  .serveByNbd = request.serveByNbd,
                  .head = std::vector<std::byte>(std::min<std::uint64_t>(file.size().value, formatHeadBytes)),
                  .size = file.size()};
    if (auto status = file.read({0}, link.head); !status)
        return std::unexpected(status.error());
    if (link.serveByNbd)
        return link;
    if (request.isUnpacked) {
        link.file = FileDescriptor(::fcntl(file.descriptor().value_or(-1), F_DUPFD_CLOEXEC, 0));
        return link;
    }
    auto opened = openNamed(link.path, link.path);
    if (!opened)
        return std::unexpected(opened.error());
    link.file = std::move(*opened);
    return link;
}

} // namespace

Result<FileDescriptor> inheritedFor(const QemuLink& link) {
    if (link.serveByNbd)
        return link.serveByNbd();
    return FileDescriptor(isNameless(link) ? ::fcntl(link.file.get(), F_DUPFD_CLOEXEC, 0) : -1);
}

Result<QemuChain> resolveChain(const ByteSource& file, const ImageFormat& format, const EnvelopeRequest& request) {
    auto first = firstLink(file, format, request);
    if (!first)
        return std::unexpected(first.error());
    const auto path = first->path;
    QemuChain chain;
    std::set<FileId> seen{idOf(first->file)};
    chain.push_back(std::move(*first));
    while (chain.back().driver != "raw") {
        const auto info = describeLink(chain.back());
        if (!info)
            return std::unexpected(info.error());
        if (textIn(*info, "backing-filename").empty())
            break;
        if (chain.size() == maxQemuLinks) {
            return refused(path, fmt::format("rests on a chain of more than {} backing files", maxQemuLinks),
                           ErrorKind::Limit);
        }
        auto next = backingOf(chain.back(), *info);
        if (!next)
            return std::unexpected(next.error());
        if (!seen.insert(idOf(next->file)).second)
            return refused(chain.back().path, fmt::format("rests on {}, which rests on it: a loop", next->path),
                           ErrorKind::Corrupt);
        chain.push_back(std::move(*next));
    }
    return chain;
}

std::string qemuName(const QemuChain& chain) {
    json node;
    for (auto link = chain.rbegin(); link != chain.rend(); ++link) {
        auto own = nodeOf(*link);
        if (!node.is_null())
            own["backing"] = std::move(node);
        node = std::move(own);
    }
    // A machine that runs from the file holds a lock on it, which would refuse even readers.
    node["force-share"] = true;
    node["read-only"] = true;
    return "json:" + node.dump(-1, ' ', false, json::error_handler_t::replace);
}

std::vector<int> filesOf(const QemuChain& chain) {
    std::vector<int> files;
    for (const auto& link : chain)
        std::ranges::copy(filesOf(link), std::back_inserter(files));
    return files;
}

} // namespace atlas
