import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contract } from './contract.ts';
import type { Endpoint, Resource } from './endpoint.ts';

type NamedCall = readonly [name: string, call: Endpoint];

function everyCall(): NamedCall[] {
  return Object.entries(contract).flatMap(([module, resources]) =>
    Object.entries<Resource>(resources).flatMap(([resource, calls]) =>
      Object.entries(calls).map(([name, call]): NamedCall => [`${module}.${resource}.${name}`, call]),
    ),
  );
}

/** Calls within farms that do more than to read. */
function changing(): NamedCall[] {
  return everyCall().filter(
    ([, { access, method, permission }]) => access === 'farm' && method !== 'GET' && permission !== 'farm.read',
  );
}

function answersItsChange(schema: z.ZodType | undefined): boolean {
  if (schema instanceof z.ZodObject) return 'changeId' in schema.shape;
  return schema instanceof z.ZodDiscriminatedUnion && schema.options.every((one) => answersItsChange(one as z.ZodType));
}

describe('calls that change records of a farm', () => {
  it('answer by which change what they did is undone, or say in “undone” why not', () => {
    const silent = changing().filter(([, { response, undone }]) => undone === undefined && !answersItsChange(response));
    expect(silent.map(([name]) => name)).toEqual([]);
  });

  it('are excused where they have no such answer alone, and nothing else is', () => {
    const excused = new Map(everyCall().filter(([, { undone }]) => undone !== undefined));
    const changes = new Map(changing());
    expect([...excused.keys()].filter((name) => !changes.has(name))).toEqual([]);
    expect([...excused].filter(([, { response }]) => answersItsChange(response)).map(([name]) => name)).toEqual([]);
  });
});
