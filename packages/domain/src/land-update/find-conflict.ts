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
  /** Whether a block of the registry could not be read, so that one that seems gone may still be there. */
  readonly isIncomplete: boolean;
}

/** The three-way comparison: what the registry changed is in conflict only where the farm has changed the same land. */
export function findConflict(change: ChangeOnFarm): LandConflict | null {
  const { kind, before, ownParcels } = change;
  if (change.isAsNow) return null;
  if (change.meetsOtherParcels) return 'OWN_LAND';
  if (kind === 'NEW') return null;
  if (ownParcels < before) return 'OWN_END';
  if (kind === 'GONE' && change.isIncomplete) return 'UNREADABLE';
  if (kind === 'CHANGED' && !isAboutLand(change.properties)) return null;
  if (ownParcels > before) return 'OWN_DIVISION';
  return change.isRedrawn ? 'OWN_OUTLINE' : null;
}

/** What is done where nobody decides otherwise: nothing of the farm's own is overwritten unasked. */
export function proposedDecision(conflict: LandConflict | null): LandDecision {
  return conflict === null ? 'TAKE' : 'LATER';
}
