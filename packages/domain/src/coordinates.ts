/** A place on earth in degrees, WGS 84. */
export interface Coordinates {
  readonly lat: number;
  readonly lon: number;
}

type Axis = 'lat' | 'lon';
interface Hemisphere {
  readonly axis: Axis;
  readonly sign: 1 | -1;
}
type Token =
  | { readonly kind: 'number'; readonly text: string }
  | { readonly kind: 'letter'; readonly letter: string }
  | { readonly kind: 'mark'; readonly mark: string }
  | { readonly kind: 'separator' };

const worldLetters: Readonly<Record<string, Hemisphere>> = {
  N: { axis: 'lat', sign: 1 },
  S: { axis: 'lat', sign: -1 },
  E: { axis: 'lon', sign: 1 },
  W: { axis: 'lon', sign: -1 },
};
/** Sever, jih, východ, západ: S means north here. */
const czechLetters: Readonly<Record<string, Hemisphere>> = {
  S: { axis: 'lat', sign: 1 },
  J: { axis: 'lat', sign: -1 },
  V: { axis: 'lon', sign: 1 },
  Z: { axis: 'lon', sign: -1 },
};
const languagesWithCzechLetters: readonly string[] = ['cs', 'sk'];

/**
 * Reads coordinates as people write or paste them. Undefined for what is no coordinate or could mean two places.
 * The language (`cs` or `cs-CZ`) decides whether S, J, V, Z are read as sever, jih, východ, západ.
 */
export function parseCoordinates(text: string, language: string): Coordinates | undefined {
  const pair = readPair(text, language);
  return pair && faultOf(pair) === undefined ? pair : undefined;
}

/** Why two numbers that read as coordinates are no place. */
export type CoordinateFault = 'LATITUDE_BEYOND' | 'LONGITUDE_BEYOND' | 'ZERO';

/** Says of a text that reads as coordinates why they are none; undefined for a place, and for any other text. */
export function coordinateFault(text: string, language: string): CoordinateFault | undefined {
  const pair = readPair(text, language);
  return pair && faultOf(pair);
}

function readPair(text: string, language: string): Coordinates | undefined {
  if (text.includes('/')) return undefined;
  const plain = plainText(text);
  return /[°'"A-Z]/.test(plain) ? readMarked(plain, language) : readDecimals(plain);
}

/** Six decimals with a point in every language, so that what is copied is never ambiguous. */
export function coordinateText(degrees: number): string {
  return degrees.toFixed(6);
}

function faultOf({ lat, lon }: Coordinates): CoordinateFault | undefined {
  if (Math.abs(lat) > 90) return 'LATITUDE_BEYOND';
  if (Math.abs(lon) > 180) return 'LONGITUDE_BEYOND';
  return lat === 0 || lon === 0 ? 'ZERO' : undefined;
}

/** One spelling of spaces, minus signs, primes and wide characters, without what people write around coordinates. */
function plainText(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u200b\u200e\u200f\ufeff]/g, '')
    .replace(/\s/g, ' ')
    .replace(/[\u2212\u2012\u2013\ufe63]/g, '-')
    .replace(/[\u00ba\u02da]/g, '°')
    .replace(/[\u2033\u201c\u201d\u201e]|''|\u2032\u2032|\u2019\u2019/g, '"')
    .replace(/[\u2032\u2018\u2019\u00b4`]/g, "'")
    .toUpperCase()
    .trim()
    .replace(/^(?:LOC|GPS|GEO)(?: *:| ) */, '')
    .replace(/^[([](.*)[)\]]$/, '$1')
    .replace(/^[ ,;]+|[ ,;]+$/g, '');
}

function readDecimals(text: string): Coordinates | undefined {
  const [first, second, ...rest] = decimalParts(text).map(decimalNumber);
  if (first === undefined || second === undefined || rest.length > 0) return undefined;
  return { lat: first, lon: second };
}

/** A comma may part the numbers or their decimals; the stronger separators decide first. */
function decimalParts(text: string): readonly string[] {
  for (const separator of [/ *; */, / *, +| +, */, / +/]) {
    if (separator.test(text)) return text.split(separator);
  }
  const parts = text.split(',');
  if (parts.length === 2) return parts;
  if (parts.length === 4 && !text.includes('.')) return [`${parts[0]},${parts[1]}`, `${parts[2]},${parts[3]}`];
  return [];
}

function decimalNumber(text: string): number | undefined {
  return /^[+-]?\d{1,3}(?:[.,]\d{1,15})?$/.test(text) ? Number(text.replace(',', '.')) : undefined;
}

function readMarked(text: string, language: string): Coordinates | undefined {
  const tokens = tokensOf(text);
  if (!tokens) return undefined;
  const letters = tokens.flatMap((token) => (token.kind === 'letter' ? [token.letter] : []));
  return letters.length === 0 ? readWithoutLetters(tokens) : readWithLetters(tokens, letters, language);
}

function tokensOf(text: string): readonly Token[] | undefined {
  const tokens: Token[] = [];
  let rest = text;
  while (rest !== '') {
    const [piece] = /^(?: +|[+-]? ?\d{1,15}(?:[.,]\d{1,15})?|[°'"]|[A-Z](?![A-Z])|[,;])/.exec(rest) ?? [];
    if (piece === undefined) return undefined;
    rest = rest.slice(piece.length);
    if (piece.trim() !== '') tokens.push(tokenOf(piece));
  }
  return tokens;
}

function tokenOf(piece: string): Token {
  if (/[°'"]/.test(piece)) return { kind: 'mark', mark: piece };
  if (/[A-Z]/.test(piece)) return { kind: 'letter', letter: piece };
  if (/\d/.test(piece)) return { kind: 'number', text: piece.replace(' ', '').replace(',', '.') };
  return { kind: 'separator' };
}

/** The latitude comes first: a pair is never turned round by guessing. The second degree sign begins the second coordinate. */
function readWithoutLetters(tokens: readonly Token[]): Coordinates | undefined {
  const degreeSigns = tokens.flatMap((token, at) => (token.kind === 'mark' && token.mark === '°' ? [at] : []));
  const second = degreeSigns[1];
  if (second === undefined || degreeSigns.length > 2) return undefined;
  const first = angle(tokens.slice(0, second - 1));
  const last = angle(tokens.slice(second - 1));
  return first === undefined || last === undefined ? undefined : { lat: first, lon: last };
}

function readWithLetters(
  tokens: readonly Token[],
  letters: readonly string[],
  language: string,
): Coordinates | undefined {
  const hemispheres = hemispheresOf(letters, language);
  const halves = hemispheres && halvesByLetter(tokens);
  const [first, second] = (halves ?? []).map((half) => angle(half.filter((token) => token.kind !== 'letter')));
  if (!hemispheres || first === undefined || second === undefined || isSigned(tokens)) return undefined;
  const [one, other] = hemispheres;
  const values: Partial<Record<Axis, number>> = { [one.axis]: first * one.sign, [other.axis]: second * other.sign };
  return values.lat === undefined || values.lon === undefined ? undefined : { lat: values.lat, lon: values.lon };
}

function isSigned(tokens: readonly Token[]): boolean {
  return tokens.some((token) => token.kind === 'number' && /^[+-]/.test(token.text));
}

function hemispheresOf(letters: readonly string[], language: string): readonly [Hemisphere, Hemisphere] | undefined {
  const hasCzechLetters = languagesWithCzechLetters.includes(language.slice(0, 2).toLowerCase());
  for (const known of hasCzechLetters ? [worldLetters, czechLetters] : [worldLetters]) {
    const [first, second, ...rest] = letters.map((letter) => known[letter]);
    if (first && second && rest.length === 0) return [first, second];
  }
  return undefined;
}

/** Letters stand before both coordinates or after both. */
function halvesByLetter(tokens: readonly Token[]): readonly (readonly Token[])[] | undefined {
  const places = tokens.flatMap((token, at) => (token.kind === 'letter' ? [at] : []));
  const [first, last] = [places[0] ?? 0, places[1] ?? 0];
  if (first === 0) return [tokens.slice(0, last), tokens.slice(last)];
  if (last === tokens.length - 1) return [tokens.slice(0, first + 1), tokens.slice(first + 1)];
  return undefined;
}

/** Degrees, then perhaps minutes, then perhaps seconds; only the last of them has decimals. */
function angle(tokens: readonly Token[]): number | undefined {
  const inner = withoutOuterSeparators(tokens);
  const shape = inner
    .map((token) => (token.kind === 'number' ? '0' : token.kind === 'mark' ? token.mark : ','))
    .join('');
  if (!/^0(?:°?|°?0'?|°?0'?0"?)$/.test(shape)) return undefined;
  const numbers = inner.flatMap((token) => (token.kind === 'number' ? [token.text] : []));
  if (numbers.slice(0, -1).some((text) => text.includes('.'))) return undefined;
  if (numbers.slice(1).some((text) => !/^\d{1,2}(?:\.|$)/.test(text) || Number(text) >= 60)) return undefined;
  const [degrees = '', minutes = 0, seconds = 0] = numbers;
  const size = Math.abs(Number(degrees)) + Number(minutes) / 60 + Number(seconds) / 3600;
  return degrees.startsWith('-') ? -size : size;
}

function withoutOuterSeparators(tokens: readonly Token[]): readonly Token[] {
  const from = tokens[0]?.kind === 'separator' ? 1 : 0;
  const to = tokens.at(-1)?.kind === 'separator' ? -1 : undefined;
  return tokens.slice(from, to);
}
