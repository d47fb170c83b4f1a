import { contract } from '@brazda/contract/contract.ts';
import type { Endpoint } from '@brazda/contract/endpoint.ts';
import { ErrorBody, errors, type ErrorCode } from '@brazda/contract/errors.ts';
import { modules as everyModule, type ModuleName } from '@brazda/contract/modules.ts';
import { CommonQuery } from '@brazda/contract/shapes.ts';
import { z } from 'zod';
import { createTurns } from '../concurrency/in-turns.ts';
import { declaredFailures } from './declared-failures.ts';

type Json = Record<string, unknown>;

interface ObjectSchema {
  readonly properties?: Readonly<Record<string, Json>>;
  readonly required?: readonly string[];
}

/**
 * The OpenAPI 3.1 document of some modules, paths prefixed by module, made from the contract alone. Others have their turn
 * meanwhile: a stranger may ask for it.
 */
export async function openApiDocument(modules: readonly ModuleName[]): Promise<Json> {
  const turn = createTurns();
  const schemas: Record<string, Json> = {};
  jsonSchema(ErrorBody, schemas, 'output');
  const paths: Record<string, Record<string, Json>> = {};
  for (const module of modules) {
    for (const [resource, endpoints] of Object.entries(contract[module] as Record<string, Record<string, Endpoint>>)) {
      for (const [name, endpoint] of Object.entries(endpoints)) {
        await turn();
        const path = `/${module}${endpoint.path}`;
        const operationId = `${module}.${resource}.${name}`;
        (paths[path] ??= {})[endpoint.method.toLowerCase()] = operation(endpoint, module, operationId, schemas);
      }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Brázda',
      version: '0.1.0',
      description: 'Farm management: every call of every module.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/' }],
    tags: everyModule
      .filter(({ name }) => modules.includes(name))
      .map(({ name, about }) => ({ name, description: about })),
    paths,
    components: {
      schemas,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        session: { type: 'apiKey', in: 'cookie', name: 'brazda' },
        device: { type: 'http', scheme: 'bearer', description: 'A key of devices, as a farm makes it' },
      },
    },
  };
}

function operation(endpoint: Endpoint, tag: string, operationId: string, schemas: Record<string, Json>): Json {
  const body = requestBody(endpoint, schemas);
  return {
    tags: [tag],
    operationId,
    summary: endpoint.summary,
    ...(endpoint.permission && { 'x-permission': endpoint.permission }),
    security: security(endpoint),
    parameters: [
      ...parameters(endpoint.params, 'path'),
      ...parameters(endpoint.query, 'query'),
      ...headerParameters(endpoint),
      ...(endpoint.access === 'farm'
        ? parameters(CommonQuery, 'query')
        : parameters(CommonQuery.pick({ language: true }), 'query')),
    ],
    ...(body && { requestBody: body }),
    responses: { ...success(endpoint, schemas), ...emptyAnswers(endpoint), ...failures(endpoint) },
  };
}

function security({ access }: Endpoint): Json[] {
  if (access === 'public') return [];
  if (access === 'device') return [{ device: [] }];
  return access === 'session' ? [{ session: [] }] : [{ bearer: [] }];
}

function parameters(schema: z.ZodObject | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(schema, {
    io: 'input',
    reused: 'inline',
    override: inOpenApi,
  }) as ObjectSchema;
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
    ...(place === 'query' && property['type'] === 'array' && { style: 'form', explode: true }),
  }));
}

/** What a sender may write who cannot know whether a call has arrived. */
const keyHeader = {
  'idempotency-key':
    'A random text of 16 to 128 visible characters; whatever comes again under it within days is done once, and answered as that once',
};

/** What a sender may write who wants to overwrite nothing that they have not seen. */
const versionHeader = {
  'if-match': 'The version of what is changed, in quotes; where it is another by now nothing is changed',
};

function headerParameters({ requestHeaders = {}, creates, versioned }: Endpoint): Json[] {
  return Object.entries({ ...requestHeaders, ...(creates && keyHeader), ...(versioned && versionHeader) }).map(
    ([name, description]) => ({
      name,
      in: 'header',
      required: false,
      description,
      schema: { type: 'string' },
    }),
  );
}

function requestBody(endpoint: Endpoint, schemas: Record<string, Json>): Json | undefined {
  if (endpoint.file !== undefined) {
    const file = { type: 'string', contentMediaType: 'application/octet-stream' };
    const schema = { type: 'object', properties: { [endpoint.file]: file }, required: [endpoint.file] };
    return { required: true, content: { 'multipart/form-data': { schema } } };
  }
  return (
    endpoint.body && {
      required: true,
      content: { 'application/json': { schema: jsonSchema(endpoint.body, schemas, 'input') } },
    }
  );
}

function success(endpoint: Endpoint, schemas: Record<string, Json>): Json {
  const counted = endpoint.counted && {
    'x-total-count': { description: 'Length of the whole list', schema: { type: 'integer' } },
  };
  const headers = (counted || endpoint.answerHeaders) && { ...counted, ...textHeaders(endpoint.answerHeaders) };
  const content = endpoint.media
    ? { [endpoint.media]: {} }
    : endpoint.response && { 'application/json': { schema: jsonSchema(endpoint.response, schemas, 'output') } };
  const status = endpoint.status ?? (content ? 200 : 204);
  return { [status]: { description: endpoint.summary, ...(headers && { headers }), ...(content && { content }) } };
}

function textHeaders(described: Readonly<Record<string, string>> = {}): Json {
  return Object.fromEntries(
    Object.entries(described).map(([name, description]) => [name, { description, schema: { type: 'string' } }]),
  );
}

function emptyAnswers({ emptyAnswers: described = {}, answerHeaders }: Endpoint): Json {
  return Object.fromEntries(
    Object.entries(described).map(([status, description]) => [
      status,
      { description, ...(answerHeaders && { headers: textHeaders(answerHeaders) }) },
    ]),
  );
}

/** Whoever is asked to wait is told for how long. */
const retryAfter = { 'retry-after': { description: 'Seconds to wait', schema: { type: 'integer' } } };
const statusesWithPause: readonly number[] = [429, 503];

function failures(endpoint: Endpoint): Json {
  const byStatus = grouped([...declaredFailures(endpoint)]);
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      status,
      {
        description: group.map((code) => `${code}: ${errors[code].says}`).join(' '),
        ...(statusesWithPause.includes(status) && { headers: retryAfter }),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } },
      },
    ]),
  );
}

function grouped(codes: readonly ErrorCode[]): Map<number, ErrorCode[]> {
  const groups = new Map<number, ErrorCode[]>();
  for (const code of codes) groups.set(errors[code].status, [...(groups.get(errors[code].status) ?? []), code]);
  return groups;
}

/** Schemas that carry an id become components, and the rest stand where they are used. */
function jsonSchema(schema: z.ZodType, schemas: Record<string, Json>, io: 'input' | 'output'): Json {
  const {
    $schema: _,
    $defs = {},
    ...own
  } = z.toJSONSchema(schema, { io, reused: 'inline', unrepresentable: 'any', override: inOpenApi }) as Json & {
    $defs?: Record<string, Json>;
  };
  for (const [name, definition] of Object.entries($defs)) addComponent(schemas, name, relocated(definition));
  return relocated(own);
}

function addComponent(schemas: Record<string, Json>, name: string, definition: Json): void {
  const known = schemas[name];
  if (known !== undefined && JSON.stringify(known) !== JSON.stringify(definition))
    throw new Error(`${name} would be two schemas: what is sent and what is answered needs names of their own`);
  schemas[name] = definition;
}

function relocated(schema: Json): Json {
  return JSON.parse(JSON.stringify(schema).replaceAll('#/$defs/', '#/components/schemas/')) as Json;
}

/** Our own marks and what readers of OpenAPI do not take, in words that they know. */
function inOpenApi({ jsonSchema: json }: { jsonSchema: Json }): void {
  delete json['id'];
  const { entity, prefixItems } = json;
  if (entity !== undefined) {
    delete json['entity'];
    json['x-entity'] = entity;
  }
  if (Array.isArray(prefixItems) && json['items'] === false) {
    delete json['items'];
    Object.assign(json, { minItems: prefixItems.length, maxItems: prefixItems.length });
  }
}
