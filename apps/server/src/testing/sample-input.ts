import type { Endpoint } from '@brazda/contract/endpoint.ts';
import { entities } from '@brazda/contract/entities.ts';
import { canaries } from './canaries.ts';
import type { CallInput, NamedEndpoint } from './contract-calls.ts';
import { inputSchema, querySchema, type JsonSchema } from './id-positions.ts';
import type { Ids } from './module-canary.ts';
import { ringAround, zippedShapefile } from './shapefile-builder.ts';

/** Calls whose sample cannot be read from their schema: what their module says goes over what was made. */
const specialInputs = new Map(canaries.flatMap(({ samples = {} }) => Object.entries(samples)));

/** Ids of no things in particular, each kind with a number of its own. */
export const madeUpIds = Object.fromEntries(entities.map((entity, index) => [entity, index + 1])) as Ids;

const someTexts = [
  'Pole u lesa 7',
  'CZ',
  'cs',
  'someone@example.com',
  '#a1b2c3',
  '2026-04-01',
  'A1',
  '7',
  '08590000000015',
];
const formats: Readonly<Record<string, string>> = {
  email: 'someone@example.com',
  date: '2026-04-01',
  'date-time': '2026-04-01T10:00:00Z',
  time: '10:00:00',
  uuid: '0b6f5b7e-6f0e-4d5c-9a83-0d3c1f1e2a4b',
  uri: 'https://example.com/',
};

/**
 * A valid input of a call with the given ids in it, made from its schemas. Throws where none can be made:
 * then the call needs one among the samples of its module's canary.
 */
export function sampleInput({ name, endpoint }: NamedEndpoint, ids: Ids): CallInput {
  const special = specialInputs.get(name)?.(ids) ?? {};
  const made: CallInput = {
    ...(endpoint.params && {
      params: { ...(sample(inputSchema(endpoint.params), ids) as CallInput['params']), ...special.params },
    }),
    query: { ...(sample(withoutFarms(endpoint), ids) as object), ...special.query },
    ...(endpoint.body && { body: special.body ?? sample(inputSchema(endpoint.body), ids) }),
    ...(endpoint.file && { file: special.file ?? landFile() }),
  };
  const problem = [
    endpoint.params?.safeParse(made.params).error,
    querySchema(endpoint).safeParse(made.query).error,
    endpoint.body?.safeParse(made.body).error,
  ].find((error) => error !== undefined);
  if (problem)
    throw new Error(`${name} has no valid sample; add one to the samples of its module's canary: ${problem.message}`);
  return made;
}

function withoutFarms(endpoint: Endpoint): JsonSchema {
  const schema = inputSchema(querySchema(endpoint));
  if (endpoint.query && 'farmIds' in endpoint.query.shape) return schema;
  const { farmIds: _, ...properties } = schema.properties ?? {};
  return { ...schema, properties };
}

/** The least that a schema takes; of an object only what it must have, and every part that holds an id. */
function sample(schema: JsonSchema, ids: Ids): unknown {
  if (schema.entity) return ids[schema.entity];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives?.[0]) return sample(alternatives[0], ids);
  if (schema.prefixItems) return schema.prefixItems.map((item) => sample(item, ids));
  return sampleOfType(schema, ids);
}

function sampleOfType(schema: JsonSchema, ids: Ids): unknown {
  switch (schema.type) {
    case 'object':
      return sampleObject(schema, ids);
    case 'array':
      return schema.items ? [sample(schema.items, ids)] : [];
    case 'string':
      return sampleText(schema);
    case 'integer':
      return Math.max(schema.minimum ?? 0, Math.min(1, schema.maximum ?? 1));
    case 'number':
      return schema.minimum ?? 1.5;
    case 'boolean':
      return false;
    case 'null':
      return null;
    default:
      throw new Error(`A sample cannot be made for ${JSON.stringify(schema)}`);
  }
}

function sampleObject({ properties = {}, required = [] }: JsonSchema, ids: Ids): Record<string, unknown> {
  const wanted = Object.entries(properties).filter(
    ([key, property]) => required.includes(key) || JSON.stringify(property).includes('"entity"'),
  );
  return Object.fromEntries(wanted.map(([key, property]) => [key, sample(property, ids)]));
}

function sampleText({ format, pattern, minLength = 0, maxLength = Infinity }: JsonSchema): string {
  const known = formats[format ?? ''];
  if (known !== undefined) return known;
  const expression = new RegExp(pattern ?? '', 'u');
  const found = someTexts.find((text) => expression.test(text) && text.length >= minLength && text.length <= maxLength);
  if (found === undefined) throw new Error(`No sample text matches ${pattern ?? ''}`);
  return found;
}

/** A land file of one parcel. */
function landFile(): File {
  const bytes = zippedShapefile({ parcels: [{ rings: [ringAround([14.5, 49.2], 0.001)] }] });
  return new File([new Uint8Array(bytes)], 'land.zip', { type: 'application/zip' });
}
