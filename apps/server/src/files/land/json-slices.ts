/** Members of a JSON object that are worth reading one by one, and the rest of it. */
export interface JsonSlices {
  /** The text with an empty list where the items were. */
  readonly rest: string;
  /** Texts of the items of the list, in order; null where the object has no such list. */
  readonly items: readonly string[] | null;
}

/** What a value may hold, so that reading it costs neither much time nor much memory. */
export interface JsonLimits {
  readonly brackets: number;
  readonly values: number;
}

/** The list has more items than it may. */
export class LongList extends Error {}

/** The text is not JSON, as far as one can see who only looks at brackets and quotes. */
export class BrokenJson extends Error {}

/**
 * Cuts the list that a member of the outermost object holds into its items, without reading them: a file of which a
 * single item is too much can then be read but for that one. Throws BrokenJson and LongList.
 */
export function sliceList(text: string, member: string, mostItems: number): JsonSlices {
  const list = findMember(text, member);
  if (!list || text[list.start] !== '[') return { rest: text, items: null };
  return {
    rest: `${text.slice(0, list.start)}[]${text.slice(list.end)}`,
    items: itemsOf(text, list.start, mostItems),
  };
}

/** The text of a member of the outermost object, or null where there is none. Throws BrokenJson. */
export function sliceMember(text: string, member: string): string | null {
  const found = findMember(text, member);
  return found && text.slice(found.start, found.end);
}

function findMember(text: string, member: string): { start: number; end: number } | null {
  const object = skipSpace(text, 0);
  if (text[object] !== '{') throw new BrokenJson();
  const key = `"${member}"`;
  for (let at = skipSpace(text, object + 1); text[at] === '"';) {
    const keyEnd = stringEnd(text, at);
    const colon = skipSpace(text, keyEnd);
    if (text[colon] !== ':') throw new BrokenJson();
    const start = skipSpace(text, colon + 1);
    const end = valueEnd(text, start);
    if (text.slice(at, keyEnd) === key) return { start, end };
    const next = skipSpace(text, end);
    if (text[next] !== ',') break;
    at = skipSpace(text, next + 1);
  }
  return null;
}

/** Whether a value, which may be broken, holds no more than it may. */
export function isWithin(text: string, { brackets, values }: JsonLimits): boolean {
  let bracketsLeft = brackets;
  let valuesLeft = values;
  for (let at = 0; at < text.length && bracketsLeft >= 0 && valuesLeft >= 0; at++) {
    const letter = text.charCodeAt(at);
    if (letter === quote) at = stringEnd(text, at) - 1;
    else if (letter === comma) valuesLeft--;
    else if (letter === openSquare || letter === openCurly) bracketsLeft--;
  }
  return bracketsLeft >= 0 && valuesLeft >= 0;
}

const quote = '"'.charCodeAt(0);
const backslash = '\\'.charCodeAt(0);
const comma = ','.charCodeAt(0);
const openSquare = '['.charCodeAt(0);
const closeSquare = ']'.charCodeAt(0);
const openCurly = '{'.charCodeAt(0);
const closeCurly = '}'.charCodeAt(0);

function itemsOf(text: string, list: number, most: number): string[] {
  const items: string[] = [];
  let at = skipSpace(text, list + 1);
  while (text[at] !== ']' || items.length > 0) {
    if (items.length >= most) throw new LongList();
    const end = valueEnd(text, at);
    items.push(text.slice(at, end));
    const next = skipSpace(text, end);
    if (text[next] === ']') break;
    if (text[next] !== ',') throw new BrokenJson();
    at = skipSpace(text, next + 1);
  }
  return items;
}

/** Where a value ends that begins here: after its last bracket, quote or letter. */
function valueEnd(text: string, start: number): number {
  const first = text.charCodeAt(start);
  if (first === quote) return stringEnd(text, start);
  if (first !== openSquare && first !== openCurly) return wordEnd(text, start);
  let open = 0;
  for (let at = start; at < text.length; at++) {
    const letter = text.charCodeAt(at);
    if (letter === quote) at = stringEnd(text, at) - 1;
    else if (letter === openSquare || letter === openCurly) open++;
    else if ((letter === closeSquare || letter === closeCurly) && --open === 0) return at + 1;
  }
  throw new BrokenJson();
}

function wordEnd(text: string, start: number): number {
  let at = start;
  while (at < text.length && !',]} \t\r\n'.includes(text[at] ?? '')) at++;
  if (at === start) throw new BrokenJson();
  return at;
}

function stringEnd(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const letter = text.charCodeAt(at);
    if (letter === backslash) at++;
    else if (letter === quote) return at + 1;
  }
  throw new BrokenJson();
}

function skipSpace(text: string, start: number): number {
  let at = start;
  while (at < text.length && ' \t\r\n'.includes(text[at] ?? '')) at++;
  return at;
}
