// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a value type as JSON, with the member names from its describe().
#pragma once

#include "layout/region.h"
#include "report/json/json_writer.h"
#include "report/json/snapshot_fields.h"

#include <memory>

namespace atlas {

/// Enumerators are written as their name(), noGroup as null.
class FieldWriter {
public:
    explicit FieldWriter(JsonWriter& json) : m_json(json) {}

    template <class T>
    void operator()(std::string_view name, const T& member) {
        m_json.key(name);
        write(member);
    }

    template <class T>
    void later(std::string_view name, const T& member) {
        (*this)(name, member);
    }

    /// A member computed from the others.
    void derived(std::string_view name, const auto& value) { (*this)(name, value); }

    template <class T>
    void write(const T& item) {
        if constexpr (std::is_enum_v<T>) {
            m_json.value(name(item));
        } else if constexpr (requires { m_json.value(item); }) {
            m_json.value(item);
        } else {
            m_json.beginObject();
            describe(*this, item);
            m_json.endObject();
        }
    }
    void write(GroupNumber group) {
        if (group == noGroup)
            m_json.value(nullptr);
        else
            m_json.value(group);
    }
    template <class T>
    void write(const std::optional<T>& maybe) {
        if (maybe)
            write(*maybe);
        else
            m_json.value(nullptr);
    }
    /// Precondition: `held` is not null.
    template <class T>
    void write(const std::shared_ptr<const T>& held) {
        write(*held);
    }
    template <class T>
    void write(const std::vector<T>& items) {
        writeAll(items);
    }
    template <class T, std::size_t N>
    void write(const std::array<T, N>& items) {
        writeAll(items);
    }

private:
    void writeAll(const auto& items) {
        m_json.beginArray();
        for (const auto& item : items)
            write(item);
        m_json.endArray();
    }

    JsonWriter& m_json;
};

} // namespace atlas
