import type { ProtectionUseType } from '@brazda/domain/enumerations/submission.ts';

/** What a field of the records holds, as XML Schema has it. */
export type FieldType =
  'token' | 'date' | 'time' | 'boolean' | 'area' | 'amount' | 'number' | 'stage' | 'unit' | 'useType';

/**
 * Whence the name of an element is: PUBLIC is the ministry's own model of EPOR_PPOR01A as far as it can be read; BESIDE is a
 * service beside it that has the same frame (EH_PEH02A, fertilizers; EPH_STP01A, statistics of products; EPH_GCP01G, the
 * register), as public pages and programs show it; OURS is a name that no source gives.
 */
export type NameSource = 'PUBLIC' | 'BESIDE' | 'OURS';

export interface RecordField {
  readonly name: string;
  readonly type: FieldType;
  readonly occurs: '1' | '0-1' | '0-N';
  readonly source: NameSource;
}

const known = (name: string, type: FieldType, occurs: RecordField['occurs'] = '1'): RecordField => ({
  ...{ name, type, occurs },
  source: 'PUBLIC',
});
const beside = (name: string, type: FieldType, occurs: RecordField['occurs'] = '1'): RecordField => ({
  ...{ name, type, occurs },
  source: 'BESIDE',
});
const ours = (name: string, type: FieldType, occurs: RecordField['occurs'] = '0-1'): RecordField => ({
  ...{ name, type, occurs },
  source: 'OURS',
});

/**
 * The one table of the elements by which records of plant protection are told to the ministry, in the order of its schema. Whoever
 * runs an installation renames one by `recordNames` of the registry's settings, such as `use.number`; under an empty name it is
 * left out.
 */
export const recordFields = {
  period: { from: known('ObdobiOd', 'date'), to: known('ObdobiDo', 'date') },
  sowing: {
    block: known('Zkod', 'token'),
    square: known('Ctverec', 'token'),
    land: known('IdPozemek', 'token'),
    landName: known('NazevPozemek', 'token', '0-1'),
    from: known('PlatnostOd', 'date'),
    to: known('PlatnostDo', 'date', '0-1'),
  },
  area: {
    hectares: known('Vymera', 'area'),
    from: known('PlatnostOd', 'date'),
    to: known('PlatnostDo', 'date', '0-1'),
  },
  cultivation: {
    id: known('IdPestovani', 'token'),
    crop: beside('IdPlodina', 'number'),
    isPerennial: beside('Viceleta', 'boolean', '0-1'),
    sownOn: beside('ZahajeniPestovani', 'date', '0-1'),
    endedOn: beside('UkonceniPestovani', 'date', '0-1'),
  },
  use: {
    type: beside('Typ', 'useType'),
    day: beside('DatAplikaceZahajeni', 'date'),
    startTime: ours('CasAplikaceZahajeni', 'time'),
    cultivation: beside('IdPestovani', 'token'),
    crop: beside('IdPlodina', 'number'),
    isBeforeSowing: beside('PredZasetim', 'boolean'),
    cropArea: beside('VymeraPlodiny', 'area'),
    area: beside('VymeraAplikace', 'area'),
    number: beside('RegCislo', 'token'),
    product: ours('NazevPripravek', 'token', '1'),
    total: beside('MnozstviCelkem', 'amount'),
    perHectare: beside('MnozstviHa', 'amount'),
    unit: beside('MernaJednotka', 'unit'),
    organisms: ours('SkodlivyOrganismus', 'token', '0-N'),
    purpose: ours('Ucel', 'token'),
    growthStage: ours('Bbch', 'stage'),
    isWithFertilizer: ours('TankmixHnojivo', 'boolean'),
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, RecordField>>>>;
export type RecordGroup = keyof typeof recordFields;

/** Of elements that hold others. The list of uses stands beside the sowings as that of EH_PEH02A does; the model only says that uses are bound to cultivations. */
export const recordFrames = {
  sowings: 'Osevy',
  sowing: 'Osev',
  area: 'Vymery',
  cultivation: 'Pestovani',
  uses: 'Aplikace',
  use: 'Aplikace',
} as const;

export type FieldValue = string | number | boolean | readonly string[] | null;
export type RecordOf<Group extends RecordGroup> = Readonly<Record<keyof (typeof recordFields)[Group], FieldValue>>;

export interface SowingRecord extends RecordOf<'sowing'> {
  readonly areas: readonly RecordOf<'area'>[];
  readonly cultivations: readonly RecordOf<'cultivation'>[];
}

/** The records of a farming year up to a day, as they are handed over. */
export interface ProtectionRecords {
  readonly period: RecordOf<'period'>;
  readonly sowings: readonly SowingRecord[];
  readonly uses: readonly (RecordOf<'use'> & { readonly type: ProtectionUseType })[];
}

/** Raised whenever the form of the request becomes another. */
export const recordsVersion = 2;

/** Hectares are told to two decimals. Of amounts three are always told, and more where fewer would say another dose: 2.5 g/ha is no 3. */
export const recordDecimals = { area: 2, amount: { least: 3, most: 6 } } as const;

/** What was renamed: by group and field, such as `use.number`. */
export type RecordNames = Readonly<Record<string, string>>;

/** The fields of a group under the names they have here; those without a name are left out. */
export function namedFields(group: RecordGroup, names: RecordNames): readonly (readonly [string, RecordField])[] {
  return Object.entries<RecordField>(recordFields[group]).flatMap(([key, field]) => {
    const name = names[`${group}.${key}`] ?? field.name;
    return name === '' ? [] : [[key, { ...field, name }] as const];
  });
}

/** Names of elements that the ministry's public model does not show. */
export function assumedNames(names: RecordNames): string[] {
  const all = (Object.keys(recordFields) as RecordGroup[]).flatMap((group) => namedFields(group, names));
  return [...new Set(all.filter(([, { source }]) => source !== 'PUBLIC').map(([, { name }]) => name))];
}
