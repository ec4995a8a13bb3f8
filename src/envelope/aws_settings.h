// SPDX-License-Identifier: GPL-3.0-or-later
// The user's settings for S3, as the tools of AWS read them, and the address of an object.
#pragma once

#include "base/error.h"

#include <string>
#include <string_view>

namespace atlas {

struct AwsSettings {
    std::string keyId{}; ///< empty: requests are not signed, as for a public bucket
    std::string secret{};
    std::string token{}; ///< of a session; empty without one
    std::string region{};
    std::string endpoint{}; ///< "https://minio.example:9000"; empty: AWS itself
};

/// From the environment (AWS_ACCESS_KEY_ID, AWS_PROFILE …), else from ~/.aws/credentials and ~/.aws/config. `endpoint`,
/// if not empty, replaces that of the settings.
[[nodiscard]] AwsSettings awsSettings(const std::string& endpoint);

struct S3Name {
    std::string bucket{};
    std::string key{}; ///< empty for a whole bucket
};

/// Parses "s3://bucket/path/of/key". Usage if there is no bucket.
[[nodiscard]] Result<S3Name> parseS3(std::string_view url);

/// The address of the bucket, with a slash at its end: of the endpoint with the bucket as a folder, else of AWS.
[[nodiscard]] std::string bucketAddress(const S3Name& name, const AwsSettings& settings);

/// `key` as a part of an address: all but letters, digits and "-._~/" percent-encoded, as requests are signed.
[[nodiscard]] std::string percentEncoded(std::string_view key, bool keepsSlashes);

} // namespace atlas
