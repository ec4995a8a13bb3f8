// SPDX-License-Identifier: GPL-3.0-or-later
// Chinese: the verdict on health.
#pragma once

#include "report/messages/catalogue_entry.h"

namespace atlas {

inline constexpr CatalogueEntry chineseHealth[] = {
    {MessageId::Healthy, "对超级块、其备份（最多 64 个）、组描述符和系统文件的 inode 的检查未发现问题，这些检查少于 "
                         "e2fsck 的检查；位图、描述符备份、目录和文件未读取"},
    {MessageId::HealthyInShort, "未发现问题；e2fsck 检查得更多"},
    {MessageId::HealthyInShortExcept, "在已读取的内容中未发现问题；有 {0:count|# 个卷}未检查"},
    {MessageId::HealthExcept, "{0:names}；未检查：{1:names}"},
    {MessageId::AndMore, "另有 {0:count|# 个}"},
    {MessageId::HealthyDisk, "分区表无问题；未读取任何 ext 文件系统"},
    {MessageId::HealthOfOtherContent, "未知：未读取任何 ext 文件系统"},
    {MessageId::HealthOfNothing, "未知：此处没有可识别的内容"},
    {MessageId::HealthErrors, "{0:count|# 个错误}：{1:names}"},
    {MessageId::HealthWarnings, "{0:count|# 个警告}：{1:names}"},
    {MessageId::HealthErrorsAndWarnings, "{0:count|# 个错误}和 {1:count|# 个警告}：{2:names}"},
};

} // namespace atlas
