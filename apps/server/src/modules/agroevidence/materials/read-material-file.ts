import { NewMaterial } from '@brazda/contract/agroevidence/materials.ts';
import type { MaterialKind } from '@brazda/domain/enumerations/material.ts';
import { newFacts } from '@brazda/domain/materials/new-facts.ts';
import { readSubstances } from '@brazda/domain/materials/substance-text.ts';
import { readCatalogueTable, type CellOf, type ReadTable } from '../catalogue-files/read-catalogue-table.ts';
import { readDay } from '../catalogue-files/read-day.ts';
import { isNutrient, materialColumnsOf, materialFileColumns, type MaterialColumn } from './material-file-columns.ts';
import { factOfPart, readPart, type PartKind } from './material-parts.ts';
import type { NamedCrops } from './named-crops.ts';
import type { OwnMaterial } from './own-materials.repository.ts';

/** A material of a file; what the file does not say of it is left out. */
export interface FileMaterial {
  readonly name: string;
  readonly said: Readonly<Record<string, unknown>>;
  readonly facts: Readonly<Record<string, unknown>>;
}

/**
 * The farm's own materials of a kind that a file lists; those of the catalogue are passed over. A file that has a column for
 * parts of materials says all of them: of which it says none there are none.
 */
export async function readMaterialFile(
  bytes: Uint8Array,
  kind: MaterialKind,
  crops: NamedCrops,
): Promise<ReadTable<FileMaterial>> {
  const parts = new Map<string, Record<string, unknown[]>>();
  const { items, faults } = await readCatalogueTable<MaterialColumn, FileMaterial>(bytes, {
    faults: 'materialFile',
    columnsOf: (head) => {
      const known = new Set(materialFileColumns(kind));
      return new Map([...materialColumnsOf(head)].filter(([column]) => known.has(column)));
    },
    readRow: (cell) => {
      const item = materialOf(cell, crops.byName);
      if (cell('part') !== undefined) parts.set(item.name.toLowerCase(), noParts(kind));
      return { item, wrong: wrongColumns(item, kind) };
    },
    readPart: (cell) => {
      const ofMaterial = parts.get((cell('name') ?? '').toLowerCase());
      const countOf = (of: PartKind): number => ofMaterial?.[factOfPart[of]]?.length ?? 0;
      const part = readPart(cell, kind, { crops, countOf });
      if (!part) return undefined;
      if (!ofMaterial) return [['name', 'unknown']];
      if (part.wrong) return part.wrong;
      ofMaterial[factOfPart[part.kind]]?.push(part.value);
      return [];
    },
  });
  return { faults, items: items.map((item) => withParts(item, parts.get(item.name.toLowerCase()))) };
}

function withParts(item: FileMaterial, parts: Readonly<Record<string, unknown>> | undefined): FileMaterial {
  return parts ? { ...item, facts: { ...item.facts, ...parts } } : item;
}

function noParts(kind: MaterialKind): Record<string, unknown[]> {
  if (kind === 'FERTILIZER') return { countedNitrogen: [] };
  return kind === 'PLANT_PROTECTION' ? { uses: [], distances: [] } : {};
}

/** A material as it stands after a file; facts that it does not say are those given. */
export function afterFile({ name, said, facts }: FileMaterial, before: OwnMaterial): OwnMaterial {
  const { kind, registrationNumber, validFrom, validTo } = before;
  const known: Readonly<Record<string, unknown>> = { ...before.facts };
  const percent = { ...asRecord(known['percent']), ...asRecord(facts['percent']) };
  const all = { ...known, ...facts, ...(kind === 'FERTILIZER' && { percent }) };
  // Checked against the shape of the kind when the row was read.
  return { kind, name, ...{ registrationNumber, validFrom, validTo }, ...said, facts: all } as OwnMaterial;
}

/** One of which nothing is known but its name. */
export function newMaterial(kind: MaterialKind, name: string): OwnMaterial {
  return { name, registrationNumber: null, validFrom: null, validTo: null, ...newFacts(kind) };
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function materialOf(cell: CellOf<MaterialColumn>, cropByName: NamedCrops['byName']): FileMaterial {
  const said = {
    registrationNumber: orNull(cell('number')),
    validFrom: orNull(cell('validFrom'), readDay),
    validTo: orNull(cell('validTo'), readDay),
  };
  const word = (column: MaterialColumn): string | undefined => cell(column)?.trim().toUpperCase() || undefined;
  const facts = {
    ...{ type: word('fertilizerType'), releaseClass: word('releaseClass'), doseUnit: word('doseUnit') },
    percent: percentOf(cell),
    kilogramsPerLitre: orNull(cell('density'), readNumber),
    kilogramsPerSeedUnit: orNull(cell('seedUnitWeight'), readNumber),
    functions: cell('functions')
      ?.toUpperCase()
      .split(/[;,]/)
      .map((name) => name.trim())
      .filter(Boolean),
    formulation: orNull(cell('formulation')),
    activeSubstances: cell('substances') === undefined ? undefined : readSubstances(cell('substances') ?? ''),
    cropId: orNull(cell('crop'), (name) => cropByName(name) ?? Number.NaN),
  };
  return { name: cell('name') ?? '', said: statedOnly(said), facts: statedOnly(facts) };
}

/** Of the nutrients that the file has columns for; of empty cells nobody says how much there is. */
function percentOf(cell: CellOf<MaterialColumn>): Readonly<Record<string, number | null>> | undefined {
  const stated = materialFileColumns('FERTILIZER').flatMap((column) => {
    const text = isNutrient(column) ? cell(column) : undefined;
    return text === undefined ? [] : [[column, text === '' ? null : readNumber(text)] as const];
  });
  return stated.length === 0 ? undefined : Object.fromEntries(stated);
}

function orNull<T = string>(text: string | undefined, read?: (text: string) => T): T | string | null | undefined {
  if (text === undefined || text === '') return text === '' ? null : undefined;
  return read ? read(text) : text;
}

/** With a comma or a point; not a number where it is none. */
function readNumber(text: string): number {
  return Number(text.replace(/\s/g, '').replace(',', '.'));
}

function statedOnly(value: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined));
}

const columnOfField: Readonly<Record<string, MaterialColumn>> = {
  registrationNumber: 'number',
  'facts.type': 'fertilizerType',
  'facts.kilogramsPerLitre': 'density',
  'facts.kilogramsPerSeedUnit': 'seedUnitWeight',
  'facts.activeSubstances': 'substances',
  'facts.cropId': 'crop',
};

/** The columns of a row that cannot be taken over, each with what is wrong. */
function wrongColumns(item: FileMaterial, kind: MaterialKind): [MaterialColumn, string][] {
  if (item.name === '') return [['name', 'missing']];
  const facts = Object.fromEntries(
    Object.entries(item.facts).filter(([field]) => Object.hasOwn(newFacts(kind).facts, field)),
  );
  const material = afterFile({ ...item, facts }, newMaterial(kind, item.name));
  const { error } = NewMaterial.safeParse(material);
  const wrong = new Set(error?.issues.map(({ path }) => columnOf(path.map(String))));
  const { validFrom, validTo } = material;
  if (wrong.size === 0 && validFrom && validTo && validTo < validFrom) return [['validTo', 'reversed']];
  return [...wrong].map((column) => [column, 'invalid']);
}

function columnOf([first = '', second = '', third = '']: readonly string[]): MaterialColumn {
  if (first !== 'facts') return columnOfField[first] ?? (first as MaterialColumn);
  if (second === 'percent') return third as MaterialColumn;
  return columnOfField[`facts.${second}`] ?? (second as MaterialColumn);
}
