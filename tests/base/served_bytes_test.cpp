// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/served_bytes.h"

#include "support/bytes_source.h"
#include "support/failing_source.h"

#include <array>
#include <gmock/gmock.h>
#include <sys/socket.h>
#include <thread>

namespace atlas {
namespace {

using testing::HasSubstr;

/// The two ends of a connection.
std::pair<FileDescriptor, FileDescriptor> connected() {
    std::array<int, 2> ends{};
    EXPECT_EQ(::socketpair(AF_UNIX, SOCK_STREAM, 0, ends.data()), 0);
    return {FileDescriptor(ends[0]), FileDescriptor(ends[1])};
}

TEST(ServedBytes, AreThoseOfTheSource) {
    auto [own, other] = connected();
    std::vector<std::byte> content(10'000'000);
    for (std::size_t n = 0; n < content.size(); ++n) {
        content[n] = static_cast<std::byte>(n * 7 % 251);
    }
    const test::BytesSource source(content);
    std::thread server([&, socket = other.get()] { serveBytes(source, "about=it", socket); });
    {
        const auto served = openServed(std::move(own), "disk");
        ASSERT_TRUE(served);
        EXPECT_EQ(served->about, "about=it");
        EXPECT_EQ(served->bytes->size(), source.size());
        EXPECT_EQ(served->bytes->name(), "disk");
        std::vector<std::byte> read(content.size());
        ASSERT_TRUE(served->bytes->read({0}, read));
        EXPECT_EQ(read, content);
        const auto past = served->bytes->read({content.size()}, std::span(read).first(1));
        EXPECT_FALSE(past);
        EXPECT_TRUE(served->bytes->read({9'999'999}, std::span(read).first(1))) << "after an error";
    }
    server.join(); // when the client is gone
}

TEST(ServedBytes, SayWhyThereAreNone) {
    auto [own, other] = connected();
    serveFailure({.kind = ErrorKind::Corrupt, .what = "is damaged"}, other.get());
    const auto served = openServed(std::move(own), "disk");
    ASSERT_FALSE(served);
    EXPECT_EQ(served.error().what, "is damaged");
    EXPECT_EQ(served.error().kind, ErrorKind::Corrupt);
}

TEST(ServedBytes, FailWhenTheServerEnds) {
    auto [own, other] = connected();
    const test::BytesSource source(std::vector<std::byte>(100));
    std::thread server([&, socket = other.get()] { serveBytes(source, {}, socket); });
    const auto served = openServed(std::move(own), "disk");
    ASSERT_TRUE(served);
    ::shutdown(other.get(), SHUT_RDWR);
    server.join();
    std::array<std::byte, 1> one{};
    const auto read = served->bytes->read({0}, one);
    ASSERT_FALSE(read);
    EXPECT_THAT(read.error().what, HasSubstr("has ended"));
}

} // namespace
} // namespace atlas
