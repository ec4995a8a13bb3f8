// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/snapshot/redact_snapshot.h"

namespace atlas {
namespace {

void redact(Content& content) {
    content.label.clear();
    content.uuid.clear();
}

void eraseAll(std::string& text, const std::string& secret) {
    // A mount point of "/" identifies nobody, and replacing it would change unrelated text.
    if (secret.size() < 2) {
        return;
    }
    for (auto at = text.find(secret); at != std::string::npos; at = text.find(secret, at)) {
        text.erase(at, secret.size());
    }
}

/// Details are free text from libraries: removes every path and UUID in them.
void redact(std::vector<Finding>& findings, const std::vector<std::string>& secrets) {
    for (auto& finding : findings) {
        if (finding.kind == FindingKind::MmpInUse) {
            finding.detail.clear(); // the name of a host
        }
        for (const auto& secret : secrets) {
            eraseAll(finding.detail, secret);
            if (finding.fault) {
                eraseAll(finding.fault->detail, secret);
            }
        }
    }
}

} // namespace

Snapshot redacted(const Snapshot& snapshot) {
    Snapshot out = snapshot;
    std::vector<std::string> secrets{out.disk.path};
    out.disk.path.clear();
    out.disk.table.id.clear();
    redact(out.disk.content);
    for (auto& partition : out.disk.table.partitions) {
        partition.name.clear();
        partition.uuid.clear();
        redact(partition.content);
    }
    for (auto& device : out.disk.devices) {
        device.label.clear();
        if (device.kind == BlockDeviceKind::File) {
            device.name.clear();
        }
    }
    for (auto& layer : out.layers) {
        layer.name.clear();
    }
    for (auto& fault : out.disk.table.faults) {
        eraseAll(fault.detail, secrets.front());
    }
    if (snapshot.layout) {
        auto layout = std::make_shared<Layout>(*snapshot.layout);
        auto& fs = layout->filesystem;
        secrets.insert(secrets.end(), {fs.uuid, fs.journalUuid, fs.lastMounted});
        for (auto* text : {&fs.label, &fs.uuid, &fs.lastMounted, &fs.journalUuid, &fs.hashSeed}) {
            text->clear();
        }
        redact(layout->findings, secrets);
        out.layout = std::move(layout);
    }
    redact(out.findings, secrets);
    return out;
}

} // namespace atlas
