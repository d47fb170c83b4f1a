import type { NitrogenEntry, NitrogenLedger } from '@brazda/contract/agroevidence/nitrogen-ledgers.ts';
import { nitrogenKinds, type NitrogenKind } from '@brazda/domain/enumerations/nitrogen.ts';

/** A part of the bar: what counts to a hectare of one kind, that is there or would come. */
export interface NitrogenShare {
  readonly kind: NitrogenKind;
  readonly isThought: boolean;
  readonly perHectare: number;
}

/** Whether it is not recorded yet; what crops take from the air nobody records. */
export function isThought({ actionId, kind }: NitrogenEntry): boolean {
  return actionId === null && kind !== 'FIXATION';
}

/** What of a ledger is known, for a hectare: first what is there, by its kinds, then what would come. */
export function sharesOf({ entries, area }: NitrogenLedger): readonly NitrogenShare[] {
  return [false, true].flatMap((thought) =>
    nitrogenKinds.flatMap((kind) => {
      const counted = entries
        .filter((entry) => entry.kind === kind && isThought(entry) === thought)
        .reduce((sum, entry) => sum + (entry.counted ?? 0), 0);
      return counted > 0 && area > 0 ? [{ kind, isThought: thought, perHectare: counted / area }] : [];
    }),
  );
}

/** Kilograms for a hectare that are known. */
export function knownPerHectare({ total, area }: NitrogenLedger): number {
  return area > 0 ? total.counted / area : 0;
}

/** What is not known first, then those that have most. */
export function byNeedOfAttention(ledgers: readonly NitrogenLedger[]): readonly NitrogenLedger[] {
  return ledgers.toSorted(
    (one, other) =>
      Number(other.countedPerHectare === null) - Number(one.countedPerHectare === null) ||
      knownPerHectare(other) - knownPerHectare(one),
  );
}
