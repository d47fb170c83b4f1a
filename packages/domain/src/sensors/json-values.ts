/** What was sent as JSON, cut to a size that can be kept. */
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | JsonObject;
export interface JsonObject {
  readonly [field: string]: JsonValue;
}

export const mostDepth = 8;
const mostValues = 1000;
const mostCharacters = 500;
const mostCharactersOfField = 100;

/** Names by which an object would be changed that is not meant. */
const unsafeFields: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

export function isSafeField(field: string): boolean {
  return field.length <= mostCharactersOfField && !unsafeFields.has(field);
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An object's own field; undefined of anything that is none. */
export function fieldOf(value: unknown, field: string): unknown {
  return isRecord(value) && Object.hasOwn(value, field) ? value[field] : undefined;
}

export function textOf(value: unknown, most: number): string | null {
  return typeof value === 'string' && value !== '' && value.length <= most ? value : null;
}

const numberAsText = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d{1,3})?$/i;

/** A number, also as text (`"21.5"`), as some makers' codecs and templates of networks send it. */
export function numericValue(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || value.length > 40) return null;
  const text = value.trim();
  const number = numberAsText.test(text) ? Number(text) : Number.NaN;
  return Number.isFinite(number) ? number : null;
}

export function wholeNumber(value: unknown, most: number): number | null {
  const number = numericValue(value);
  return number !== null && Number.isInteger(number) && number >= 0 && number <= most ? number : null;
}

/** A copy without what is too deep, too long or too much, and without what is no JSON. */
export function boundedObject(value: unknown): JsonObject | null {
  return isRecord(value) ? objectCopy(value, { values: mostValues }, 1) : null;
}

interface Left {
  values: number;
}

function objectCopy(record: Readonly<Record<string, unknown>>, left: Left, depth: number): JsonObject {
  const fields: [string, JsonValue][] = [];
  for (const field of Object.keys(record)) {
    if (left.values <= 0) break;
    if (isSafeField(field)) fields.push([field, copyOf(record[field], left, depth)]);
  }
  return Object.fromEntries(fields);
}

function listCopy(list: readonly unknown[], left: Left, depth: number): readonly JsonValue[] {
  const items: JsonValue[] = [];
  for (const item of list) {
    if (left.values <= 0) break;
    items.push(copyOf(item, left, depth));
  }
  return items;
}

function copyOf(value: unknown, left: Left, depth: number): JsonValue {
  left.values -= 1;
  if (typeof value === 'string') return value.slice(0, mostCharacters);
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (depth >= mostDepth) return null;
  if (Array.isArray(value)) return listCopy(value, left, depth + 1);
  return isRecord(value) ? objectCopy(value, left, depth + 1) : null;
}
