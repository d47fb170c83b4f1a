import { numberFormat } from '@brazda/domain/kept-formats.ts';

/** Decimals of a number that nothing more is said of. */
export const defaultDecimals = 3;

/** A number as it is written in a language: at most so many decimals, none that are zero. */
export function formatNumber(value: number, locale: string, decimals = defaultDecimals): string {
  return numberFormat(locale, { maximumFractionDigits: decimals }).format(value);
}

/**
 * The number that somebody typed, rounded to so many decimals; undefined where it is none. Separators are read as the
 * language has them; where they cannot be thousands, a comma or a point stands before the decimals, whichever was typed.
 */
export function parseNumber(text: string, locale: string, decimals = defaultDecimals): number | undefined {
  const typed = text.trim().replace('\u2212', '-');
  const { grouped, decimal } = writingOf(locale);
  const plain = grouped.test(typed)
    ? Array.from(typed)
        .filter((letter) => /[\d+-]/.test(letter) || letter === decimal)
        .join('')
    : typed;
  if (!/^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/.test(plain)) return undefined;
  const value = Number(plain.replace(',', '.'));
  return Number.isFinite(value) ? rounded(value, decimals) : undefined;
}

/** By way of the text, since 1.0005 times a thousand is less than 1000.5 for a computer. */
function rounded(value: number, decimals: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e');
  const shifted = Math.round(Number(`${digits}e${Number(exponent) + decimals}`));
  const [shiftedDigits = '', shiftedExponent = '0'] = String(shifted).split('e');
  return Number(`${shiftedDigits}e${Number(shiftedExponent) - decimals}`);
}

interface Writing {
  /** A number whose thousands stand in groups: by spaces in every language, and by its own separator. */
  readonly grouped: RegExp;
  readonly decimal: string;
}

const writings = new Map<string, Writing>();

function writingOf(locale: string): Writing {
  const known = writings.get(locale);
  if (known) return known;
  const parts = numberFormat(locale, { useGrouping: 'always' }).formatToParts(12_345.6);
  const valueOf = (type: Intl.NumberFormatPartTypes): string => parts.find((part) => part.type === type)?.value ?? '';
  const decimal = valueOf('decimal');
  const group = `[\\s\\${valueOf('group')}]`;
  const grouped = new RegExp(`^[+-]?[1-9]\\d{0,2}(${group})\\d{3}(\\1\\d{3})*(\\${decimal}\\d*)?$`);
  const writing = { grouped, decimal };
  writings.set(locale, writing);
  return writing;
}
