// SPDX-License-Identifier: GPL-3.0-or-later
#include "envelope/aws_settings.h"

#include "base/byte_source.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <fmt/format.h>
#include <map>
#include <span>
#include <sstream>

namespace atlas {
namespace {

std::string environment(const char* name) {
    const char* const value = std::getenv(name);
    return value == nullptr ? std::string() : std::string(value);
}

std::string trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(" \t\r");
    return first == std::string_view::npos
               ? std::string()
               : std::string(text.substr(first, text.find_last_not_of(" \t\r") - first + 1));
}

/// The settings of one section of a file of AWS; empty if there is no such file or section.
std::map<std::string, std::string> sectionOf(const std::string& path, const std::string& section) {
    constexpr std::uint64_t most = 1U << 20U;
    const auto file = openFile(path);
    std::map<std::string, std::string> settings;
    if (!file || (*file)->size().value > most)
        return settings;
    std::string text((*file)->size().value, '\0');
    if (!(*file)->read({0}, std::as_writable_bytes(std::span(text))))
        return settings;
    std::istringstream lines(text);
    bool isInside = false;
    for (std::string line; std::getline(lines, line);) {
        const auto words = trimmed(line);
        if (words.starts_with('['))
            isInside = words == "[" + section + "]";
        const auto equals = words.find('=');
        // An indented line belongs to a nested setting.
        if (isInside && equals != std::string::npos && line.front() != ' ' && line.front() != '\t')
            settings[trimmed(words.substr(0, equals))] = trimmed(words.substr(equals + 1));
    }
    return settings;
}

std::string pathOf(const char* variable, const char* name) {
    const auto given = environment(variable);
    return given.empty() ? environment("HOME") + "/.aws/" + name : given;
}

std::string firstOf(std::initializer_list<std::string> values) {
    const auto* const found = std::ranges::find_if(values, [](const std::string& value) { return !value.empty(); });
    return found == values.end() ? std::string() : *found;
}

} // namespace

AwsSettings awsSettings(const std::string& endpoint) {
    const auto profile = firstOf({environment("AWS_PROFILE"), "default"});
    auto config = sectionOf(pathOf("AWS_CONFIG_FILE", "config"), profile == "default" ? profile : "profile " + profile);
    auto keys = sectionOf(pathOf("AWS_SHARED_CREDENTIALS_FILE", "credentials"), profile);
    AwsSettings settings{.region = firstOf({environment("AWS_REGION"), environment("AWS_DEFAULT_REGION"),
                                            config["region"], "us-east-1"}),
                         .endpoint = firstOf({endpoint, environment("AWS_ENDPOINT_URL_S3"),
                                              environment("AWS_ENDPOINT_URL"), config["endpoint_url"]})};
    while (settings.endpoint.ends_with('/'))
        settings.endpoint.pop_back();
    if (const auto keyId = environment("AWS_ACCESS_KEY_ID"); !keyId.empty()) {
        settings.keyId = keyId;
        settings.secret = environment("AWS_SECRET_ACCESS_KEY");
        settings.token = environment("AWS_SESSION_TOKEN");
        return settings;
    }
    auto& from = keys.contains("aws_access_key_id") ? keys : config;
    settings.keyId = from["aws_access_key_id"];
    settings.secret = from["aws_secret_access_key"];
    settings.token = from["aws_session_token"];
    return settings;
}

Result<S3Name> parseS3(std::string_view url) {
    constexpr std::string_view scheme = "s3://";
    const auto rest = url.substr(std::min(scheme.size(), url.size()));
    const auto slash = rest.find('/');
    S3Name name{.bucket = std::string(rest.substr(0, slash)),
                .key = slash == std::string_view::npos ? std::string() : std::string(rest.substr(slash + 1))};
    const auto isAllowed = [](char c) {
        return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-' || c == '.' || c == '_';
    };
    if (!url.starts_with(scheme) || name.bucket.empty() || !std::ranges::all_of(name.bucket, isAllowed)) {
        return std::unexpected(Error{.kind = ErrorKind::Usage,
                                     .what = "is no address of an object",
                                     .where = std::string(url),
                                     .expected = "s3://BUCKET/KEY"});
    }
    return name;
}

std::string bucketAddress(const S3Name& name, const AwsSettings& settings) {
    return settings.endpoint.empty() ? fmt::format("https://{}.s3.{}.amazonaws.com/", name.bucket, settings.region)
                                     : fmt::format("{}/{}/", settings.endpoint, name.bucket);
}

std::string percentEncoded(std::string_view key, bool keepsSlashes) {
    std::string text;
    for (const char c : key) {
        const bool isPlain = std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-' || c == '.' || c == '_' ||
                             c == '~' || (c == '/' && keepsSlashes);
        text += isPlain ? std::string(1, c) : fmt::format("%{:02X}", static_cast<unsigned char>(c));
    }
    return text;
}

} // namespace atlas
