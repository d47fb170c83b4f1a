import type { RecordMeaning } from '@brazda/contract/agroevidence/record-imports.ts';
import { mostMaterials, type AmountBasis } from '@brazda/domain/enumerations/action.ts';
import { foldText } from '@brazda/domain/fold-text.ts';
import type { RecordRole } from '@brazda/domain/enumerations/old-record.ts';
import { numberKey, type KnownRecords } from './known-records.ts';
import type { KnownMaterial } from './known-records.repository.ts';
import {
  cellOf,
  headedUnit,
  meant,
  tell,
  titleOf,
  type JudgedAmount,
  type JudgedMaterial,
  type JudgedProduct,
  type JudgedTarget,
  type MaterialReference,
  type OpenRow,
} from './judged-row.ts';
import { judgePackage } from './judge-package.ts';
import { readNamedAmounts, readQuantity, readUnit, type ReadUnit } from './read-quantity.ts';

const squareMetresOfHectare = 10_000;
const mostAmount = 10_000_000;

/** What a row says was brought onto the land; of what cannot be kept as an amount the words. */
export interface JudgedMaterials {
  readonly materials: readonly JudgedMaterial[];
  readonly texts: readonly string[];
  /** What is written of their packages and cannot be kept otherwise. */
  readonly packageTexts: readonly string[];
  readonly hasUnknown: boolean;
}

interface SaidMaterial {
  readonly name: string;
  readonly number: string;
  /** Written behind the name. */
  readonly amount: string | null;
}

/** The materials of a row, each with its amount. */
export function judgeMaterials(open: OpenRow, day: string | null, targets: readonly JudgedTarget[]): JudgedMaterials {
  const all = saidMaterials(open);
  if (all.length > mostMaterials) tell(open, 'tooManyMaterials', 'MATERIAL');
  const judged = all.map((said) => judgeMaterial(open, said, day, targets));
  const { texts, ...days } = judgePackage(open);
  const materials = judged.flatMap(({ material }) => (material ? { ...material, ...days } : []));
  return {
    materials,
    packageTexts: materials.length > 0 ? texts : [],
    texts: judged.flatMap(({ text }) => text ?? []),
    hasUnknown: judged.some(({ text }) => text !== undefined),
  };
}

/** One, or several behind each other with their amounts, as our own tables write them. */
function saidMaterials(open: OpenRow): SaidMaterial[] {
  const name = cellOf(open, 'MATERIAL');
  const number = cellOf(open, 'NUMBER').slice(0, 100);
  if (name === '' && number === '') return [];
  const hasOwnAmount = cellOf(open, 'DOSE') !== '' || cellOf(open, 'AMOUNT') !== '';
  if (hasOwnAmount) return [{ name, number, amount: null }];
  const named = readNamedAmounts(name);
  return named ? named.map((one) => ({ ...one, number: '' })) : [{ name, number, amount: null }];
}

interface OneMaterial {
  readonly material?: Omit<JudgedMaterial, 'producedOn' | 'expiresOn'>;
  readonly text?: string;
}

function judgeMaterial(
  open: OpenRow,
  said: SaidMaterial,
  day: string | null,
  targets: readonly JudgedTarget[],
): OneMaterial {
  const role = said.name === '' ? 'NUMBER' : 'MATERIAL';
  const value = (said.name || said.number).slice(0, 300);
  const found = findMaterials(open.judging.known, said, day);
  const meaning = meant(open, 'MATERIAL', value, () => {
    const [only, ...others] = found;
    return only && others.length === 0 ? { meaning: { materialId: only.id }, name: only.name } : undefined;
  });
  const amount = amountOf(open, said, targets);
  const text = wordsOf(open, value, said.amount);
  if (meaning?.asText) {
    tell(open, 'materialAsText', role, value);
    return { text };
  }
  const material = referenceOf(open, meaning, value, found);
  if (!material) {
    tell(open, found.length > 1 ? 'materialAmbiguous' : 'materialUnknown', role, value);
    return {};
  }
  tellOfDays(open, material, day, role);
  if (amount === 'none') {
    tell(open, 'amountMissing', cellOf(open, 'DOSE') === '' ? 'AMOUNT' : 'DOSE', value);
    return { text };
  }
  return amount === 'wrong' ? {} : { material: { ...amount, material, ...usageOf(open) } };
}

/** A material with its amount as the row has them. */
function wordsOf(open: OpenRow, value: string, amount: string | null): string {
  const amounts = amount === null ? (['DOSE', 'AMOUNT', 'UNIT'] as const).map((role) => cellOf(open, role)) : [amount];
  return [value, ...amounts].filter((word) => word !== '').join(' ');
}

/** Of which batch it was, and what it was for. */
function usageOf(open: OpenRow): Pick<JudgedMaterial, 'batch' | 'purpose'> {
  const batch = cellOf(open, 'BATCH').slice(0, 100);
  const purpose = cellOf(open, 'PURPOSE').slice(0, 200);
  return { batch: batch || null, purpose: purpose || null };
}

function referenceOf(
  { judging: { known, said } }: OpenRow,
  meaning: RecordMeaning | undefined,
  value: string,
  found: readonly KnownMaterial[],
): MaterialReference | undefined {
  if (meaning?.newMaterial !== undefined) {
    const kind = meaning.newMaterial;
    const made = [...known.materials.values()].find(
      (one) => one.isOwn && one.kind === kind && sameName(one.name, value),
    );
    return made ?? { id: null, kind, name: value };
  }
  // A name may mean another material on another day, unless somebody has said which it is.
  const [only, ...others] = found;
  const isSaid = said.has(`MATERIAL ${value}`);
  if (!isSaid && only && others.length === 0) return only;
  return meaning?.materialId === undefined ? undefined : known.materials.get(meaning.materialId);
}

function sameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.trim().toLowerCase();
}

/** By the number and by the name; where both are said and both are known, by what is right for both. */
function findMaterials(
  known: KnownRecords,
  { name, number }: SaidMaterial,
  day: string | null,
): readonly KnownMaterial[] {
  const named =
    name === ''
      ? []
      : (known.materialsByName.get(foldText(name)) ?? known.materialsByNumber.get(numberKey(name)) ?? []);
  const numbered = number === '' ? [] : (known.materialsByNumber.get(numberKey(number)) ?? []);
  const both = named.filter((material) => numbered.includes(material));
  const all = both.length > 0 ? both : numbered.length > 0 ? numbered : named;
  if (all.length < 2) return all;
  const valid = all.filter((material) => day === null || isValidOn(material, day));
  const own = valid.filter(({ isOwn }) => isOwn);
  return own.length === 1 ? own : valid.length > 0 ? valid : all;
}

function isValidOn({ validFrom, validTo }: KnownMaterial, day: string): boolean {
  return (validFrom === null || validFrom <= day) && (validTo === null || day <= validTo);
}

function tellOfDays(open: OpenRow, { id }: MaterialReference, day: string | null, role: RecordRole): void {
  const material = id === null ? undefined : open.judging.known.materials.get(id);
  if (material && day !== null && !isValidOn(material, day)) tell(open, 'materialOutOfDays', role, material.name);
}

/** As it was said for a hectare or for all; `none` where nothing was, `wrong` where it cannot be read. */
type FoundAmount = JudgedAmount | 'none' | 'wrong';

function amountOf(open: OpenRow, said: SaidMaterial, targets: readonly JudgedTarget[]): FoundAmount {
  if (said.amount !== null)
    return readAmount(open, { text: said.amount, role: 'MATERIAL', basis: 'TOTAL', unitText: '' });
  const [dose, total] = [cellOf(open, 'DOSE'), cellOf(open, 'AMOUNT')];
  const unitText = cellOf(open, 'UNIT');
  if (dose === '' && total === '') return 'none';
  const ofHectare = dose === '' ? 'none' : readAmount(open, { text: dose, role: 'DOSE', basis: 'HECTARE', unitText });
  const ofAll =
    total === ''
      ? 'none'
      : readAmount(open, {
          text: total,
          role: 'AMOUNT',
          basis: 'TOTAL',
          unitText: dose === '' ? unitText : withoutHectare(unitText),
        });
  if (ofHectare === 'none' || ofHectare === 'wrong') return ofHectare === 'wrong' ? 'wrong' : ofAll;
  tellIfOther(open, ofHectare, ofAll, targets);
  return ofHectare;
}

function withoutHectare(text: string): string {
  return text.replace(/\s*\/\s*ha\b.*$/i, '');
}

/** Of a dose and a total that do not come to the same, the dose is what was said. */
function tellIfOther(open: OpenRow, dose: JudgedAmount, total: FoundAmount, targets: readonly JudgedTarget[]): void {
  if (typeof total === 'string' || total.unit !== dose.unit || targets.length === 0) return;
  const hectares = targets.reduce((sum, { areaM2 }) => sum + areaM2, 0) / squareMetresOfHectare;
  const expected = dose.basis === 'HECTARE' ? dose.value * hectares : dose.value;
  if (Math.abs(total.value - expected) > expected * 0.05) tell(open, 'amountsDiffer', 'AMOUNT');
}

interface AmountCell {
  readonly text: string;
  readonly role: RecordRole;
  /** What it is for where its unit does not say. */
  readonly basis: AmountBasis;
  readonly unitText: string;
}

function readAmount(open: OpenRow, { text, role, basis, unitText }: AmountCell): FoundAmount {
  const quantity = readQuantity(text, open.judging.numbers);
  if (!quantity || quantity.value < 0) {
    tell(open, 'amountUnreadable', role, text);
    return 'wrong';
  }
  if (quantity.value === 0) return 'none';
  const unit = unitFor(open, quantity.unitText || unitText, role);
  if (!unit) {
    tell(open, 'unitUnknown', role, quantity.unitText || unitText || titleOf(open, role));
    return 'wrong';
  }
  // Nothing smaller than a ten-millionth was ever weighed; what a workbook adds to it is not said.
  const value = Number((quantity.value * unit.factor).toPrecision(12));
  if (value <= mostAmount) return { value, unit: unit.unit, basis: unit.basis ?? basis };
  tell(open, 'amountTooLarge', role, text);
  return 'wrong';
}

/** As it is written behind the number, in a column of its own, in the heading, or as a person has said. */
function unitFor(open: OpenRow, text: string, role: RecordRole): ReadUnit | undefined {
  const headed = headedUnit(open, role);
  if (text === '' && headed) return headed;
  const value = (text || titleOf(open, role)).slice(0, 300);
  const meaning = meant(open, 'UNIT', value, () => {
    const read = text === '' ? undefined : readUnit(text);
    return read && { meaning: { unit: { unit: read.unit, basis: read.basis ?? 'TOTAL' } }, name: text };
  });
  const isSaid = open.judging.said.has(`UNIT ${value}`);
  if (isSaid && meaning?.unit) return { ...meaning.unit, factor: 1 };
  const read = text === '' ? undefined : readUnit(text);
  return read && headed?.basis === 'HECTARE' && read.basis === null ? { ...read, basis: 'HECTARE' } : read;
}

/** What was taken from the land. */
export function judgeProducts(open: OpenRow): JudgedProduct[] {
  const main =
    cellOf(open, 'YIELD') === '' ? productOf(open, 'HARVESTED', 'TOTAL') : productOf(open, 'YIELD', 'HECTARE');
  const other = productOf(open, 'BY_PRODUCT', 'HECTARE');
  return [
    ...(main ? [{ ...main, product: 'MAIN_PRODUCT' as const }] : []),
    ...(other ? [{ ...other, product: 'BY_PRODUCT' as const }] : []),
  ];
}

function productOf(
  open: OpenRow,
  role: Extract<RecordRole, 'YIELD' | 'HARVESTED' | 'BY_PRODUCT'>,
  usual: AmountBasis,
): JudgedAmount | undefined {
  const text = cellOf(open, role);
  if (text === '') return undefined;
  // An amount with its unit behind it says for what it is.
  const own = readQuantity(text, open.judging.numbers)?.unitText ?? '';
  const basis = own === '' && headedUnit(open, role)?.basis !== null ? usual : 'TOTAL';
  const amount = readAmount(open, { text, role, basis, unitText: '' });
  return typeof amount === 'string' ? undefined : amount;
}
