import type { BlockProperty, LandChangeKind, LandConflict, LandDecision } from '../enumerations/land-change.ts';
import { isAboutLand } from './block-differences.ts';

/** What a change meets on the farm. */
export interface ChangeOnFarm {
  readonly kind: LandChangeKind;
  readonly properties: readonly BlockProperty[];
  /** How many blocks there were before, and how many open parcels of the farm were known by them. */
  readonly before: number;
  readonly ownParcels: number;
  /** Whether one of these has another outline than its block had. */
  readonly isRedrawn: boolean;
  /** Whether the farm's own outlines are already those that the registry has now. */
  readonly isAsNow: boolean;
  /** Whether other parcels of the farm lie where the blocks lie now. */
  readonly meetsOtherParcels: boolean;
  /** Whether it has the land in another cadastral unit than was said before, or nobody knows what was said. */
  readonly isInOwnUnit: boolean;
  /** Whether a block of the registry could not be read, so that one that seems gone may still be there. */
  readonly isIncomplete: boolean;
  /** What only files ask of the farm. */
  readonly ofFile?: FileOnFarm | undefined;
}

/** How the farm stands to what an earlier file said of the same land. */
export interface FileOnFarm {
  /** Whether no earlier file said anything of it, so that nobody knows who has changed what differs. */
  readonly isWithoutBase: boolean;
  readonly isRenamed: boolean;
  readonly isSownOtherwise: boolean;
}

/** The three-way comparison: what the registry changed is in conflict only where the farm has changed the same land. */
export function findConflict(change: ChangeOnFarm): LandConflict | null {
  if (change.isAsNow) return unitConflict(change);
  if (change.meetsOtherParcels) return 'OWN_LAND';
  if (change.kind === 'NEW') return null;
  if (change.ownParcels < change.before) return 'OWN_END';
  if (change.kind === 'GONE') return change.isIncomplete ? 'UNREADABLE' : goneConflict(change);
  return fileConflict(change) ?? landConflict(change) ?? unitConflict(change);
}

/** A file that says nothing of a parcel contradicts nothing that the farm has made of it. */
function goneConflict(change: ChangeOnFarm): LandConflict | null {
  return change.ofFile ? null : landConflict(change);
}

function fileConflict({ ofFile, properties }: ChangeOnFarm): LandConflict | undefined {
  if (!ofFile) return undefined;
  if (ofFile.isWithoutBase) return 'NO_BASE';
  if (ofFile.isRenamed && properties.includes('NAME')) return 'OWN_NAME';
  return ofFile.isSownOtherwise && properties.includes('CROP') ? 'OWN_CROP' : undefined;
}

function landConflict(change: ChangeOnFarm): LandConflict | null {
  const { kind, before, ownParcels } = change;
  if (kind === 'CHANGED' && !isAboutLand(change.properties)) return null;
  if (ownParcels > before) return 'OWN_DIVISION';
  return change.isRedrawn ? 'OWN_OUTLINE' : null;
}

function unitConflict({ isInOwnUnit, properties }: ChangeOnFarm): LandConflict | null {
  return isInOwnUnit && properties.includes('CADASTRAL_UNIT') ? 'OWN_UNIT' : null;
}

/**
 * What is done where nobody decides otherwise: nothing of the farm's own is overwritten unasked, and what a file does not
 * have stays, for it may hold a part of the farm only.
 */
export function proposedDecision(conflict: LandConflict | null, isMissedByFile = false): LandDecision {
  if (isMissedByFile) return 'KEEP';
  return conflict === null ? 'TAKE' : 'LATER';
}
