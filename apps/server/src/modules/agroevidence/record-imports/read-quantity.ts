import type { AmountBasis } from '@brazda/domain/enumerations/action.ts';
import type { MaterialUnit } from '@brazda/domain/enumerations/material.ts';
import { foldText } from '@brazda/domain/fold-text.ts';
import { seedUnitWords } from './type-words.ts';

/** A unit as a file writes it: ours, how many of it one of theirs is, and for what it is said, where that is said. */
export interface ReadUnit {
  readonly unit: MaterialUnit;
  readonly factor: number;
  readonly basis: AmountBasis | null;
}

const kilogramsOfQuintal = 100;

const units: ReadonlyMap<string, { readonly unit: MaterialUnit; readonly factor: number }> = new Map(
  (
    [
      ['G', 1, ['g', 'gr', 'gram', 'gramy', 'gramu', 'grams']],
      ['KG', 1, ['kg', 'kilogram', 'kilogramy', 'kilogramu', 'kilograms', 'kilo']],
      ['KG', kilogramsOfQuintal, ['q', 'qq', 'dt', 'metrak', 'kwintal', 'mazsa', 'quintal']],
      [
        'T',
        1,
        ['t', 'tuna', 'tuny', 'tun', 'tona', 'tony', 'ton', 'tonne', 'tonnes', 'tonna', 'toneladas', 'tone', 'tonos'],
      ],
      ['ML', 1, ['ml', 'mililitr', 'mililitru']],
      ['L', 1, ['l', 'lt', 'ltr', 'litr', 'litry', 'litru', 'liter', 'litre', 'litres', 'litrai', 'litros', 'litri']],
      ['HL', 1, ['hl', 'hektolitr']],
      ['M3', 1, ['m3', 'm³', 'kubik', 'm^3', 'cbm']],
      ['SEED_UNIT', 1, seedUnitWords],
    ] as const
  ).flatMap(([unit, factor, words]) => words.map((word) => [foldText(word), { unit, factor }] as const)),
);

const ofHectare =
  /(?:\s*\/\s*(?:1\s*)?ha|\s*[.·]?\s*ha\s*-\s*1|\s*[.·]?\s*ha⁻¹|\s+(?:na|per|pro|po|la|por|a)\s+(?:1\s*)?(?:ha|hektar\w*|hectare\w*))\.?$/;

/** No unit is longer. */
const longestUnit = 40;

/** Reads a unit as people write it; undefined where it is none that is known. */
export function readUnit(text: string): ReadUnit | undefined {
  if (text.length > longestUnit) return undefined;
  const folded = foldText(text);
  const isOfHectare = ofHectare.test(folded);
  const found = units.get(folded.replace(ofHectare, '').replace(/\.$/, '').trim());
  return found && { ...found, basis: isOfHectare ? 'HECTARE' : null };
}

/** How a file writes numbers: whether a comma stands before decimals or between thousands, and whether a point does the latter. */
export type NumberStyle = 'decimalComma' | 'groupingComma' | 'groupingPoint';

/** Whether the points of a number can stand between thousands alone. */
const groupedByPoints = /(?<![\d.,])[1-9]\d{0,2}(?:\.\d{3})+(?![\d.])/;

/**
 * A comma groups thousands where decimals of the file are written with a point, and none with a comma. A point does where decimals
 * are written with a comma, and all points of the file stand as between thousands.
 */
export function numberStyleOf(texts: Iterable<string>): NumberStyle {
  const has = { decimalComma: false, point: false, decimalPoint: false };
  for (const text of texts) {
    has.decimalComma ||= /\d,\d{1,2}(?!\d)/.test(text) || /\d,\d{4}/.test(text);
    if (!/\d\.\d/.test(text)) continue;
    has.point = true;
    has.decimalPoint ||= !groupedByPoints.test(text);
  }
  if (!has.decimalComma) return has.point ? 'groupingComma' : 'decimalComma';
  return has.point && !has.decimalPoint ? 'groupingPoint' : 'decimalComma';
}

/** A number as people write it, with spaces, points or commas between thousands; undefined where it is none. */
export function readNumber(text: string, style: NumberStyle): number | undefined {
  const tight = text.replace(/[\s\u00a0\u202f']/g, '');
  const comma = tight.lastIndexOf(',');
  const point = tight.lastIndexOf('.');
  const plain =
    comma >= 0 && point >= 0 ? withLastAsDecimal(tight, comma > point ? ',' : '.') : withOneSign(tight, style);
  return /^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(plain) ? Number(plain) : undefined;
}

function withLastAsDecimal(text: string, decimal: ',' | '.'): string {
  const grouping = decimal === ',' ? '.' : ',';
  return text.replaceAll(grouping, '').replace(decimal, '.');
}

function withOneSign(text: string, style: NumberStyle): string {
  const isGrouped = /^[+-]?\d{1,3}(?:,\d{3})+$/.test(text) && (style === 'groupingComma' || text.split(',').length > 2);
  if (isGrouped) return text.replaceAll(',', '');
  const mayBePoint = style === 'groupingPoint' ? /^[+-]?[1-9]\d{0,2}(?:\.\d{3})+$/ : /^[+-]?\d{1,3}(?:\.\d{3}){2,}$/;
  if (mayBePoint.test(text)) return text.replaceAll('.', '');
  return text.replace(',', '.');
}

/** A number and what is written behind it. */
export interface ReadQuantity {
  readonly value: number;
  readonly unitText: string;
}

/** Reads such as `200`, `1 200,5 kg/ha` or `3 l/ha`; undefined where no number begins it. */
export function readQuantity(text: string, style: NumberStyle): ReadQuantity | undefined {
  const [, number = '', unitText = ''] =
    /^([+-]?\d[\d\s\u00a0\u202f.,']*?)(?:\s*(\p{L}.*|%.*))?$/u.exec(text.trim()) ?? [];
  const value = readNumber(number, style);
  return value === undefined ? undefined : { value, unitText: unitText.trim() };
}

/** A name with the amount that is written behind it. */
export interface NamedAmount {
  readonly name: string;
  readonly amount: string;
}

const withAmount = /^(.*\S)\s+(\d[\d\s\u00a0\u202f.,]*\s*\p{L}[^\d]*\d?(?:\s*\/\s*ha)?)$/u;

/** A name with its amount is no longer. */
const longestPiece = 200;

/** Names behind each other, each with its amount, as our own tables write them; undefined where a text is none of that. */
export function readNamedAmounts(text: string): NamedAmount[] | undefined {
  const pieces = text.split(/\s*;\s*/).filter((piece) => piece !== '');
  const read = pieces.flatMap((piece) => {
    const [, name, amount] = piece.length > longestPiece ? [] : (withAmount.exec(piece) ?? []);
    const unit = amount === undefined ? undefined : readQuantity(amount, 'decimalComma')?.unitText;
    return name !== undefined && amount !== undefined && unit !== undefined && readUnit(unit) ? [{ name, amount }] : [];
  });
  return read.length > 0 && read.length === pieces.length ? read : undefined;
}
