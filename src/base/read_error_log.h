// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/byte_source.h"

#include <vector>

namespace atlas {

/// Passes on the reads of another source and keeps the errors: many readers have another place to look where a read fails, and none
/// of those errors is to go unsaid. Reads past the end are no error of the medium and are not kept. For one thread.
class ReadErrorLog final : public ByteSource {
public:
    /// `source` must outlive this.
    explicit ReadErrorLog(const ByteSource& source) : m_source(source) {}

    [[nodiscard]] Status read(ByteOffset offset, std::span<std::byte> into) const override;
    [[nodiscard]] ByteCount size() const override { return m_source.size(); }
    [[nodiscard]] std::string name() const override { return m_source.name(); }
    [[nodiscard]] std::optional<int> descriptor() const override { return m_source.descriptor(); }
    void noteFailure(const Error& error) const override;

    /// In the order they were met, each once.
    [[nodiscard]] const std::vector<Error>& errors() const { return m_errors; }

private:
    const ByteSource& m_source;
    mutable std::vector<Error> m_errors;
};

} // namespace atlas
