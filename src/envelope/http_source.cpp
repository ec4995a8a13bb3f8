// SPDX-License-Identifier: GPL-3.0-or-later
#include "envelope/http_source.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <cstring>
#include <deque>
#include <fmt/format.h>
#include <map>
#include <set>
#include <span>
#include <thread>
#include <utility>

#ifdef ATLAS_HAS_CURL
#include <arpa/inet.h>
#include <curl/curl.h>
#include <netinet/in.h>
#endif

namespace atlas {

#ifdef ATLAS_HAS_CURL

namespace {

constexpr std::uint64_t blockBytes = 16 * KiB; ///< read at once; neighbouring ones in one request
constexpr std::uint64_t bridged = 1; ///< known or unwanted blocks between two places that are still read together
constexpr std::size_t mostConnections = 6;
constexpr std::uint64_t mostAtOnce = 1 * MiB;
constexpr std::size_t mostKept = 4096; ///< blocks
constexpr int mostRedirects = 5;
constexpr int mostTries = 5;
constexpr long okWhole = 200;
constexpr long okPart = 206;

struct FreeEasy {
    void operator()(CURL* handle) const { ::curl_easy_cleanup(handle); }
};
using Easy = std::unique_ptr<CURL, FreeEasy>;

struct FreeList {
    void operator()(curl_slist* list) const { ::curl_slist_free_all(list); }
};
using HeaderList = std::unique_ptr<curl_slist, FreeList>;

/// What one request brought.
struct Answer {
    CURLcode code = CURLE_OK;
    long status = 0;
    std::string body{};
    std::size_t most = 0; ///< bytes of the body; more are an error
    bool isTooLong = false;
    bool isRefusedAddress = false;
    std::string etag{};
    std::string range{}; ///< Content-Range
    std::string redirect{};
    std::string address{}; ///< of the server
};

std::size_t takeBody(char* data, std::size_t size, std::size_t count, void* user) {
    auto& answer = *static_cast<Answer*>(user);
    const auto bytes = size * count;
    if (bytes > answer.most - std::min(answer.most, answer.body.size())) {
        answer.isTooLong = true;
        return 0; // which ends the transfer
    }
    answer.body.append(data, bytes);
    return bytes;
}

/// The value of a header of this name, without blanks around it.
std::optional<std::string> valueOf(std::string_view line, std::string_view header) {
    const auto colon = line.find(':');
    const auto isSame = [](char a, char b) { return std::tolower(static_cast<unsigned char>(a)) == b; };
    if (colon == std::string_view::npos || !std::ranges::equal(line.substr(0, colon), header, isSame))
        return std::nullopt;
    const auto value = line.substr(colon + 1);
    const auto first = value.find_first_not_of(" \t");
    if (first == std::string_view::npos)
        return std::string();
    return std::string(value.substr(first, value.find_last_not_of(" \t\r\n") - first + 1));
}

std::size_t takeHeader(char* data, std::size_t size, std::size_t count, void* user) {
    auto& answer = *static_cast<Answer*>(user);
    const std::string_view line(data, size * count);
    if (auto etag = valueOf(line, "etag"))
        answer.etag = std::move(*etag);
    if (auto range = valueOf(line, "content-range"))
        answer.range = std::move(*range);
    return size * count;
}

bool isPrivate(const sockaddr& address) {
    if (address.sa_family == AF_INET) {
        const auto ip = ntohl(reinterpret_cast<const sockaddr_in&>(address).sin_addr.s_addr);
        constexpr std::array<std::pair<std::uint32_t, std::uint32_t>, 7> nets{{{0x00000000, 0xFF000000},
                                                                               {0x0A000000, 0xFF000000},
                                                                               {0x64400000, 0xFFC00000},
                                                                               {0x7F000000, 0xFF000000},
                                                                               {0xA9FE0000, 0xFFFF0000},
                                                                               {0xAC100000, 0xFFF00000},
                                                                               {0xC0A80000, 0xFFFF0000}}};
        return std::ranges::any_of(nets, [&](const auto& net) { return (ip & net.second) == net.first; });
    }
    const auto& ip = reinterpret_cast<const sockaddr_in6&>(address).sin6_addr;
    constexpr unsigned uniqueLocal = 0xFC;
    constexpr unsigned uniqueMask = 0xFE;
    return IN6_IS_ADDR_LOOPBACK(&ip) || IN6_IS_ADDR_LINKLOCAL(&ip) || IN6_IS_ADDR_V4MAPPED(&ip) ||
           IN6_IS_ADDR_UNSPECIFIED(&ip) || (ip.s6_addr[0] & uniqueMask) == uniqueLocal;
}

std::string textOf(const sockaddr& address) {
    std::array<char, INET6_ADDRSTRLEN> text{};
    const void* const from = address.sa_family == AF_INET
                                 ? static_cast<const void*>(&reinterpret_cast<const sockaddr_in&>(address).sin_addr)
                                 : static_cast<const void*>(&reinterpret_cast<const sockaddr_in6&>(address).sin6_addr);
    return ::inet_ntop(address.sa_family, from, text.data(), text.size()) == nullptr ? std::string() : text.data();
}

/// Decides to which addresses connections may be made.
struct Gate {
    std::string first{}; ///< the first server, whatever its address
    bool isRedirected = false;
    bool isClosed = false; ///< a private address was refused
};

curl_socket_t openSocket(void* user, curlsocktype /*purpose*/, curl_sockaddr* address) {
    auto& gate = *static_cast<Gate*>(user);
    const auto text = textOf(address->addr);
    if (gate.isRedirected && isPrivate(address->addr) && text != gate.first) {
        gate.isClosed = true;
        return CURL_SOCKET_BAD;
    }
    if (!gate.isRedirected)
        gate.first = text;
    return ::socket(address->family, address->socktype | SOCK_CLOEXEC, address->protocol);
}

/// "bytes 0-1023/4096" → 4096.
std::optional<std::uint64_t> totalOf(const std::string& range) {
    const auto slash = range.rfind('/');
    std::uint64_t total = 0;
    if (slash == std::string::npos)
        return std::nullopt;
    const auto* const end = range.data() + range.size();
    const auto [at, error] = std::from_chars(range.data() + slash + 1, end, total);
    return error == std::errc() && at == end ? std::optional(total) : std::nullopt;
}

std::optional<std::uint64_t> firstOf(const std::string& range) {
    std::uint64_t first = 0;
    constexpr std::string_view unit = "bytes ";
    if (!range.starts_with(unit))
        return std::nullopt;
    const auto [at, error] = std::from_chars(range.data() + unit.size(), range.data() + range.size(), first);
    return error == std::errc() && *at == '-' ? std::optional(first) : std::nullopt;
}

/// Connections to one server, used one after the other.
class Client {
public:
    Client(HttpAddress address, SharedTraffic& traffic) : m_address(std::move(address)), m_traffic(traffic) {
        static const bool isReady = ::curl_global_init(CURL_GLOBAL_DEFAULT) == CURLE_OK;
        if (isReady)
            m_easy.reset(::curl_easy_init());
        prepare();
    }
    Client(const Client&) = delete;
    Client& operator=(const Client&) = delete;
    ~Client() = default;

    /// One request, without redirects and repetitions. `range`: "0-1023", empty for the whole body.
    Answer once(const std::string& url, const std::string& range, std::size_t most, const std::string& etag) {
        Answer answer{.most = most};
        if (!m_easy) {
            answer.code = CURLE_FAILED_INIT;
            return answer;
        }
        auto* const easy = m_easy.get();
        auto headers = headersFor(etag);
        ::curl_easy_setopt(easy, CURLOPT_URL, url.c_str());
        ::curl_easy_setopt(easy, CURLOPT_RANGE, range.empty() ? nullptr : range.c_str());
        ::curl_easy_setopt(easy, CURLOPT_HTTPHEADER, headers.get());
        ::curl_easy_setopt(easy, CURLOPT_WRITEDATA, &answer);
        ::curl_easy_setopt(easy, CURLOPT_HEADERDATA, &answer);
        m_gate.isClosed = false;
        ++m_traffic.requests;
        answer.code = ::curl_easy_perform(easy);
        ::curl_easy_getinfo(easy, CURLINFO_RESPONSE_CODE, &answer.status);
        char* redirect = nullptr;
        ::curl_easy_getinfo(easy, CURLINFO_REDIRECT_URL, &redirect);
        if (redirect != nullptr)
            answer.redirect = redirect;
        answer.isRefusedAddress = m_gate.isClosed;
        m_traffic.bytes += answer.body.size();
        return answer;
    }

    /// Repeats what fails for a reason that may pass.
    Answer patient(const std::string& url, const std::string& range, std::size_t most, const std::string& etag) {
        constexpr auto firstPause = std::chrono::milliseconds(50);
        for (int tries = 1;; ++tries) {
            auto answer = once(url, range, most, etag);
            if (tries == mostTries || !mayPass(answer))
                return answer;
            std::this_thread::sleep_for(firstPause * (1 << tries));
        }
    }

    /// With a connection of its own, for the address that the redirects have led to.
    [[nodiscard]] std::unique_ptr<Client> another() const {
        auto other = std::make_unique<Client>(m_address, m_traffic);
        other->m_gate = m_gate;
        return other;
    }

    void setRedirected() { m_gate.isRedirected = true; }
    [[nodiscard]] const HttpAddress& address() const { return m_address; }

private:
    void prepare() {
        constexpr long connectSeconds = 15;
        constexpr long silentSeconds = 30;
        if (!m_easy)
            return;
        auto* const easy = m_easy.get();
        ::curl_easy_setopt(easy, CURLOPT_NOSIGNAL, 1L);
        ::curl_easy_setopt(easy, CURLOPT_FOLLOWLOCATION, 0L);
        // CURLOPT_PROTOCOLS_STR needs libcurl 7.85; newer versions still accept the older option.
#if LIBCURL_VERSION_NUM >= 0x075500
        ::curl_easy_setopt(easy, CURLOPT_PROTOCOLS_STR, "http,https");
#else
        ::curl_easy_setopt(easy, CURLOPT_PROTOCOLS, static_cast<long>(CURLPROTO_HTTP | CURLPROTO_HTTPS));
#endif
        ::curl_easy_setopt(easy, CURLOPT_CONNECTTIMEOUT, connectSeconds);
        ::curl_easy_setopt(easy, CURLOPT_LOW_SPEED_LIMIT, 1L);
        ::curl_easy_setopt(easy, CURLOPT_LOW_SPEED_TIME, silentSeconds);
        ::curl_easy_setopt(easy, CURLOPT_USERAGENT, "ext4atlas");
        ::curl_easy_setopt(easy, CURLOPT_WRITEFUNCTION, takeBody);
        ::curl_easy_setopt(easy, CURLOPT_HEADERFUNCTION, takeHeader);
        ::curl_easy_setopt(easy, CURLOPT_OPENSOCKETFUNCTION, openSocket);
        ::curl_easy_setopt(easy, CURLOPT_OPENSOCKETDATA, &m_gate);
        ::curl_easy_setopt(easy, CURLOPT_ACCEPT_ENCODING, nullptr);
        if (!m_address.aws || m_address.aws->keyId.empty())
            return;
        const auto& aws = *m_address.aws;
        ::curl_easy_setopt(easy, CURLOPT_AWS_SIGV4, fmt::format("aws:amz:{}:s3", aws.region).c_str());
        ::curl_easy_setopt(easy, CURLOPT_USERNAME, aws.keyId.c_str());
        ::curl_easy_setopt(easy, CURLOPT_PASSWORD, aws.secret.c_str());
    }

    [[nodiscard]] HeaderList headersFor(const std::string& etag) const {
        HeaderList headers;
        const auto add = [&](const std::string& line) {
            headers.reset(::curl_slist_append(headers.release(), line.c_str()));
        };
        if (!etag.empty())
            add("If-Match: " + etag);
        if (m_address.aws && !m_address.aws->keyId.empty()) {
            add("x-amz-content-sha256: UNSIGNED-PAYLOAD");
            if (!m_address.aws->token.empty())
                add("x-amz-security-token: " + m_address.aws->token);
        }
        return headers;
    }

    static bool mayPass(const Answer& answer) {
        constexpr long tooMany = 429;
        constexpr long serverError = 500;
        constexpr long notImplemented = 501;
        if (answer.isTooLong || answer.isRefusedAddress)
            return false;
        switch (answer.code) {
        case CURLE_OK: break;
        case CURLE_GOT_NOTHING:
        case CURLE_RECV_ERROR:
        case CURLE_SEND_ERROR:
        case CURLE_PARTIAL_FILE:
        case CURLE_HTTP2:
        case CURLE_HTTP2_STREAM: return true;
        default: return false;
        }
        return answer.status == tooMany || (answer.status >= serverError && answer.status != notImplemented);
    }

    HttpAddress m_address;
    SharedTraffic& m_traffic;
    Easy m_easy{};
    Gate m_gate{};
};

std::string reasonOf(long status) {
    constexpr long unauthorised = 401;
    constexpr long forbidden = 403;
    constexpr long notFound = 404;
    constexpr long gone = 410;
    constexpr long changed = 412;
    constexpr long noSuchPart = 416;
    switch (status) {
    case unauthorised: return "the server wants a name and a password (status 401)";
    case forbidden: return "the server refuses access (status 403)";
    case notFound:
    case gone: return fmt::format("the server has no such file (status {})", status);
    case changed: return "changed on the server while it was read (status 412)";
    case noSuchPart: return "the server has fewer bytes than it stated (status 416)";
    default: return fmt::format("the server answers with status {}", status);
    }
}

std::string hintOf(long status, bool isS3) {
    constexpr long unauthorised = 401;
    constexpr long forbidden = 403;
    if (status == unauthorised)
        return "https://NAME:PASSWORD@HOST/…";
    return status == forbidden && isS3 ? "AWS_PROFILE, or AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY" : std::string();
}

std::string reasonOf(const Answer& answer) {
    if (answer.isRefusedAddress)
        return "the server redirects to a private address, which is not followed";
    switch (answer.code) {
    case CURLE_OPERATION_TIMEDOUT: return "the server does not answer in time";
    case CURLE_COULDNT_RESOLVE_HOST: return "there is no host of this name";
    case CURLE_COULDNT_CONNECT: return "the server cannot be reached";
    case CURLE_PEER_FAILED_VERIFICATION: return "the certificate of the server is not trusted";
    default: return fmt::format("cannot be read over the network: {}", ::curl_easy_strerror(answer.code));
    }
}

std::unexpected<Error> failed(const HttpAddress& address, const Answer& answer) {
    const bool isReached = answer.code == CURLE_OK;
    return std::unexpected(Error{.kind = ErrorKind::Io,
                                 .what = isReached ? reasonOf(answer.status) : reasonOf(answer),
                                 .where = address.name,
                                 .hint = isReached ? hintOf(answer.status, address.aws.has_value()) : std::string()});
}

std::unexpected<Error> refused(const HttpAddress& address, std::string what, std::string hint = {}) {
    return std::unexpected(
        Error{.kind = ErrorKind::Unsupported, .what = std::move(what), .where = address.name, .hint = std::move(hint)});
}

class HttpSource final : public ByteSource {
public:
    HttpSource(std::unique_ptr<Client> client, std::string url, std::string etag, ByteCount size)
        : m_url(std::move(url)), m_etag(std::move(etag)), m_size(size) {
        m_clients.push_back(std::move(client));
    }

    void keep(std::uint64_t at, const std::string& bytes) const {
        for (std::uint64_t n = 0; n * blockBytes < bytes.size(); ++n) {
            const auto number = at / blockBytes + n;
            if (m_blocks.emplace(number, bytes.substr(n * blockBytes, blockBytes)).second)
                m_order.push_back(number);
        }
        while (m_order.size() > mostKept) {
            m_blocks.erase(m_order.front());
            m_order.pop_front();
        }
    }

    [[nodiscard]] Status read(ByteOffset offset, std::span<std::byte> into) const override {
        if (offset.value > m_size.value || into.size() > m_size.value - offset.value) {
            return std::unexpected(Error{.kind = ErrorKind::Io,
                                         .what = fmt::format("a read at byte {} passes the end", offset.value),
                                         .found = fmt::format("{} bytes", m_size.value)});
        }
        for (std::size_t done = 0; done < into.size();) {
            const auto at = offset.value + done;
            if (auto status = fetch(at, into.size() - done); !status)
                return status;
            const auto& block = m_blocks.at(at / blockBytes);
            const auto within = at % blockBytes;
            const auto count = std::min<std::size_t>(into.size() - done, block.size() - within);
            std::memcpy(into.data() + done, block.data() + within, count);
            done += count;
        }
        return {};
    }
    [[nodiscard]] ByteCount size() const override { return m_size; }
    bool willRead(std::span<const ByteInterval> places) const override {
        for (const auto& place : places) {
            const auto end = (std::min(place.end().value, m_size.value) + blockBytes - 1) / blockBytes;
            for (auto n = place.first.value / blockBytes; n < end && m_announced.size() < mostKept / 2; ++n)
                m_announced.insert(n);
        }
        return true;
    }

private:
    /// Makes the block at byte `at` known, with those behind it that are wanted too or likely to be, and with all that was
    /// announced.
    [[nodiscard]] Status fetch(std::uint64_t at, std::uint64_t wanted) const {
        const auto first = at / blockBytes;
        if (m_blocks.contains(first))
            return {};
        // Who reads on where the last request ended is likely to go on.
        m_ahead = first == m_next ? std::min(m_ahead * 2, mostAtOnce / blockBytes) : 1;
        const auto needed = (at + std::min(wanted, mostAtOnce) + blockBytes - 1) / blockBytes;
        m_next = std::max(needed, first + m_ahead);
        const bool isAnnounced = m_announced.contains(first);
        for (auto n = first; n < (isAnnounced ? needed : m_next); ++n)
            m_announced.insert(n);
        return fetchAll(first);
    }

    /// The runs of announced blocks that are not known, of at most mostAtOnce bytes each.
    [[nodiscard]] std::vector<std::pair<std::uint64_t, std::uint64_t>> takeRuns() const {
        const auto ofAll = (m_size.value + blockBytes - 1) / blockBytes;
        std::vector<std::pair<std::uint64_t, std::uint64_t>> runs;
        for (const auto number : std::exchange(m_announced, {})) {
            if (number >= ofAll || m_blocks.contains(number))
                continue;
            const bool isNear = !runs.empty() && number - runs.back().second <= bridged &&
                                number - runs.back().first < mostAtOnce / blockBytes;
            if (isNear)
                runs.back().second = number + 1;
            else
                runs.emplace_back(number, number + 1);
        }
        return runs;
    }

    /// Requests all runs over several connections. Fails if that with block `first` does; of the others, what failed is
    /// asked for again when it is read.
    [[nodiscard]] Status fetchAll(std::uint64_t first) const {
        const auto runs = takeRuns();
        std::vector<Answer> answers(runs.size());
        std::atomic<std::size_t> next{0};
        const auto work = [&](Client& client) {
            for (auto n = next++; n < runs.size(); n = next++)
                answers[n] = client.patient(m_url, rangeOf(runs[n]), bytesOf(runs[n]), m_etag);
        };
        std::vector<std::thread> threads;
        while (m_clients.size() < std::min(mostConnections, runs.size()))
            m_clients.push_back(m_clients.front()->another());
        for (std::size_t n = 1; n < std::min(m_clients.size(), runs.size()); ++n)
            threads.emplace_back([&work, client = m_clients[n].get()] { work(*client); });
        work(*m_clients.front());
        for (auto& thread : threads)
            thread.join();
        Status status{};
        for (std::size_t n = 0; n < runs.size(); ++n) {
            const auto from = runs[n].first * blockBytes;
            const auto fit = examine(answers[n], from, bytesOf(runs[n]));
            if (fit)
                keep(from, answers[n].body);
            else if (runs[n].first <= first && first < runs[n].second)
                status = fit;
        }
        return status;
    }

    [[nodiscard]] std::uint64_t bytesOf(const std::pair<std::uint64_t, std::uint64_t>& run) const {
        return std::min(run.second * blockBytes, m_size.value) - run.first * blockBytes;
    }
    [[nodiscard]] std::string rangeOf(const std::pair<std::uint64_t, std::uint64_t>& run) const {
        return fmt::format("{}-{}", run.first * blockBytes, run.first * blockBytes + bytesOf(run) - 1);
    }

    [[nodiscard]] Status examine(const Answer& answer, std::uint64_t from, std::uint64_t count) const {
        const auto& address = m_clients.front()->address();
        if (answer.isTooLong || (answer.code == CURLE_OK && answer.status == okWhole))
            return refused(address, "the server sends other bytes than those that were asked for");
        if (answer.code != CURLE_OK || answer.status != okPart)
            return failed(address, answer);
        if (totalOf(answer.range) != m_size.value || (!answer.etag.empty() && answer.etag != m_etag && !m_etag.empty()))
            return refused(address, "changed on the server while it was read");
        if (firstOf(answer.range) != from || answer.body.size() != count) {
            return std::unexpected(Error{.kind = ErrorKind::Io,
                                         .what = "the server sends other bytes than those that were asked for",
                                         .where = address.name,
                                         .found = fmt::format("{} bytes", answer.body.size()),
                                         .expected = fmt::format("{} bytes from byte {} on", count, from)});
        }
        return {};
    }

    mutable std::vector<std::unique_ptr<Client>> m_clients{}; ///< the first answered the first request
    std::string m_url;
    std::string m_etag;
    ByteCount m_size;
    mutable std::map<std::uint64_t, std::string> m_blocks{};
    mutable std::deque<std::uint64_t> m_order{}; ///< of their arrival
    mutable std::set<std::uint64_t> m_announced{}; ///< blocks to be requested with the next one that is missing
    mutable std::uint64_t m_next = 0; ///< block behind the last request
    mutable std::uint64_t m_ahead = 1;
};

bool isRedirect(long status) {
    constexpr long first = 300;
    constexpr long end = 400;
    constexpr long notModified = 304;
    return status >= first && status < end && status != notModified;
}

bool isWeb(const std::string& url) { return url.starts_with("http://") || url.starts_with("https://"); }

/// The first request, and those to which it is redirected; `url` becomes the address that answers.
Result<Answer> firstAnswer(Client& client, std::string& url) {
    for (int redirects = 0;; ++redirects) {
        auto answer = client.patient(url, fmt::format("0-{}", blockBytes - 1), blockBytes, {});
        const bool isMoved = isRedirect(answer.status) && !answer.redirect.empty();
        if (!isMoved)
            return answer;
        if (redirects == mostRedirects)
            return refused(client.address(), "the server redirects again and again");
        if (!isWeb(answer.redirect)) {
            return refused(client.address(),
                           fmt::format("the server redirects to {}, and only http and https are followed",
                                       answer.redirect.substr(0, answer.redirect.find(':'))));
        }
        url = answer.redirect;
        client.setRedirected();
    }
}

} // namespace

bool hasHttp() { return true; }

Result<HttpFile> openHttp(const HttpAddress& address, SharedTraffic& traffic) {
    constexpr long noSuchPart = 416;
    constexpr long firstOfErrors = 300;
    auto client = std::make_unique<Client>(address, traffic);
    auto url = address.url;
    auto answer = firstAnswer(*client, url);
    if (!answer)
        return std::unexpected(answer.error());
    const auto total = totalOf(answer->range);
    if (answer->status == okWhole || (answer->isTooLong && answer->status < firstOfErrors) ||
        (answer->status == okPart && !total)) {
        return refused(address, "the server does not send parts of the file, so that all of it would be downloaded",
                       "download it yourself, and open the file");
    }
    const bool isEmpty = answer->code == CURLE_OK && answer->status == noSuchPart && total == 0U;
    if (!isEmpty && (answer->code != CURLE_OK || answer->status != okPart))
        return failed(address, *answer);
    constexpr std::uint64_t most = std::uint64_t{1} << 62U;
    if (*total > most ||
        (!isEmpty && (firstOf(answer->range) != 0U || answer->body.size() != std::min(blockBytes, *total)))) {
        return refused(address, "the server states a length that it does not have");
    }
    // A weak tag may stay the same when bytes change.
    const auto etag = answer->etag.starts_with('"') ? answer->etag : std::string();
    auto source = std::make_unique<HttpSource>(std::move(client), url, etag, ByteCount{*total});
    source->keep(0, answer->body);
    return HttpFile{.bytes = std::move(source), .etag = answer->etag};
}

namespace {

/// The texts between <tag> and </tag>, with the five entities of XML and numbers of ASCII resolved.
std::vector<std::string> textsIn(std::string_view xml, std::string_view tag) {
    constexpr std::array<std::pair<std::string_view, char>, 8> entities{{{"&amp;", '&'},
                                                                         {"&lt;", '<'},
                                                                         {"&gt;", '>'},
                                                                         {"&quot;", '"'},
                                                                         {"&apos;", '\''},
                                                                         {"&#34;", '"'},
                                                                         {"&#39;", '\''},
                                                                         {"&#13;", '\r'}}};
    const auto open = fmt::format("<{}>", tag);
    const auto close = fmt::format("</{}>", tag);
    std::vector<std::string> texts;
    for (auto at = xml.find(open); at != std::string_view::npos; at = xml.find(open, at)) {
        at += open.size();
        auto rest = xml.substr(at, xml.find(close, at) - at);
        std::string text;
        while (!rest.empty()) {
            const auto* const entity =
                std::ranges::find_if(entities, [&](const auto& each) { return rest.starts_with(each.first); });
            text += entity == entities.end() ? rest.front() : entity->second;
            rest.remove_prefix(entity == entities.end() ? 1 : entity->first.size());
        }
        texts.push_back(std::move(text));
    }
    return texts;
}

} // namespace

Result<ObjectPage> listObjects(const HttpAddress& address, const std::string& prefix, const std::string& token) {
    constexpr std::size_t most = std::size_t{8} << 20U; // a thousand keys of 1024 bytes, escaped
    SharedTraffic traffic;
    Client client(address, traffic);
    // In the order of their names, by which requests are signed.
    auto url = address.url + "?";
    if (!token.empty())
        url += fmt::format("continuation-token={}&", percentEncoded(token, false));
    url += fmt::format("list-type=2&prefix={}", percentEncoded(prefix, false));
    const auto answer = client.patient(url, {}, most, {});
    if (answer.code != CURLE_OK || answer.status != okWhole)
        return failed(address, answer);
    ObjectPage page{.keys = textsIn(answer.body, "Key")};
    const auto tokens = textsIn(answer.body, "NextContinuationToken");
    if (!tokens.empty() && tokens.front() != token)
        page.nextToken = tokens.front();
    return page;
}

#else

bool hasHttp() { return false; }

Result<ObjectPage> listObjects(const HttpAddress& address, const std::string& /*prefix*/,
                               const std::string& /*token*/) {
    SharedTraffic traffic;
    return std::unexpected(openHttp(address, traffic).error());
}

Result<HttpFile> openHttp(const HttpAddress& address, SharedTraffic& /*traffic*/) {
    return std::unexpected(Error{.kind = ErrorKind::Unsupported,
                                 .what = "this program was built without libcurl, which reads from web servers",
                                 .where = address.name,
                                 .hint = "install libcurl4-openssl-dev and build again"});
}

#endif

} // namespace atlas
