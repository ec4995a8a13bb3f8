// SPDX-License-Identifier: GPL-3.0-or-later
// German: alignment and health.
#pragma once

#include "report/messages/catalogue_entry.h"

namespace atlas {

inline constexpr CatalogueEntry germanCheck[] = {
    {MessageId::NameAlignment, "Ausricht."},
    {MessageId::NameHealth, "Zustand"},
    {MessageId::NameStart, "Anfang"},
    {MessageId::NameSectors, "Sektoren"},
    {MessageId::NameWriting, "Schreiben"},
    {MessageId::AllStructuresWhole, "alle {0:count|# Struktur beginnt und endet|# Strukturen beginnen und "
                                    "enden} auf physischen Sektoren"},
    {MessageId::SomeStructuresMisaligned, "{0:count|#|#} von {1:count|# Struktur|# Strukturen} {0:count|ist|sind} "
                                          "falsch ausgerichtet"},
    {MessageId::CannotBeMounted, "dort nicht einzuhängen: Blöcke von {0:bytes|# Byte|# Bytes} auf "
                                 "logischen Sektoren von {1:bytes|# Byte|# Bytes}"},
    {MessageId::AllStartsWhole, "{0:count|der Anfang liegt|alle # Anfänge liegen} auf einer Grenze der "
                                "physischen Sektoren von {1:size}"},
    {MessageId::SomeStartsOff, "{0:count|#|#} von {1:count|# Anfang|# Anfängen} {0:count|liegt|liegen} "
                               "neben den physischen Sektoren von {2:size}"},
    {MessageId::NothingToJudge, "weder ein Dateisystem noch eine Partition zu beurteilen"},
    {MessageId::ContainerNotRead, "{0:names}; was in {1:count|dem Container|# "
                                  "Containern} ist, wurde nicht gelesen"},
    {MessageId::StructuresPastEnd, "{0:names}; {1:count|# davon liegt|# davon liegen} hinter dem Ende des "
                                   "Abbilds oder der Partition und sind nicht lesbar"},
    {MessageId::OthersOffGrid, "{0:names}; daneben {1:count|liegt # Anfang|liegen # Anfänge} neben den "
                               "physischen Sektoren"},
    {MessageId::OnWorstMember, "{0:names}, beurteilt auf {1:text}, dem schlechtesten von {2:count|# "
                               "Mitglied|# Mitgliedern}"},
    {MessageId::SaidByKernel, "der Kernel meldet, dass die Schichten darunter auf kein gemeinsames "
                              "Raster passen (alignment_offset -1), und wo sie liegen, ist nicht "
                              "bekannt"},
    {MessageId::OnPhysicalSector, "auf einem physischen Sektor von {0:size}"},
    {MessageId::PastPhysicalSector, "{0:bytes|# Byte|# Bytes} hinter einem physischen Sektor von {1:size}"},
    {MessageId::OnBoundary, "auf einer Grenze von {0:size}"},
    {MessageId::PastBoundary, "{0:bytes|# Byte|# Bytes} hinter einer Grenze von {1:size}"},
    {MessageId::Sectors, "{0:bytes} B logisch ({1:names}), {2:bytes} B physisch ({3:names})"},
    {MessageId::SectorsWithPhase, "{0:bytes} B logisch ({1:names}), {2:bytes} B physisch ({3:names}), erste "
                                  "Grenze bei Byte {4:byte} ({5:names})"},
    {MessageId::WritingCostsNothing, "ein Block von {0:bytes} B: kein Lesen-Ändern-Schreiben; jeder Block der "
                                     "Metadaten einmal: {1:number}"},
    {MessageId::WritingCosts, "ein Block von {0:bytes} B: bis zu {1:count|#-mal|#-mal} "
                              "Lesen-Ändern-Schreiben; jeder Block der Metadaten einmal: {2:number}"},
    {MessageId::Together, "zusammen"},
    {MessageId::BesideThem, "daneben:"},
};

inline constexpr CatalogueEntry germanFits[] = {
    {MessageId::AllStructuresStraddle, "alle {0:number} Strukturen sind falsch ausgerichtet: sie übergreifen "
                                       "physische Sektoren"},
    {MessageId::AllStructuresFillPart, "alle {0:number} Strukturen sind falsch ausgerichtet: ihre Blöcke füllen "
                                       "nur einen Teil eines physischen Sektors"},
    {MessageId::SomeStructuresStraddle, "{0:number} von {1:number} Strukturen sind falsch ausgerichtet: sie "
                                        "übergreifen physische Sektoren"},
    {MessageId::SomeStructuresFillPart, "{0:number} von {1:number} Strukturen sind falsch ausgerichtet: sie "
                                        "füllen nur einen Teil eines physischen Sektors"},
    {MessageId::SomeOfBothKinds, "{0:number} von {1:number} Strukturen sind falsch ausgerichtet: "
                                 "{2:number} übergreifen physische Sektoren, {3:number} füllen nur einen "
                                 "Teil von einem"},
    {MessageId::AllStraddle, "{0:number} übergreifend"},
    {MessageId::AllPartial, "{0:number} teilweise"},
    {MessageId::AllMisaligned, "{0:number} falsch ausgerichtet"},
    {MessageId::SomeStraddle, "{0:number} von {1:number} übergreifend"},
    {MessageId::SomePartial, "{0:number} von {1:number} teilweise"},
    {MessageId::SomeMisaligned, "{0:number} von {1:number} falsch ausgerichtet"},
    {MessageId::FillsWholeSectors, "ganze physische Sektoren von {0:size}"},
    {MessageId::FillsPartOfSector, "füllt nur einen Teil eines physischen Sektors von {0:size}; einen Block "
                                   "zu schreiben kostet {1:count|#-mal|#-mal} Lesen-Ändern-Schreiben"},
    {MessageId::StraddlesSectors, "übergreift physische Sektoren von {0:size}; einen Block zu schreiben "
                                  "kostet {1:count|#-mal|#-mal} Lesen-Ändern-Schreiben"},
};

inline constexpr CatalogueEntry germanExplanation[] = {
    {MessageId::Unknown, "unbekannt"},
    {MessageId::LabelWithSize, "{0:names} {1:size}"},
    {MessageId::LabelUnknown, "{0:names} unbekannt"},
    {MessageId::AllOf, "alle {0:number}"},
    {MessageId::PlaceUnknown, "der Ort von {0:text} auf seinem Datenträger ist unbekannt"},
    {MessageId::PlaceWorking, "{0:byte} + {1:byte} = {2:byte}; mod {3:bytes} = {4:bytes}"},
    {MessageId::NamedDevice, "{0:names} {1:text}"},
    {MessageId::NothingToCure, "nichts abzuhelfen nach den Einheiten, die bekannt sind"},
    {MessageId::CauseOf, "Ursache: "},
    {MessageId::CureOf, "Abhilfe: "},
    {MessageId::EffectOf, "Wirkung: {0:names}."},
    {MessageId::DestroysData, "zerstört die Daten"},
    {MessageId::CommandsAnew, "oder, wenn die Daten nicht gebraucht werden:"},
    {MessageId::NowHere, "◀ jetzt"},
    {MessageId::ComputedChecksum, "{0:hex}, berechnet {1:hex}"},
    {MessageId::FlashFormula, "Flash schreibt ganze Seiten oder Erase-Blöcke neu"},
    {MessageId::RevolutionFormula, "ein synchrones Schreiben eines Blocks dauert 1 + Lesen-Ändern-Schreiben "
                                   "Umdrehungen"},
    {MessageId::WorstBlockHere, "der schlechteste Block hier"},
    {MessageId::CostOfMetadata, "Alle Metadaten einmal, Block für Block: {0:count|#-mal|#-mal} "
                                "Lesen-Ändern-Schreiben, {1:duration} mehr, als wenn alle ganz wären."},
    {MessageId::CostOfMetadataOnFlash, "Alle Metadaten einmal, Block für Block: {0:count|#-mal|#-mal} "
                                       "Lesen-Ändern-Schreiben."},
    {MessageId::CostAssumptions, "Das Modell nimmt ein Schreiben nach dem anderen an (Warteschlange der "
                                 "Tiefe 1), keinen Schreibpuffer, das rohe Gerät und kein Journal."},
    {MessageId::WrittenPerAsked, "Ein synchrones Schreiben eines Blocks von {0:bytes} B schreibt "
                                 "schlimmstenfalls {1:count|# Einheit|# Einheiten} von {2:size} neu: "
                                 "{3:decimal} geschriebene Bytes je verlangtem Byte."},
};

} // namespace atlas
