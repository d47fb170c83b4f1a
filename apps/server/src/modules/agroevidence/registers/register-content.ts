import { addDays } from '@brazda/domain/days.ts';
import { foldText } from '@brazda/domain/fold-text.ts';
import type { AuthorisedUse, KindFacts } from '@brazda/domain/materials/material-facts.ts';
import { materialKeys, type MaterialKeys } from '@brazda/domain/materials/material-keys.ts';
import { createHash } from 'node:crypto';
import { cropNamesOfRegister } from './crop-names-of-register.ts';
import type { NamedRows } from './register-rows.repository.ts';
import type {
  RegisteredFertilizer,
  RegisteredOrganism,
  RegisteredProduct,
  RegisteredUse,
  RegisterRow,
} from '#server/files/register/register-rows.ts';

/** What the catalogue knows by names. */
export interface KnownNames {
  /** Numbers of crops by a folded name of the register. */
  readonly crops: ReadonlyMap<string, readonly number[]>;
  /** Codes of organisms by a folded name. */
  readonly organisms: ReadonlyMap<string, string>;
}

/** The names of the register, and of those rows by which the catalogue knows crops and organisms. */
export function knownNames({ crops, organisms }: NamedRows): KnownNames {
  const idOf = new Map(crops.map(({ id, key }) => [key, id]));
  const byName = new Map<string, readonly number[]>(
    Object.entries(cropNamesOfRegister).map(([name, keys]) => [name, keys.flatMap((key) => idOf.get(key) ?? [])]),
  );
  for (const { id, names } of crops) byName.set(foldText(names['cs'] ?? ''), [id]);
  return {
    crops: byName,
    organisms: new Map(organisms.flatMap(({ code, names }) => names.map((name) => [foldText(name), code] as const))),
  };
}

/** A row of a register as the catalogue is to have it; columns are read by these names. */
export interface RegisterContent extends Partial<MaterialKeys> {
  readonly name: string;
  readonly names: Readonly<Record<string, string>>;
  readonly searchKey: string;
  /** The name, folded. */
  readonly sortName?: string;
  readonly registrationNumber?: string | null;
  readonly facts?: KindFacts['facts'];
  readonly isAuthorised?: boolean | null;
  readonly validFrom?: string | null;
  readonly validTo?: string | null;
  readonly authorisedTo?: string | null;
  readonly soldTo?: string | null;
}

export interface HashedContent {
  readonly line: number;
  readonly key: string;
  readonly name: string;
  /** Of what the register says; the same says the same. */
  readonly contentHash: string;
  readonly content: RegisterContent;
}

/** What a row of a register is in the catalogue; ends that the register does not date are those of yesterday. */
export function contentOf(row: RegisterRow, names: KnownNames, day: string): HashedContent {
  const { line, key, name } = row;
  const said = saidBy(row, names);
  const contentHash = createHash('sha256').update(JSON.stringify(said)).digest('hex');
  const content = row.kind === 'PLANT_PROTECTION' ? { ...said, validTo: lastDay(row, day) } : said;
  return { line, key, name, contentHash, content: { ...content, sortName: foldText(name) } };
}

function saidBy(row: RegisterRow, names: KnownNames): RegisterContent {
  if (row.kind === 'ORGANISM') return organismContent(row);
  return row.kind === 'FERTILIZER' ? fertilizerContent(row) : productContent(row, names);
}

function organismContent({ key, name, latinName }: RegisteredOrganism): RegisterContent {
  const texts = [latinName ?? '', name, key].map(foldText).filter(Boolean);
  return { name: latinName ?? name, names: { cs: name }, searchKey: [...new Set(texts)].join('\n') };
}

function fertilizerContent({ name, registrationNumber, facts }: RegisteredFertilizer): RegisterContent {
  const keys = materialKeys({ kind: 'FERTILIZER', facts, name, registrationNumber }, noNames);
  return { ...keys, name, names: {}, registrationNumber, facts, isAuthorised: null, validFrom: null, validTo: null };
}

function productContent(row: RegisteredProduct, names: KnownNames): RegisterContent {
  const { name, registrationNumber, isAuthorised, validFrom, authorisedTo, soldTo, usableTo } = row;
  const facts = { ...row.facts, uses: row.facts.uses.flatMap((use) => usesOf(use, names)) };
  const keys = materialKeys({ kind: 'PLANT_PROTECTION', facts, name, registrationNumber }, noNames);
  const days = { validFrom, validTo: usableTo ?? authorisedTo, authorisedTo, soldTo };
  return { ...keys, searchKey: searchKeyOf(row), name, names: {}, registrationNumber, facts, isAuthorised, ...days };
}

/** Crops are found by their own names; here stand those of the register, each once. */
const noNames: ReadonlyMap<number, readonly string[]> = new Map();

function searchKeyOf({ name, registrationNumber, facts }: RegisteredProduct): string {
  const { activeSubstances, uses } = facts;
  const further = [
    ...activeSubstances.map((each) => each.name),
    ...uses.flatMap((use) => [...use.crops, ...use.organisms]),
  ];
  return [...new Set([name, registrationNumber, ...further].map(foldText).filter(Boolean))].join('\n');
}

/** The last day of use. What is authorised no more and says nothing of stocks must not be used any longer. */
function lastDay({ isAuthorised, authorisedTo, usableTo }: RegisteredProduct, day: string): string | null {
  if (usableTo !== null || isAuthorised) return usableTo ?? authorisedTo;
  const yesterday = addDays(day, -1);
  return authorisedTo !== null && authorisedTo < yesterday ? authorisedTo : yesterday;
}

/**
 * A use on the crops that we know, and another one on those of which we have but the name: so that whoever grows one of
 * them is told that it is not known, instead of that it is not authorised.
 */
function usesOf({ crops, organisms, ...said }: RegisteredUse, names: KnownNames): AuthorisedUse[] {
  const numbersOf = (crop: string): readonly number[] => names.crops.get(foldText(crop)) ?? [];
  const known = crops.filter((crop) => numbersOf(crop).length > 0);
  const unknown = crops.filter((crop) => numbersOf(crop).length === 0);
  const against = organisms.map((name) => ({ code: names.organisms.get(foldText(name)) ?? null, name }));
  const use = (named: readonly string[]): AuthorisedUse => ({
    ...said,
    cropIds: [...new Set(named.flatMap(numbersOf))],
    cropText: textOf(named),
    organisms: against,
  });
  return [
    ...(known.length > 0 ? [use(known)] : []),
    ...(unknown.length > 0 || known.length === 0 ? [use(unknown)] : []),
  ];
}

const longestText = 500;

function textOf(crops: readonly string[]): string {
  const text = crops.join(', ');
  return text.length > longestText ? `${text.slice(0, longestText - 1)}…` : text;
}
