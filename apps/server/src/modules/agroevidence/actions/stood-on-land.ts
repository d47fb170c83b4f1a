import { beginOfStand, standsBefore, type Stand } from '@brazda/domain/land/begin-of-stand.ts';
import type { StoodCrop } from '@brazda/domain/nitrogen/ledger-window.ts';
import type { StoodBefore } from '../crops/stood-before.repository.ts';
import type { StoodCropRow } from './nitrogen-ledger.repository.ts';

/** What stood on the land of a parcel, also before it was this parcel. */
export interface StoodOnLand {
  /** The crops of the parcel, with the day since which they stand on whatever parcel their land was. */
  readonly crops: readonly StoodCropRow[];
  /** All that stood on its land, those of the parcels that it came of with it. */
  readonly all: readonly StoodCrop[];
  /** Which of them an action was done to that names one: the one as which it went on; null where it stood elsewhere. */
  readonly cropOf: (cultivationId: number | null) => number | null;
}

/** Puts together what is recorded of a parcel and of those that it came of. */
export function stoodOnLand(own: readonly StoodCropRow[], before: readonly StoodBefore[]): StoodOnLand {
  const crops = before.length === 0 ? own : own.map((row) => ({ ...row, from: beginOfStand(standOf(row), before) }));
  const goneOn = new Map(
    own.flatMap((row) => standsBefore(standOf(row), before).map(({ id }): [number, number] => [id, row.id])),
  );
  const ended = before.filter(({ id }) => !goneOn.has(id));
  const all = [...crops.map((row) => ({ id: row.id, ...standOf(row) })), ...ended];
  const known = new Map([...all.map(({ id }): [number, number] => [id, id]), ...goneOn]);
  return { crops, all, cropOf: (id) => (id === null ? null : (known.get(id) ?? null)) };
}

function standOf({ cropId, ownCrop, from, to }: StoodCropRow): Stand {
  return { cropId: cropId ?? ownCrop?.id ?? null, from, to };
}
