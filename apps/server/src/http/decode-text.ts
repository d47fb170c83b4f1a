import { z } from 'zod';

type Decode = (text: unknown) => unknown;

interface JsonSchema {
  readonly type?: string;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
}

/**
 * Makes the reader of a query or of path parameters: everything arrives there as text, and the schema says what is
 * a number, a truth value or a list. A list comes as `k=a&k=b`, `k=a` or `k[]=a`. What does not fit is left for
 * the schema to refuse.
 */
export function textDecoder(schema: z.ZodObject): (raw: Readonly<Record<string, unknown>>) => Record<string, unknown> {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input' }) as JsonSchema;
  const decoders = Object.entries(properties).map(([key, property]) => [key, decoderOf(property)] as const);
  return (raw) => {
    const decoded: Record<string, unknown> = {};
    for (const [key, decode] of decoders) {
      const value = raw[key];
      if (value !== undefined) decoded[key] = decode(value);
    }
    return decoded;
  };
}

function decoderOf(schema: JsonSchema): Decode {
  if (schema.type === 'integer' || schema.type === 'number') return decodeNumber;
  if (schema.type === 'boolean') return (text) => (text === 'true' ? true : text === 'false' ? false : text);
  if (schema.type !== 'array') return (text) => text;
  const decodeItem = decoderOf(schema.items ?? {});
  return (text) => (Array.isArray(text) ? text : [text]).map(decodeItem);
}

function decodeNumber(text: unknown): unknown {
  return typeof text === 'string' && /^-?\d{1,15}(\.\d{1,15})?$/.test(text) ? Number(text) : text;
}

/** Reads a query string; `k[]` means the same as `k`, and a repeated key makes a list. */
export function parseQueryString(text: string): Record<string, unknown> {
  const query: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  for (const [rawKey, value] of new URLSearchParams(text)) {
    const key = rawKey.endsWith('[]') ? rawKey.slice(0, -2) : rawKey;
    const before = query[key];
    if (before === undefined) query[key] = rawKey === key ? value : [value];
    else if (Array.isArray(before)) before.push(value);
    else query[key] = [before, value];
  }
  return query;
}
