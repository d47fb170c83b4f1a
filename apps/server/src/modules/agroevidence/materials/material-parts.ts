import { AuthorisedUse, CountedShare, SafeDistance } from '@brazda/contract/agroevidence/material-facts.ts';
import type { Material } from '@brazda/contract/agroevidence/materials.ts';
import type { MaterialKind } from '@brazda/domain/enumerations/material.ts';
import type { z } from 'zod';
import type { SheetCell } from '#server/files/spreadsheet/sheet.ts';
import type { CellOf } from '../catalogue-files/read-catalogue-table.ts';
import { readDay } from '../catalogue-files/read-day.ts';
import { readCodedNames, readWords, writeCodedNames, writeWords } from './listed-words.ts';
import type { MaterialColumn } from './material-file-columns.ts';
import type { NamedCrops } from './named-crops.ts';

/** What a row below a material says of it; the same in all languages, so that programs know them. */
export type PartKind = 'USE' | 'DISTANCE' | 'SHARE';

const partsOfKind: Readonly<Record<MaterialKind, readonly PartKind[]>> = {
  FERTILIZER: ['SHARE'],
  PLANT_PROTECTION: ['USE', 'DISTANCE'],
  SEED: [],
};

/** The fact of a material that its parts of a kind make up, and how many there may be. */
export const factOfPart = { USE: 'uses', DISTANCE: 'distances', SHARE: 'countedNitrogen' } as const;
const mostOfPart = { USE: 1000, DISTANCE: 200, SHARE: 50 } as const;

/** Where nothing may be brought at all, however far away. */
const nowhere = 'NOWHERE';
const [yes, no] = ['YES', 'NO'];

type PartCells = Partial<Record<MaterialColumn, SheetCell>>;

/** The rows below a material. */
export function partRows(material: Material, crops: NamedCrops): readonly PartCells[] {
  if (material.kind === 'SEED') return [];
  if (material.kind === 'FERTILIZER') {
    return material.facts.countedNitrogen.map(({ percent, from, to, source, isGeneralKnowledge }) => ({
      ...{ part: 'SHARE', sharePercent: percent, validFrom: from, validTo: to, source },
      isGeneralKnowledge: isGeneralKnowledge ? yes : no,
    }));
  }
  const { uses, distances } = material.facts;
  return [
    ...uses.map(({ cropIds, organisms, ...use }) => ({
      ...{ part: 'USE', ...use, organisms: writeCodedNames(organisms) },
      crops: writeWords(cropIds.map((id) => crops.nameOf(id) ?? `#${id}`)),
    })),
    ...distances.map(({ kind, variant, reduction, metres }) => ({
      ...{ part: 'DISTANCE', distanceKind: kind, timing: variant, reduction, metres: metres ?? nowhere },
    })),
  ];
}

/** A part that a row says, or the columns that cannot be taken over. */
export type ReadPart =
  | { readonly kind: PartKind; readonly value: unknown; readonly wrong?: never }
  | { readonly wrong: [MaterialColumn, string][] };

/** Reads a row that is one of a part of a material which has so many of each already; undefined where it is none. */
export function readPart(
  cell: CellOf<MaterialColumn>,
  materialKind: MaterialKind,
  { crops, countOf }: { readonly crops: NamedCrops; readonly countOf: (kind: PartKind) => number },
): ReadPart | undefined {
  const said = cell('part')?.trim().toUpperCase() ?? '';
  if (said === '') return undefined;
  const kind = partsOfKind[materialKind].find((one) => one === said);
  if (!kind) return { wrong: [['part', 'invalid']] };
  if (countOf(kind) >= mostOfPart[kind]) return { wrong: [['part', 'tooMany']] };
  const { schema, fields } = shapes[kind];
  const columns = Object.entries(fields);
  const value = Object.fromEntries(
    columns.map(([field, { column, read }]) => [field, read(cell(column) ?? '', crops)]),
  );
  const { data, error } = schema.safeParse(value);
  if (!error) return { kind, value: data };
  const wrong = new Set(error.issues.flatMap(({ path }) => fields[String(path[0])]?.column ?? []));
  return { wrong: [...wrong].map((column) => [column, 'invalid']) };
}

interface PartField {
  readonly column: MaterialColumn;
  readonly read: (text: string, crops: NamedCrops) => unknown;
}

interface PartShape {
  readonly schema: z.ZodType;
  readonly fields: Readonly<Record<string, PartField>>;
}

const asText = (text: string): string => text;
const textOrNull = (text: string): string | null => text || null;
const wordOrNull = (text: string): string | null => text.toUpperCase() || null;
const dayOrNull = (text: string): string | null => (text === '' ? null : readDay(text));
/** With a comma or a point; not a number where it is none. */
const numberOf = (text: string): number =>
  text === '' ? Number.NaN : Number(text.replace(/\s/g, '').replace(',', '.'));
const numberOrNull = (text: string): number | null => (text === '' ? null : numberOf(text));
const isYes = (text: string): boolean | string =>
  text === '' || text.toUpperCase() === no ? false : text.toUpperCase() === yes || text;

function numbers(...columns: readonly MaterialColumn[]): PartShape['fields'] {
  return Object.fromEntries(columns.map((column) => [column, { column, read: numberOrNull }]));
}

const shapes: Readonly<Record<PartKind, PartShape>> = {
  USE: {
    schema: AuthorisedUse,
    fields: {
      ...numbers('doseMin', 'doseMax', 'waterMin', 'waterMax', 'growthStageFrom', 'growthStageTo'),
      ...numbers('mostApplications', 'leastDaysBetween', 'reentryHours'),
      cropIds: {
        column: 'crops',
        read: (text, crops) => readWords(text).map((name) => crops.byName(name) ?? Number.NaN),
      },
      cropText: { column: 'cropText', read: asText },
      organisms: { column: 'organisms', read: readCodedNames },
      doseUnit: { column: 'doseUnit', read: wordOrNull },
      dosePer: { column: 'dosePer', read: wordOrNull },
      timing: { column: 'timing', read: wordOrNull },
      preHarvest: { column: 'preHarvest', read: (text) => (text.toUpperCase() === 'AT' ? 'AT' : numberOrNull(text)) },
      note: { column: 'note', read: textOrNull },
    },
  },
  DISTANCE: {
    schema: SafeDistance,
    fields: {
      kind: { column: 'distanceKind', read: wordOrNull },
      variant: { column: 'timing', read: wordOrNull },
      reduction: { column: 'reduction', read: numberOf },
      metres: { column: 'metres', read: (text) => (text.toUpperCase() === nowhere ? null : numberOf(text)) },
    },
  },
  SHARE: {
    schema: CountedShare,
    fields: {
      percent: { column: 'sharePercent', read: numberOf },
      from: { column: 'validFrom', read: dayOrNull },
      to: { column: 'validTo', read: dayOrNull },
      source: { column: 'source', read: asText },
      isGeneralKnowledge: { column: 'isGeneralKnowledge', read: isYes },
    },
  },
};
