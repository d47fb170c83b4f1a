import { ErrorBody, isErrorCode } from '@brazda/contract/errors.ts';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { arbitraryOf } from './arbitrary-input.ts';
import { Browser, type Answer } from './browser.ts';
import { budgetOf, isThorough, seed } from './budget.ts';
import { makeOrdinaryIds } from './canaries.ts';
import { everyEndpoint, injection, isStream, type CallInput, type NamedEndpoint } from './contract-calls.ts';
import type { TestUser } from './factories.ts';
import { countValues, inputSchema, querySchema } from './id-positions.ts';
import type { Ids } from './module-canary.ts';
import { sampleInput } from './sample-input.ts';
import { startApp } from './start-app.ts';

const started = startApp();
const runs = 100;
const runsWithFile = 30;
const thoroughly = 10;
const thoroughTimeout = 60 * 60_000;

let user: TestUser;
let ids: Ids;
/** Administrators may take away what the other calls need: they get a farm and a user to play with. */
let admin: TestUser;
let idsOfAdmin: Ids;
let cookie: string;

beforeAll(async () => {
  const farmer = await started.make.farmer();
  user = farmer.user;
  ids = await makeOrdinaryIds(started, farmer);
  admin = await started.make.admin();
  const other = await started.make.farmer();
  idsOfAdmin = { ...ids, farm: other.farm.id, user: other.user.id };
  const browser = new Browser(started.app);
  await browser.signIn(user);
  cookie = browser.cookie?.value ?? '';
});

type Request = InjectOptions & { readonly url: string };

/** What is done to a request after it was rightly made. */
const damages: Readonly<Record<string, (request: Request) => Request>> = {
  none: (request) => request,
  'no type': (request) => retyped(request, ''),
  'text type': (request) => retyped(request, 'text/plain'),
  'form type': (request) => retyped(request, 'application/x-www-form-urlencoded'),
  'xml type': (request) => retyped(request, 'application/xml'),
  'json type, other charset': (request) => retyped(request, 'application/json; charset=utf-16'),
  'multipart without boundary': (request) => retyped(request, 'multipart/form-data'),
  'multipart without parts': (request) => retyped(request, 'multipart/form-data; boundary=x'),
  'multipart without file': (request) => ({
    ...retyped(request, 'multipart/form-data; boundary=x'),
    payload: '--x\r\nContent-Disposition: form-data; name="lpisFile"\r\n\r\ntext\r\n--x--\r\n',
  }),
  'broken text': (request) => ({ ...request, payload: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0xc0, 0x80, 0x22, 0x7d]) }),
  'half a body': (request) => ({ ...request, payload: '{"name":' }),
  'broken query': (request) => ({
    ...request,
    url: `${request.url}&search=%ff%fe&page=%&farmIds[]=&farmIds[0]=1`,
  }),
  'doubled query': (request) => ({
    ...request,
    url: `${request.url}&${request.url.split('?')[1] ?? ''}`,
  }),
};

function retyped({ headers, payload, ...rest }: Request, type: string): Request {
  const isBytes = typeof payload === 'string' || Buffer.isBuffer(payload);
  const text = isBytes ? payload : JSON.stringify(payload ?? 'x');
  return { ...rest, headers: { ...headers, 'content-type': type }, payload: text };
}

interface Attempt {
  readonly input: CallInput;
  readonly damage: string;
  readonly hasFile: boolean;
}

function idsFor({ endpoint }: NamedEndpoint): Ids {
  return endpoint.access === 'admin' ? idsOfAdmin : ids;
}

function attempts(call: NamedEndpoint): fc.Arbitrary<Attempt> {
  const { params, body } = call.endpoint;
  const known = idsFor(call);
  const input = fc.oneof(
    ...[0, 3].map((hostility) =>
      fc.record({
        query: arbitraryOf(inputSchema(querySchema(call.endpoint)), known, hostility),
        ...(params && { params: arbitraryOf(inputSchema(params), known, hostility) }),
        ...(body && { body: arbitraryOf(inputSchema(body), known, hostility) }),
      }),
    ),
  ) as fc.Arbitrary<CallInput>;
  const damage = fc.oneof(
    { weight: 3, arbitrary: fc.constant('none') },
    { weight: 1, arbitrary: fc.constantFrom(...Object.keys(damages)) },
  );
  return fc.record({ input, damage, hasFile: fc.constantFrom(true, false, false, false) });
}

async function send(call: NamedEndpoint, { input, damage, hasFile }: Attempt): Promise<Answer> {
  const sample = sampleInput(call, idsFor(call));
  const whole: CallInput = {
    query: onWire(input.query),
    ...(sample.params && { params: { ...sample.params, ...(onWire(input.params) as typeof sample.params) } }),
    ...('body' in input && { body: input.body }),
    ...(hasFile && sample.file && { file: sample.file }),
  };
  const request = (damages[damage] ?? failed)(
    await injection(call, whole, (call.endpoint.access === 'admin' ? admin : user).token),
  );
  const isJson = request.payload !== undefined && whole.file === undefined && damage === 'none';
  return started.app.inject({
    ...request,
    cookies: { brazda: cookie },
    ...(isJson && {
      payload: JSON.stringify(request.payload),
      headers: { ...request.headers, 'content-type': 'application/json' },
    }),
  });
}

async function check(call: NamedEndpoint, answer: Answer): Promise<void> {
  const { endpoint } = call;
  if (answer.statusCode < 400) {
    expect(answer.statusCode === 304 || endpoint.media ? answer.statusCode : (endpoint.status ?? 200)).toBe(
      answer.statusCode,
    );
    if (isStream(call)) return void answer.stream().destroy();
    if (endpoint.response) strict(endpoint.response).parse(answer.json());
    if (endpoint.counted) expect(answer.headers['x-total-count']).toMatch(/^\d+$/);
    return;
  }
  const text = isStream(call) ? await textOf(answer) : answer.payload;
  expect(answer.statusCode === 503 || answer.statusCode < 500, text).toBe(true);
  const body = ErrorBody.strict().parse(JSON.parse(text));
  expect(body.status).toBe(answer.statusCode);
  expect(isErrorCode(body.code), body.code).toBe(true);
  expect(body.code === 'validation.failed' ? (body.fields ?? []).length : 1, text).toBeGreaterThan(0);
}

/** The schema of an answer, refusing at its top what it does not name. */
function strict(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodObject ? schema.strict() : schema;
}

async function textOf(answer: Answer): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of answer.stream()) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

/** What can stand in an address: texts, and lists of texts. */
function onWire(values: unknown): Record<string, unknown> {
  if (typeof values !== 'object' || values === null) return {};
  const text = (value: unknown): string =>
    Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString();
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, Array.isArray(value) ? value.map(text) : text(value)]),
  );
}

function failed(): never {
  throw new Error('There is no such damage');
}

const fuzzed = everyEndpoint().filter(({ name }) => name !== 'gateway.authentication.signOut');
const budget = budgetOf('fuzz', fuzzed.map(weightOf));

/** The more an endpoint takes, the longer it is tried. */
function weightOf({ endpoint }: NamedEndpoint): number {
  const { params, body, file } = endpoint;
  const schemas = [querySchema(endpoint), ...(params ? [params] : []), ...(body ? [body] : [])];
  return schemas.reduce((sum, schema) => sum + countValues(inputSchema(schema)), file ? 10 : 3);
}

describe('whatever is sent', () => {
  let made = 0;
  afterAll(() => {
    const wanted = fuzzed.reduce((sum, { endpoint }) => sum + wantedRuns(endpoint), 0);
    process.stdout.write(`fuzz: ${made} of ${wanted} calls made (seed ${seed})\n`);
  });

  it.each(fuzzed)(
    'is answered by $name as the contract says',
    async (call) => {
      const end = performance.now() + budget.take(weightOf(call));
      let madeHere = 0;
      await fc.assert(
        fc.asyncProperty(attempts(call), async (attempt) => {
          // One at the very least, on however slow a machine.
          if (madeHere > 0 && performance.now() > end) return;
          madeHere += 1;
          await check(call, await send(call, attempt));
        }),
        { numRuns: wantedRuns(call.endpoint), seed, endOnFailure: true },
      );
      made += madeHere;
    },
    isThorough ? thoroughTimeout : undefined,
  );
});

function wantedRuns({ file }: NamedEndpoint['endpoint']): number {
  return (file ? runsWithFile : runs) * (isThorough ? thoroughly : 1);
}

describe('attacks on the way in', () => {
  const post = (payload: string | Buffer, url = '/gateway/api/authenticate'): Promise<Answer> =>
    started.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${user.token}` },
    });
  const codeOf = (answer: Answer): [number, string] => [answer.statusCode, ErrorBody.parse(answer.json()).code];

  it('with ten megabytes of JSON are too large', async () => {
    expect(codeOf(await post(`{"username":"${'x'.repeat(10 * 1024 * 1024)}"}`))).toEqual([413, 'request.tooLarge']);
  });

  it.each([
    '{"username":',
    '',
    '{"a":1}}',
    "{'a':1}",
    '\ufeff{',
    'NaN',
    '{"__proto__":{"isAdmin":true}}',
    '{"constructor":{"prototype":{}}}',
  ])('with broken or poisoned JSON %j are malformed', async (payload) => {
    expect(codeOf(await post(payload))).toEqual([400, 'request.malformed']);
  });

  it('with JSON nested thousands deep are refused without harm', async () => {
    for (const [open, close] of [
      ['[', ']'],
      ['{"a":', '}'],
    ] as const) {
      const text = `${open.repeat(5_000)}${open === '[' ? '' : '1'}${close.repeat(5_000)}`;
      expect(codeOf(await post(text))).toEqual([400, 'request.malformed']);
      expect(codeOf(await post(`{"farmName":${text},"countryCode":"CZ"}`, '/agroevidence/registration/empty'))).toEqual(
        [400, 'request.malformed'],
      );
    }
  });

  it('with the same key twice take the last, and nothing leaks into other objects', async () => {
    const answer = await post(
      '{"farmName":"První","farmName":"Druhá","countryCode":"CZ"}',
      '/agroevidence/registration/empty',
    );
    expect(answer.json()).toMatchObject({ name: 'Druhá' });
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
  });

  it('with a file of more than fifty megabytes are too large', async () => {
    const file = Buffer.alloc(50 * 1024 * 1024 + 1, 0x20);
    const head = '--x\r\nContent-Disposition: form-data; name="lpisFile"; filename="a.zip"\r\n\r\n';
    const answer = await started.app.inject({
      method: 'POST',
      url: '/agroevidence/registration/shapefile/validate?countryCode=CZ',
      payload: Buffer.concat([Buffer.from(head), file, Buffer.from('\r\n--x--\r\n')]),
      headers: { 'content-type': 'multipart/form-data; boundary=x', authorization: `Bearer ${user.token}` },
    });
    expect(codeOf(answer)).toEqual([413, 'request.tooLarge']);
  });
});
