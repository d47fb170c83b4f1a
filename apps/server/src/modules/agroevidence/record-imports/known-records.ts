import type { Language } from '@brazda/contract/shapes.ts';
import type { ActionType } from '@brazda/domain/enumerations/action.ts';
import { foldText } from '@brazda/domain/fold-text.ts';
import { groupedBy } from '@brazda/domain/grouped-by.ts';
import { fullBlockNumber, shortBlockNumber } from '@brazda/domain/block-number.ts';
import type { KnownMaterial, KnownParcel, KnownStand, KnownVersion } from './known-records.repository.ts';
import type { JudgedGrazing, JudgedIrrigation } from './judged-other-work.ts';
import { typesByWord } from './type-words.ts';

/** Something that is recorded already, on one parcel. */
export interface KnownAction {
  readonly day: string;
  readonly type: ActionType;
  readonly parcelId: number;
  readonly note: string | null;
  /** By the number of the material, or by the product; millionths on that parcel. */
  readonly amounts: readonly { readonly of: string; readonly part: number }[];
  readonly grazing: JudgedGrazing;
  readonly irrigation: JudgedIrrigation | null;
}

/** All that rows of a file are judged by. */
export interface KnownRecords {
  readonly today: string;
  readonly types: ReadonlyMap<string, ActionType>;
  readonly parcels: ReadonlyMap<number, KnownParcel>;
  /** By folded name, and by block number without spaces. */
  readonly parcelsByName: ReadonlyMap<string, readonly KnownParcel[]>;
  readonly parcelsByBlock: ReadonlyMap<string, readonly KnownParcel[]>;
  readonly cropsByName: ReadonlyMap<string, number>;
  readonly cropNames: ReadonlyMap<number, string>;
  readonly materials: ReadonlyMap<number, KnownMaterial>;
  readonly materialsByName: ReadonlyMap<string, readonly KnownMaterial[]>;
  readonly materialsByNumber: ReadonlyMap<string, readonly KnownMaterial[]>;
  readonly standsOf: ReadonlyMap<number, readonly KnownStand[]>;
  /** By day, type and parcel. */
  readonly actions: ReadonlyMap<string, readonly KnownAction[]>;
}

/** What of the farm and the catalogue was read. */
export interface ReadRecords {
  readonly today: string;
  readonly parcels: readonly KnownParcel[];
  readonly crops: readonly { readonly id: number; readonly name: string; readonly names: readonly string[] }[];
  readonly materials: readonly KnownMaterial[];
  readonly stands: readonly KnownStand[];
  readonly actions: readonly KnownAction[];
}

export function knownRecords(read: ReadRecords, language: Language): KnownRecords {
  const { today, parcels, crops, materials, stands, actions } = read;
  return {
    today,
    types: typesByWord(language),
    parcels: new Map(parcels.map((parcel) => [parcel.id, parcel])),
    parcelsByName: manyBy(parcels, ({ name }) => [foldText(name)]),
    parcelsByBlock: manyBy(parcels, ({ versions }) => [...new Set(versions.flatMap(blocksOf))]),
    cropsByName: new Map(
      crops.flatMap(({ id, names }) => names.map((name) => [foldText(name), id] as const)).toReversed(),
    ),
    cropNames: new Map(crops.map(({ id, name }) => [id, name])),
    materials: new Map(materials.map((material) => [material.id, material])),
    materialsByName: manyBy(materials, ({ name, names }) => [...new Set([name, ...names].flatMap(namesOf))]),
    materialsByNumber: manyBy(materials, ({ registrationNumber }) =>
      registrationNumber === null ? [] : [numberKey(registrationNumber)],
    ),
    standsOf: groupedBy(stands, ({ parcelId }) => parcelId),
    actions: groupedBy(actions, ({ day, type, parcelId }) => actionKey(day, type, parcelId)),
  };
}

/** As it is called, with and without what explains it in brackets. */
function namesOf(name: string): string[] {
  const folded = foldText(name);
  const plain = folded.split(' (')[0] ?? '';
  return plain === '' ? [folded] : [folded, plain];
}

export function actionKey(day: string, type: ActionType, parcelId: number): string {
  return `${day} ${type} ${parcelId}`;
}

/** A registration number as it is compared. */
export function numberKey(text: string): string {
  return foldText(text).replace(/\s/g, '');
}

/** A block number as it is compared. */
export function blockKey(text: string): string {
  return foldText(text).replace(/\s/g, '');
}

export function blocksOf(version: KnownVersion): string[] {
  return [fullBlockNumber(version), shortBlockNumber(version)].flatMap((number) =>
    number === undefined ? [] : [blockKey(number)],
  );
}

/** The version of a parcel that holds on a day; before the first day that is known of it, as it was first. */
export function versionOn({ versions }: KnownParcel, day: string): KnownVersion | undefined {
  return versions.find((version) => holdsOn(version, day)) ?? versions[0];
}

export function holdsOn({ from, to }: Pick<KnownVersion, 'from' | 'to'>, day: string): boolean {
  return (from === null || from <= day) && (to === null || day < to);
}

/** Whether a parcel was none any more on a day. */
export function isOver(parcel: KnownParcel, day: string): boolean {
  const [first] = parcel.versions;
  const isKnown = parcel.versions.some((version) => holdsOn(version, day));
  return parcel.isRetired && !isKnown && (first?.from ?? '') <= day;
}

function manyBy<T>(all: readonly T[], keysOf: (one: T) => readonly string[]): ReadonlyMap<string, readonly T[]> {
  const found = new Map<string, T[]>();
  for (const one of all) {
    for (const key of keysOf(one)) {
      const known = found.get(key);
      if (known) known.push(one);
      else found.set(key, [one]);
    }
  }
  return found;
}
