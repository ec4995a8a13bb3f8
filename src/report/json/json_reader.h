// SPDX-License-Identifier: GPL-3.0-or-later
// Reads value types from untrusted JSON: checks every type and range and keeps the first error.
#pragma once

#include "base/error.h"
#include "base/parse_json.h"
#include "base/units.h"
#include "layout/region.h"

#include <array>
#include <concepts>
#include <limits>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace atlas {

/// The enumerator whose name() is `text`; empty if there is none. Requires enumerators that count up from 0 and an
/// empty name() for the value past the last one.
template <class E>
[[nodiscard]] std::optional<E> enumNamed(std::string_view text) {
    if constexpr (std::same_as<E, RegionKind>) {
        return regionKind(text);
    } else {
        for (unsigned i = 0; !name(static_cast<E>(i)).empty(); ++i)
            if (name(static_cast<E>(i)) == text)
                return static_cast<E>(i);
        return std::nullopt;
    }
}

/// Whether `json` is an object whose "schema" is `schema`. Not nlohmann's value(), which throws if the member is not a
/// string.
[[nodiscard]] inline bool hasSchema(const nlohmann::json& json, std::string_view schema) {
    if (!json.is_object())
        return false;
    const auto member = json.find("schema");
    const auto* text = member == json.end() ? nullptr : member->get_ptr<const std::string*>();
    return text != nullptr && *text == schema;
}

class JsonReader {
public:
    using Json = nlohmann::json;

    /// Reads the members of `object`; `path` names the object in errors.
    JsonReader(const Json& object, std::string path, std::optional<Error>& fault)
        : m_object(object), m_path(std::move(path)), m_fault(fault) {}

    template <class T>
    void operator()(std::string_view name, T& member) {
        if (m_fault)
            return;
        const auto it = m_object.find(name);
        if (it == m_object.end()) {
            fail(std::string(name), "is missing");
            return;
        }
        if (!read(*it, member))
            fail(std::string(name), "has the wrong type or is out of range");
    }

    /// Reads a member that older snapshots lack.
    template <class T>
    void later(std::string_view name, T& member) {
        if (m_object.contains(name))
            (*this)(name, member);
    }

    /// Skips a member computed from the others.
    void derived(std::string_view /*name*/, const auto& /*value*/) {}

    [[nodiscard]] const Json* child(std::string_view name) const {
        const auto it = m_object.find(name);
        return it == m_object.end() ? nullptr : &*it;
    }

private:
    void fail(const std::string& field, const std::string& why) {
        if (!m_fault)
            m_fault = Error{.kind = ErrorKind::Corrupt, .what = m_path + "." + field + " " + why};
    }

    bool read(const Json& json, std::string& text) {
        const auto* held = json.get_ptr<const std::string*>();
        text = held != nullptr ? *held : std::string();
        return held != nullptr;
    }
    bool read(const Json& json, bool& truth) {
        truth = json.is_boolean() && json.get<bool>();
        return json.is_boolean();
    }
    template <std::unsigned_integral N>
    bool read(const Json& json, N& number) {
        const auto* held = json.get_ptr<const std::uint64_t*>();
        if (held == nullptr || *held > std::numeric_limits<N>::max())
            return false;
        number = static_cast<N>(*held);
        return true;
    }
    bool read(const Json& json, double& number) {
        number = json.is_number() ? json.get<double>() : 0;
        return json.is_number();
    }
    bool read(const Json& json, std::int64_t& number) {
        number = json.is_number_integer() ? json.get<std::int64_t>() : 0;
        return json.is_number_integer();
    }
    bool read(const Json& json, std::int32_t& number) {
        std::int64_t wide = 0;
        const bool fits = read(json, wide) && std::in_range<std::int32_t>(wide);
        number = fits ? static_cast<std::int32_t>(wide) : 0;
        return fits;
    }
    template <class Tag, class Rep>
    bool read(const Json& json, Amount<Tag, Rep>& amount) {
        return read(json, amount.value);
    }
    template <class Tag, class Rep>
    bool read(const Json& json, Position<Tag, Rep>& position) {
        return read(json, position.value);
    }
    bool read(const Json& json, GroupNumber& group) {
        group = noGroup;
        return json.is_null() || read(json, group.value);
    }
    template <class E>
        requires std::is_enum_v<E>
    bool read(const Json& json, E& enumerator) {
        const auto* held = json.get_ptr<const std::string*>();
        const auto found = held != nullptr ? enumNamed<E>(*held) : std::nullopt;
        enumerator = found.value_or(E{});
        return found.has_value();
    }
    template <class T>
    bool read(const Json& json, std::optional<T>& maybe) {
        maybe.reset();
        return json.is_null() || read(json, maybe.emplace());
    }
    template <class T>
    bool read(const Json& json, std::shared_ptr<const T>& held) {
        auto value = std::make_shared<T>();
        const bool isRead = read(json, *value);
        held = std::move(value);
        return isRead;
    }
    template <class T>
    bool read(const Json& json, std::vector<T>& items) {
        if (!json.is_array())
            return false;
        items.resize(json.size());
        return readAll(json, items);
    }
    template <class T, std::size_t N>
    bool read(const Json& json, std::array<T, N>& items) {
        return json.is_array() && json.size() == N && readAll(json, items);
    }
    bool readAll(const Json& json, auto& items) {
        for (std::size_t i = 0; i < items.size(); ++i)
            if (!read(json[i], items[i]))
                return false;
        return true;
    }
    /// Reads a type whose members its describe(archive, value) lists.
    template <class T>
        requires std::is_class_v<T>
    bool read(const Json& json, T& value) {
        if (!json.is_object())
            return false;
        JsonReader inner(json, m_path, m_fault);
        describe(inner, value);
        return !m_fault;
    }

    const Json& m_object;
    std::string m_path;
    std::optional<Error>& m_fault;
};

} // namespace atlas
