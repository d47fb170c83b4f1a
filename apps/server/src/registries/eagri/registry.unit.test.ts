import { createHash } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  startRegistryServer,
  type RegistryMode,
  type RegistryServer,
} from '@brazda/simulators/registry/registry-server.ts';
import { systemClock } from '../../foundation/clock.ts';
import { RegistryError } from './registry-error.ts';
import { createRegistry, type Registry } from './registry.ts';
import { signedBody, tokenOf, type RegistryCredentials } from './registry-envelope.ts';
import { RegistrySettings } from './registry-settings.ts';

const farmer: RegistryCredentials = { login: '99brazda', key: 'KLIC-WS-STATEK-2026', szrid: '1000000001' };
const lowland: RegistryCredentials = { login: '99nizina', key: 'KLIC-WS-NIZINA-2026', szrid: '1000000002' };
const landless: RegistryCredentials = { login: '99bezpudy', key: 'KLIC-WS-BEZPUDY-2026', szrid: '1000000003' };
const accountant: RegistryCredentials = { login: '98ucetni', key: 'KLIC-WS-UCETNI-2026', szrid: '1000000001' };
const today = '2026-04-01';

let server: RegistryServer;
beforeAll(async () => {
  server = await startRegistryServer({ port: 0, delayMs: 3000 });
});
afterAll(() => server.close());
afterEach(() => {
  server.reset();
});

function registry(settings: Partial<RegistrySettings> = {}, url = server.url): Registry {
  return createRegistry({ url, settings: RegistrySettings.parse(settings), fetchesDaily: false }, systemClock);
}

interface ReadBlock {
  readonly properties: Readonly<Record<string, unknown>>;
  readonly geometry: { readonly type: string; readonly coordinates: readonly (readonly unknown[])[] } | null;
}

async function blocksOf(asked: Registry, ...question: Parameters<Registry['land']>): Promise<ReadBlock[]> {
  const text = new TextDecoder().decode(await asked.land(...question));
  return (JSON.parse(text) as { features: ReadBlock[] }).features;
}

async function troubleOf(work: Promise<unknown>): Promise<RegistryError> {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof RegistryError)) throw new Error('No RegistryError was thrown', { cause: error });
  return error;
}

describe('the token of a call to the land registry', () => {
  const settings = RegistrySettings.parse({ applicationId: 'farm-app' });
  const body = signedBody(
    {
      service: 'LPI_GDP11B',
      content: [
        ['GETDATA', '1'],
        ['DATOD', '2025-01-15'],
        ['DATDO', '2025-01-15'],
        ['TYPDATAKOD', 'ZAKLADNI'],
      ],
    },
    { login: '99demo', key: '', szrid: '1000000001' },
    { requestId: 'farm-app/2025-01-15/0001', at: new Date('2025-01-15T09:00:00Z') },
    settings,
  );

  it('is made over the canonical body and the hash of the key, as the ministry describes it', () => {
    expect(createHash('sha1').update('DEMO-WS-KLIC-0123456789').digest('base64')).toBe('xI9mSpaq05ilgzoRNw4dklo1oPI=');
    expect(Buffer.byteLength(body)).toBe(939);
    expect(tokenOf(body, 'DEMO-WS-KLIC-0123456789')).toBe(
      'YnA6JXbdJRzcRtOEDle+tOYKXioSOgGeqb/RWZcqE8YM9I/VdyjKxO/bev6kSEZsv7RhegprNLiGvUvzFHfEWQ==',
    );
  });

  it('is accepted for a name and a number with signs that XML has to escape', async () => {
    const [subject] = server.subjects;
    Object.assign(subject ?? {}, { login: `"Jan" <a&b>'`, szrid: '1>0&"1' });
    const odd = { ...farmer, login: `"Jan" <a&b>'`, szrid: '1>0&"1' };
    await expect(registry().signIn(odd, today)).resolves.toMatchObject({ isKnown: true });
  });
});

describe('the land registry', () => {
  it('lets a farmer sign in by the cheapest question and tells when the land was changed', async () => {
    expect(await registry().signIn(farmer, today)).toEqual({ isKnown: true, changedOn: '2026-03-01' });
    expect(server.bodies.at(-1)).toContain('<lpi:GETDATA>0</lpi:GETDATA>');
  });

  it('never gets the key itself', async () => {
    await registry().signIn(farmer, today);
    expect(server.bodies.join('\n')).not.toContain(farmer.key);
  });

  it('gives the blocks in force with what is known of them', async () => {
    const blocks = await blocksOf(registry(), farmer, today);
    expect(blocks).toHaveLength(21);
    expect(blocks[2]?.properties).toMatchObject({
      CTVEREC: '590-1140',
      ZKOD_DPB: '1501/22',
      VYMERA: 9.38,
      SVAZITOST: 8.4,
      OSN: 'ANO',
      APL_PASMO: 'II',
    });
    expect(blocks.every(({ geometry }) => geometry?.type === 'MultiPolygon')).toBe(true);
  });

  it('keeps historical blocks to itself and gives blocks of several parts and with holes', async () => {
    const blocks = await blocksOf(registry(), lowland, today);
    expect(blocks).toHaveLength(11);
    expect(blocks.some(({ geometry }) => (geometry?.coordinates.length ?? 0) > 1)).toBe(true);
    expect(blocks.some(({ geometry }) => geometry?.coordinates.some((rings) => rings.length > 1))).toBe(true);
  });

  it('says of a subject without land that it is not known', async () => {
    expect(await registry().signIn(landless, today)).toEqual({ isKnown: false, changedOn: null });
  });

  it('tells the name of a subject and when its land was changed, to anybody', async () => {
    expect(await registry().subjectName('1000000002')).toBe('Zemědělské družstvo Nížina');
    expect(await registry().subjectName('9999999999')).toBeNull();
    expect(await registry().changedSince('1000000001', '2026-03-02')).toBeNull();
    expect(await registry().changedSince('1000000001', '2026-03-01')).toBe('2026-03-01');
    server.change('99brazda', 'split', ['1707/3'], '2026-06-01');
    expect(await registry().changedSince('1000000001', '2026-03-01')).toBe('2026-06-01');
  });

  it('shows land as it was changed', async () => {
    server.change('99brazda', 'split', ['1707/3'], '2026-03-15');
    server.change('99brazda', 'gone', ['0502/1'], '2026-03-15');
    const codes = (await blocksOf(registry(), farmer, today)).map(({ properties }) => properties['ZKOD_DPB']);
    expect(codes).toEqual(expect.arrayContaining(['1707/91', '1707/92']));
    expect(codes).not.toContain('1707/3');
    expect(codes).not.toContain('0502/1');
  });

  it.each([
    ['a wrong key', { ...farmer, key: 'jiny klic' }],
    ['an unknown name', { ...farmer, login: '99nikdo' }],
    ['an account that may not read land', accountant],
    ['the number of somebody else', { ...farmer, szrid: '1000000002' }],
  ])('refuses %s', async (_what, credentials) => {
    expect((await troubleOf(registry().signIn(credentials, today))).trouble).toBe('forbidden');
  });

  it.each<[RegistryMode, string]>([
    ['slow', 'unavailable'],
    ['503', 'unavailable'],
    ['html-page', 'unavailable'],
    ['cut', 'unavailable'],
    ['refusal', 'forbidden'],
    ['errors', 'refused'],
  ])('in its mood “%s” is %s', async (mode, trouble) => {
    server.setMode(mode);
    const error = await troubleOf(registry({ timeoutSeconds: 1 }).land(farmer, today));
    expect(error.trouble).toBe(trouble);
    if (mode === 'errors') expect(error.registryCode).toBe('99');
  });

  it('takes words of refusal, names of elements and namespaces from its settings', async () => {
    const wordless = registry({ refusals: ['xyz'] });
    expect((await troubleOf(wordless.signIn({ ...farmer, key: 'jiny' }, today))).trouble).toBe('refused');
    const renamed = registry({ namespaces: { LPI_GDP11B: 'http://example.org/lpis' }, blockElement: 'JINY' });
    expect(await blocksOf(renamed, farmer, today)).toEqual([]);
    expect(server.bodies.at(-1)).toContain('xmlns:lpi="http://example.org/lpis"');
  });
});

describe('the code lists of the land registry', () => {
  it('hold each code with its name and its days, and are asked for without a key', async () => {
    const { service, codes } = await registry().landUses();
    expect(service).toBe('LPI_GKU01A');
    expect(codes).toHaveLength(14);
    expect(codes[0]).toEqual({ code: 'R', name: 'standardní orná půda', validFrom: '2015-01-01', validTo: null });
    expect(server.bodies.at(-1)).not.toContain('UIDkey');
    expect((await registry().zones()).codes.map(({ code }) => code)).toEqual(['I', 'II', 'III']);
  });

  it('follow the registry, and give of a code that was there before the last only', async () => {
    server.changeCode('land-uses', 'R', 'orná půda');
    server.changeCode('land-uses', 'U', null);
    server.codeLists['land-uses'].unshift({ code: 'T', name: 'louka', validFrom: '2004-05-01', validTo: '2014-12-31' });
    const { codes } = await registry().landUses();
    const named = new Map(codes.map(({ code, name }) => [code, name]));
    expect([named.get('R'), named.get('U'), named.get('T')]).toEqual(['orná půda', undefined, 'trvalý travní porost']);
  });

  it('are asked of the service, with the words and in the elements that the settings say', async () => {
    const landUseList = { ...RegistrySettings.parse({}).landUseList, service: 'LPI_GAP01A', code: ['APLPASMO'] };
    const asked = registry({ landUseList: { ...landUseList, content: [['PLATNOST', '2026-01-01']] } });
    expect((await asked.landUses()).codes[1]).toMatchObject({ code: 'II', name: null });
    expect(server.bodies.at(-1)).toContain('<lpi:PLATNOST>2026-01-01</lpi:PLATNOST>');
    const elsewhere = registry({ landUseList: { ...landUseList, entryElement: 'JINY' } });
    expect((await troubleOf(elsewhere.landUses())).trouble).toBe('unavailable');
  });

  it.each<[RegistryMode, string]>([
    ['slow', 'unavailable'],
    ['503', 'unavailable'],
    ['html-page', 'unavailable'],
    ['cut', 'unavailable'],
    ['refusal', 'forbidden'],
    ['errors', 'refused'],
  ])('in the mood “%s” of the registry are %s', async (mode, trouble) => {
    server.setMode(mode);
    expect((await troubleOf(registry({ timeoutSeconds: 1 }).zones())).trouble).toBe(trouble);
  });
});

describe('what pretends to be the land registry', () => {
  async function with_(listener: RequestListener, work: (url: string) => Promise<void>): Promise<void> {
    const pretender = createServer(listener);
    await new Promise<void>((resolve) => pretender.listen(0, '127.0.0.1', resolve));
    try {
      await work(`http://127.0.0.1:${(pretender.address() as AddressInfo).port}/`);
    } finally {
      pretender.closeAllConnections();
      pretender.close();
    }
  }

  it.each<[string, RequestListener]>([
    ['sends entities', (_request, response) => response.end('<!DOCTYPE a [<!ENTITY b "c">]><Envelope>&b;</Envelope>')],
    ['sends elsewhere', (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
    ['answers something else', (_request, response) => response.end('<Envelope><Body><Other/></Body></Envelope>')],
    ['never ends', (_request, response) => void setInterval(() => response.write(' '.repeat(100_000)), 1).unref()],
  ])('and %s is not believed', async (_what, listener) => {
    await with_(listener, async (url) => {
      const pretended = registry({ timeoutSeconds: 5, largestAnswerMegabytes: 1 }, url);
      expect((await troubleOf(pretended.land(farmer, today))).trouble).toBe('unavailable');
    });
  });
});
