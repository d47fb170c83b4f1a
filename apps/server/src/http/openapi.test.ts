import { createHook } from 'node:async_hooks';
import { gunzipSync } from 'node:zlib';
import { errors } from '@brazda/contract/errors.ts';
import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '#server/testing/browser.ts';
import { everyEndpoint } from '#server/testing/contract-calls.ts';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();

interface Operation {
  readonly operationId: string;
  readonly security: Record<string, unknown>[];
  readonly parameters: { name: string; in: string; required: boolean; schema: Record<string, unknown> }[];
  readonly requestBody?: { content: Record<string, { schema: Record<string, unknown> }> };
  readonly responses: Record<string, { headers?: object; content?: Record<string, unknown>; description: string }>;
}
interface Document {
  readonly openapi: string;
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { schemas: Record<string, unknown> };
}

let document: Document;
beforeAll(async () => {
  document = (await started.app.inject({ url: '/openapi.json' })).json();
});

function operationOf({ module, endpoint }: ReturnType<typeof everyEndpoint>[number]): Operation | undefined {
  return document.paths[`/${module}${endpoint.path}`]?.[endpoint.method.toLowerCase()];
}

function takesFarms({ access, query }: ReturnType<typeof everyEndpoint>[number]['endpoint']): boolean {
  return access === 'farm' || 'farmIds' in (query?.shape ?? {});
}

const bearer = [{ bearer: [] }];
const securityOf = {
  public: [],
  session: [{ session: [] }],
  user: bearer,
  farm: bearer,
  admin: bearer,
  device: [{ device: [] }],
};

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const result = await new Validator().validate(structuredClone(document) as unknown as Record<string, unknown>);
    expect(result).toMatchObject({ valid: true });
    expect(document.openapi).toMatch(/^3\.1/);
  });

  it('names every call of the contract, and no other', () => {
    const named = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(named.sort()).toEqual(
      everyEndpoint()
        .map(({ name }) => name)
        .sort(),
    );
  });

  it('has everything in it that it refers to', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(
      ([, reference]) => reference ?? '',
    );
    expect(references.length).toBeGreaterThan(0);
    const missing = references.filter((reference) => {
      const [, name] = /^#\/components\/schemas\/(\w+)$/.exec(reference) ?? [];
      return name === undefined || !(name in document.components.schemas);
    });
    expect(missing).toEqual([]);
  });

  it.each(everyEndpoint())('describes what goes into $name, and who may call', (call) => {
    const { params, query, access } = call.endpoint;
    const operation = operationOf(call);
    const places = operation?.parameters.map((parameter) => `${parameter.in} ${parameter.name}`);
    for (const name of Object.keys(params?.shape ?? {})) expect(places).toContain(`path ${name}`);
    for (const name of Object.keys(query?.shape ?? {})) expect(places).toContain(`query ${name}`);
    expect(places?.includes('query farmIds')).toBe(takesFarms(call.endpoint));
    expect(operation?.security).toEqual(securityOf[access]);
  });

  it.each(everyEndpoint())('describes what comes out of $name', (call) => {
    const { endpoint } = call;
    const media = endpoint.media ?? (endpoint.response && 'application/json');
    const success = operationOf(call)?.responses[String(endpoint.status ?? (media ? 200 : 204))];
    expect(Object.keys(success?.content ?? {})).toEqual(media ? [media] : []);
    expect('x-total-count' in (success?.headers ?? {})).toBe(endpoint.counted === true);
  });

  it.each([
    ['get', '/agroevidence/tiles/{farmId}/{type}/{z}/{x}/{y}', '200', ['etag', 'cache-control']],
    ['get', '/agroevidence/tiles/{farmId}/{type}/{z}/{x}/{y}', '304', ['etag', 'cache-control']],
    ['post', '/gateway/api/authenticate', '200', ['set-cookie']],
    ['post', '/gateway/api/authenticate', '429', ['retry-after']],
    ['get', '/agroevidence/parcels', '200', ['x-total-count']],
  ])('names the headers of %s %s with %s', (method, path, status, headers) => {
    const answer = document.paths[path]?.[method]?.responses[status];
    expect(Object.keys(answer?.headers ?? {})).toEqual(headers);
  });

  it.each([
    ['/agroevidence/tiles/{farmId}/{type}/{z}/{x}/{y}', 'if-none-match'],
    ['/gateway/api/authenticate', 'x-expired-authorization'],
  ])('names the header that GET %s understands: %s', (path, name) => {
    const known = expect.objectContaining({ name, in: 'header', required: false }) as unknown;
    expect(document.paths[path]?.['get']?.parameters).toContainEqual(known);
  });

  it.each(everyEndpoint())('describes the failures of $name', (call) => {
    const { errors: codes = [] } = call.endpoint;
    const responses = operationOf(call)?.responses ?? {};
    const described = codes.filter((code) => responses[String(errors[code].status)]?.description.includes(code));
    expect(described).toEqual(codes);
  });

  it.each(everyEndpoint().filter(({ endpoint }) => endpoint.file !== undefined))(
    'shows the file that $name takes',
    (call) => {
      const schema = operationOf(call)?.requestBody?.content['multipart/form-data']?.schema;
      expect(schema).toMatchObject({ type: 'object', required: [call.endpoint.file] });
      expect(schema?.['properties']).toHaveProperty(call.endpoint.file ?? '');
    },
  );

  it('says what is in every schema that it names', () => {
    const hollow = Object.entries(document.components.schemas).filter(([, schema]) => '$ref' in (schema as object));
    expect(hollow).toEqual([]);
    expect(document.components.schemas['Credentials']).toMatchObject({
      type: 'object',
      required: ['username', 'password'],
      properties: { username: { type: 'string', maxLength: 254 } },
    });
  });

  it('holds no mark of ours that a reader of schemas would not know', () => {
    const text = JSON.stringify(document);
    for (const mark of ['$defs', '"entity":', '"items":false']) expect(text).not.toContain(mark);
    expect(text).toContain('"x-entity":"farm"');
  });

  it.each(everyEndpoint())('says what the way in can answer to $name', (call) => {
    const answers = operationOf(call)?.responses ?? {};
    const ofBodies = call.endpoint.method === 'GET' ? [] : ['403', '413', '415'];
    expect(Object.keys(answers)).toEqual(expect.arrayContaining(['400', '431', '500', '503', ...ofBodies]));
  });
});

describe('the page that shows it', () => {
  it('is packed once, whoever asks how often', async () => {
    const url = '/docs/swagger-ui-bundle.js';
    const ask = (encoding: string): Promise<Answer> =>
      started.app.inject({ url, headers: { 'accept-encoding': encoding } });
    const packed = await ask('gzip, br');
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    const plain = await ask('identity');
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(gunzipSync(packed.rawPayload).equals(plain.rawPayload)).toBe(true);
    const begun: string[] = [];
    const watch = createHook({ init: (_id, type) => begun.push(type) }).enable();
    for (let time = 0; time < 5; time += 1) expect((await ask('gzip')).rawPayload.equals(packed.rawPayload)).toBe(true);
    watch.disable();
    expect(begun).not.toContain('ZLIB');
  });

  it('loads only what is served here', async () => {
    const page = await started.app.inject({ url: '/docs' });
    expect(page.payload).not.toMatch(/(src|href)="https?:/);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    for (const [, address] of page.payload.matchAll(/(?:src|href)="([^"]+)"/g)) {
      expect((await started.app.inject({ url: address ?? '' })).statusCode).toBe(200);
    }
  });
});
