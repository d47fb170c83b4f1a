import type { Endpoint } from '@brazda/contract/endpoint.ts';
import type { Entity } from '@brazda/contract/entities.ts';
import { CommonQuery } from '@brazda/contract/shapes.ts';
import { z } from 'zod';
import type { CallInput } from './contract-calls.ts';

/** JSON schema as zod writes it, with the mark that the contract sets on ids. */
export interface JsonSchema {
  readonly type?: string;
  readonly entity?: Entity;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
}

type Place = 'params' | 'query' | 'body';

/** Where in a call an id stands, and what it names; steps that are numbers go into a list. */
export interface IdPosition {
  readonly place: Place;
  readonly steps: readonly (string | number)[];
  readonly entity: Entity;
}

/** The schema of an input with all that it refers to put in its place. */
export function inputSchema(schema: z.ZodType): JsonSchema {
  const whole = z.toJSONSchema(schema, { io: 'input', reused: 'inline', unrepresentable: 'any' }) as JsonSchema;
  const inline = (part: unknown, depth: number): unknown => {
    if (depth > 40) throw new Error('A schema that holds itself needs a sample of its own');
    if (Array.isArray(part)) return part.map((item) => inline(item, depth + 1));
    if (typeof part !== 'object' || part === null) return part;
    const { $ref: reference, $defs: _, ...rest } = part as JsonSchema;
    const found = reference === undefined ? {} : (whole.$defs?.[reference.split('/').at(-1) ?? ''] ?? {});
    return Object.fromEntries(
      Object.entries({ ...found, ...rest }).map(([key, value]) => [key, inline(value, depth + 1)]),
    );
  };
  return inline(whole, 0) as JsonSchema;
}

/** The query of a call with what the client adds to every call of a signed-in user. */
export function querySchema({ query, access }: Endpoint): z.ZodObject {
  const own = query ?? z.object({});
  return access === 'farm' || access === 'user' ? own.extend(CommonQuery.pick({ farmIds: true }).shape) : own;
}

export function idPositions(endpoint: Endpoint): IdPosition[] {
  return schemasOf(endpoint).flatMap(([place, schema]) =>
    positionsIn(inputSchema(schema), []).map((position) => ({ place, ...position })),
  );
}

/** Named like an id, and the same for all farms: a season is a year. */
const ofNobody: readonly string[] = ['seasonId'];

/** Inputs that are named like an id without being marked as one: nobody would test them. External ids name nothing of ours. */
export function unmarkedIds(endpoint: Endpoint): string[] {
  return schemasOf(endpoint).flatMap(([place, schema]) =>
    namesIn(inputSchema(schema))
      .filter(
        ({ name, isMarked }) => !isMarked && !ofNobody.includes(name) && /(^i|(?<!external)I)ds?$|[-_]ids?$/.test(name),
      )
      .map(({ name }) => `${place}.${name}`),
  );
}

/** The input with another id in one position. */
export function withId(input: CallInput, { place, steps }: IdPosition, id: number): CallInput {
  return { ...input, [place]: put(input[place] ?? {}, steps, id) };
}

function schemasOf(endpoint: Endpoint): [Place, z.ZodType][] {
  const { params, body } = endpoint;
  return [
    ...(params ? [['params', params] as [Place, z.ZodType]] : []),
    ['query', querySchema(endpoint)],
    ...(body ? [['body', body] as [Place, z.ZodType]] : []),
  ];
}

function positionsIn(schema: JsonSchema, steps: readonly (string | number)[]): Omit<IdPosition, 'place'>[] {
  if (schema.entity) return [{ steps, entity: schema.entity }];
  const alternatives = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  const values = typeof schema.additionalProperties === 'object' ? [['any', schema.additionalProperties] as const] : [];
  return [
    ...alternatives.flatMap((alternative) => positionsIn(alternative, steps)),
    ...[...Object.entries(schema.properties ?? {}), ...values].flatMap(([key, property]) =>
      positionsIn(property, [...steps, key]),
    ),
    ...(schema.prefixItems ?? []).flatMap((item, index) => positionsIn(item, [...steps, index])),
    ...(schema.items ? positionsIn(schema.items, [...steps, 0]) : []),
  ];
}

function namesIn(schema: JsonSchema): { name: string; isMarked: boolean }[] {
  const children = [schema.items, ...(schema.prefixItems ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, property]) => [
      { name, isMarked: positionsIn(property, []).length > 0 },
      ...namesIn(property),
    ]),
    ...children.flatMap((child) => (child ? namesIn(child) : [])),
  ];
}

/** How many single values an input has at most, each alternative counted. */
export function countValues({ properties = {}, items, prefixItems = [], anyOf = [], oneOf = [] }: JsonSchema): number {
  const parts = [...Object.values(properties), ...prefixItems, ...anyOf, ...oneOf, ...(items ? [items] : [])];
  return parts.length === 0 ? 1 : parts.reduce((sum, part) => sum + countValues(part), 0);
}

function put(target: unknown, [step, ...rest]: readonly (string | number)[], id: number): unknown {
  if (step === undefined) return id;
  if (typeof step === 'number') {
    const list: unknown[] = Array.isArray(target) ? [...(target as unknown[])] : [];
    list[step] = put(list[step], rest, id);
    return list;
  }
  const object = typeof target === 'object' && target !== null ? (target as Record<string, unknown>) : {};
  return { ...object, [step]: put(object[step], rest, id) };
}
