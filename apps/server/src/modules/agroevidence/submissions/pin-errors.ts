import type { ToldError, ToldFields, ToldRecords } from '#server/registries/eagri/read-records-result.ts';
import { namedFields, type RecordGroup, type RecordNames } from '#server/registries/eagri/record-fields.ts';
import type { UseOrigin } from './compose-submission.ts';
import type { PinnedError } from './submissions.repository.ts';

const longestText = 1000;
const longestCode = 60;

/**
 * Pins what the ministry has found wrong on the actions and parcels that it was told of. A use is found again by what it says, the
 * n-th of equal ones as the n-th, for the ministry names no use by a number; an error of a crop or a parcel belongs to the parcel. What
 * is not found again stays with the submission as a whole.
 */
export function pinErrors(
  answer: ToldRecords,
  sent: readonly ToldFields[],
  origins: readonly UseOrigin[],
  names: RecordNames,
): PinnedError[] {
  const keyOf = useKeys(names);
  const originsOf = new Map<string, UseOrigin[]>();
  for (const [at, fields] of sent.entries()) {
    const origin = origins[at];
    if (origin) originsOf.set(keyOf(fields), [...(originsOf.get(keyOf(fields)) ?? []), origin]);
  }
  const counted = new Map<string, number>();
  const originAt = answer.uses.map((fields) => {
    const key = keyOf(fields);
    const place = counted.get(key) ?? 0;
    counted.set(key, place + 1);
    return originsOf.get(key)?.[place];
  });
  const parcelOf = parcelsByLand(names);
  const known = new Set(origins.map(([, parcelId]) => parcelId));
  return answer.errors.map((error) => {
    const origin = error.place === null ? undefined : originAt[error.place];
    const parcelId = origin?.[1] ?? parcelOf(error);
    return {
      ...{ part: error.part, code: cut(error.code, longestCode), kind: cut(error.kind, longestCode) },
      says: error.says.slice(0, longestText),
      parcelId: parcelId !== null && known.has(parcelId) ? parcelId : null,
      actionId: origin?.[0] ?? null,
    };
  });
}

function cut(text: string | null, longest: number): string | null {
  return text === null ? null : text.slice(0, longest);
}

/** What of a use tells it from others. */
const telling = ['cultivation', 'day', 'startTime', 'number', 'product', 'area', 'total'];

function useKeys(names: RecordNames): (fields: ToldFields) => string {
  const told = namesIn('use', names).filter(([key]) => telling.includes(key));
  return (fields) => JSON.stringify(told.map(([, name]) => alike(fields.get(name) ?? '')));
}

/** Numbers and days that are written in another way are the same. */
function alike(text: string): string {
  const number = Number(text);
  if (text !== '' && Number.isFinite(number)) return String(number);
  return /^\d{4}-\d{2}-\d{2}/.test(text) ? text.slice(0, 10) : text;
}

function parcelsByLand(names: RecordNames): (error: ToldError) => number | null {
  const land = new Map(namesIn('sowing', names)).get('land') ?? '';
  return ({ sowing }) => {
    const [, parcelId] = /-p(\d+)$/.exec(sowing.get(land) ?? '') ?? [];
    return parcelId === undefined ? null : Number(parcelId);
  };
}

function namesIn(group: RecordGroup, names: RecordNames): (readonly [string, string])[] {
  return namedFields(group, names).map(([key, { name }]) => [key, name] as const);
}
