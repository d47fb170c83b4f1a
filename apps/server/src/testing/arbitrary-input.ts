import fc, { type Arbitrary } from 'fast-check';
import type { JsonSchema } from './id-positions.ts';
import type { Ids } from './module-canary.ts';

const hostileTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'ř̌̌̌̌',
  '💧'.repeat(40),
  '\u202ezpět',
  "'; drop table core.farm; --",
  '%27%00',
  '../../etc/passwd',
  '{{7*7}}',
  '=1+1',
  '<script>alert(1)</script>',
  'x'.repeat(5000),
  'null',
  'true',
  '__proto__',
  'NaN',
];
const hostileNumbers = [-1, 0, 0.1, 2 ** 31, 2 ** 53, 2 ** 63, 1e308, -1e308, 5e-324, -0];

const anything: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { length: 1e9 }, { toString: 1 }),
  fc.constantFrom(...hostileTexts),
  fc.constantFrom(...hostileNumbers),
  fc.jsonValue(),
);

/** Values of a schema, some of them nearly valid and some hostile; ids are often real. */
export function arbitraryOf(schema: JsonSchema, ids: Ids, hostility = 1): Arbitrary<unknown> {
  const valid = validOf(schema, ids, hostility);
  return hostility === 0
    ? valid
    : fc.oneof({ weight: 30, arbitrary: valid }, { weight: hostility, arbitrary: anything });
}

function validOf(schema: JsonSchema, ids: Ids, hostility: number): Arbitrary<unknown> {
  if (schema.entity) return arbitraryId(schema.entity, ids, hostility);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return fc.oneof(...alternatives.map((alternative) => arbitraryOf(alternative, ids, hostility)));
  if (schema.prefixItems) return fc.tuple(...schema.prefixItems.map((item) => arbitraryOf(item, ids, hostility)));
  return ofType(schema, ids, hostility);
}

function arbitraryId(entity: keyof Ids, ids: Ids, hostility: number): Arbitrary<unknown> {
  const real = fc.constant(ids[entity]);
  if (hostility === 0) return real;
  return fc.oneof({ weight: 6, arbitrary: real }, { weight: 1, arbitrary: fc.integer({ min: 1, max: 2 ** 31 - 1 }) });
}

function ofType(schema: JsonSchema, ids: Ids, hostility: number): Arbitrary<unknown> {
  switch (schema.type) {
    case 'object':
      return ofObject(schema, ids, hostility);
    case 'array':
      return fc.array(arbitraryOf(schema.items ?? {}, ids, hostility), { maxLength: 4 });
    case 'string':
      return ofText(schema, hostility);
    case 'integer':
      return ofInteger(schema, hostility);
    case 'number':
      return fc.double();
    case 'boolean':
      return fc.boolean();
    default:
      return anything;
  }
}

function ofInteger({ minimum = -5, maximum = 2 ** 53 - 1 }: JsonSchema, hostility: number): Arbitrary<number> {
  const fitting = fc.integer({ min: minimum, max: Math.min(maximum, minimum + 50) });
  if (hostility === 0) return fitting;
  return fc.oneof({ weight: 6, arbitrary: fitting }, fc.maxSafeInteger(), fc.constantFrom(...hostileNumbers));
}

function ofObject({ properties = {}, required = [] }: JsonSchema, ids: Ids, hostility: number): Arbitrary<unknown> {
  const known = fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([key, property]) => [key, arbitraryOf(property, ids, hostility)]),
    ),
    { requiredKeys: required as [] },
  );
  if (hostility === 0) return known;
  const unknown = fc.dictionary(fc.constantFrom('__proto__', 'constructor', 'farmId', 'x', ''), anything, {
    maxKeys: 1,
  });
  const fewer = fc.record({ known, left: fc.nat() }).map(({ known: whole, left }) => {
    const keys = Object.keys(whole);
    const dropped = keys[left % Math.max(keys.length, 1)];
    return Object.fromEntries(Object.entries(whole as object).filter(([key]) => key !== dropped));
  });
  return fc.oneof(
    { weight: 12, arbitrary: known },
    { weight: 1, arbitrary: fewer },
    { weight: 1, arbitrary: fc.tuple(known, unknown).map(([own, more]) => ({ ...own, ...more })) },
  );
}

function ofText({ pattern, minLength = 0, maxLength = 60 }: JsonSchema, hostility: number): Arbitrary<string> {
  const free = fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) });
  const fitting = pattern === '^[A-Z]{2}$' ? fc.constantFrom('CZ', 'SK', 'DE', 'XX') : free;
  const kinds = [
    { weight: 6, arbitrary: fitting },
    { weight: 1, arbitrary: fc.emailAddress() },
  ];
  return fc.oneof(...kinds, { weight: hostility, arbitrary: fc.constantFrom(...hostileTexts) });
}
