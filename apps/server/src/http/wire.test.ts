import { beforeAll, describe, expect, it } from 'vitest';
import type { TestFarm, TestUser } from '#server/testing/factories.ts';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();
let user: TestUser;
let farm: TestFarm;
let second: TestFarm;

const names = ['Čertův kout', 'Bahna', 'U lesa', 'Ovčín', 'Za humny'];

beforeAll(async () => {
  ({ user, farm } = await started.make.farmer());
  second = await started.make.farm(user);
  for (const [index, name] of names.entries()) {
    await started.make.parcel({ farm, name, blockNumber: `${index}/1`, at: [14.3 + index * 0.01, 48.8] });
  }
  await started.make.parcel({ farm, name: 'Stará mez', isRetired: true, at: [14.4, 48.8] });
  await started.make.parcel({ farm: second, name: 'Dubový bok', at: [14.5, 48.8] });
});

interface ListAnswer {
  readonly status: number;
  readonly names: string[];
  readonly total: string | undefined;
  readonly fields: { path: string; code: string }[];
}

async function list(query: string): Promise<ListAnswer> {
  const answer = await started.app.inject({
    url: `/agroevidence/parcels?${query}`,
    headers: { authorization: `Bearer ${user.token}` },
  });
  const body = answer.json<{ localName: string }[] | { fields?: { path: string; code: string }[] }>();
  return {
    status: answer.statusCode,
    names: Array.isArray(body) ? body.map(({ localName }) => localName) : [],
    total: answer.headers['x-total-count'] as string | undefined,
    fields: Array.isArray(body) ? [] : (body.fields ?? []),
  };
}

describe('pages of a list', () => {
  it('begin at 1, and the header tells how long the whole list is', async () => {
    const of = (page: number): Promise<ListAnswer> => list(`farmIds=${farm.id}&page=${page}&per-page=2`);
    const pages = [await of(1), await of(2), await of(3), await of(4)];
    expect(pages.map((page) => page.names)).toEqual([['Bahna', 'Čertův kout'], ['Ovčín', 'U lesa'], ['Za humny'], []]);
    expect(pages.map((page) => page.total)).toEqual(['5', '5', '5', '5']);
  });

  it('hold twenty-five where nothing is said, and a thousand at the most', async () => {
    expect((await list('')).names).toHaveLength(6);
    expect((await list('per-page=1000')).status).toBe(200);
  });

  it.each([
    ['page=0', 'query.page', 'validation.tooSmall'],
    ['page=-1', 'query.page', 'validation.tooSmall'],
    ['page=100001', 'query.page', 'validation.tooBig'],
    ['page=1.5', 'query.page', 'validation.invalidType'],
    ['page=x', 'query.page', 'validation.invalidType'],
    ['page=', 'query.page', 'validation.invalidType'],
    ['page=1&page=2', 'query.page', 'validation.invalidType'],
    ['page=0x10', 'query.page', 'validation.invalidType'],
    ['page=1e3', 'query.page', 'validation.invalidType'],
    ['page=%201', 'query.page', 'validation.invalidType'],
    ['page=9223372036854775808', 'query.page', 'validation.invalidType'],
    ['per-page=0', 'query.per-page', 'validation.tooSmall'],
    ['per-page=1001', 'query.per-page', 'validation.tooBig'],
    ['sort-col=colour', 'query.sort-col', 'validation.invalidValue'],
    ['sort-dir=up', 'query.sort-dir', 'validation.invalidValue'],
    ['status=OPEN&status=GONE', 'query.status.1', 'validation.invalidValue'],
    ['farmIds=x', 'query.farmIds.0', 'validation.invalidType'],
    ['farmIds=0', 'query.farmIds.0', 'validation.tooSmall'],
    ['farmIds=2147483648', 'query.farmIds.0', 'validation.tooBig'],
  ])('are refused for %s, and it is said why', async (query, path, code) => {
    const { status, fields } = await list(query);
    expect({ status, fields: fields.map((field) => [field.path, field.code]) }).toEqual({
      status: 400,
      fields: [[path, code]],
    });
  });
});

describe('lists in a query', () => {
  it.each(['status=OPEN&status=RETIRED', 'status[]=OPEN&status[]=RETIRED', 'status%5B%5D=OPEN&status=RETIRED'])(
    'may be written as %s',
    async (query) => {
      expect((await list(`farmIds=${farm.id}&${query}`)).total).toBe('6');
    },
  );

  it.each(['status=RETIRED', 'status[]=RETIRED', 'status%5B%5D=RETIRED'])(
    'of one may be written as %s',
    async (query) => {
      expect((await list(`farmIds=${farm.id}&${query}`)).names).toEqual(['Stará mez']);
    },
  );

  it('name the farms that are asked about; without them it is all of the own', async () => {
    expect((await list('')).total).toBe('6');
    expect((await list(`farmIds=${second.id}`)).names).toEqual(['Dubový bok']);
    expect((await list(`farmIds=${farm.id}&farmIds=${second.id}`)).total).toBe('6');
    expect((await list(`farmIds[]=${second.id}`)).names).toEqual(['Dubový bok']);
  });
});

describe('sorting', () => {
  it('goes by name where nothing is said, without regard to accents and letter case', async () => {
    expect((await list(`farmIds=${farm.id}`)).names).toEqual(['Bahna', 'Čertův kout', 'Ovčín', 'U lesa', 'Za humny']);
    expect((await list(`farmIds=${farm.id}&sort-dir=desc`)).names[0]).toBe('Za humny');
  });

  it('goes by the asked column', async () => {
    expect((await list(`farmIds=${farm.id}&sort-col=block-number`)).names).toEqual(names);
    expect((await list(`farmIds=${farm.id}&sort-col=block-number&sort-dir=desc`)).names).toEqual([...names].reverse());
  });

  it('is steady: pages of equal rows overlap nowhere', async () => {
    const of = (page: number): Promise<ListAnswer> =>
      list(`farmIds=${farm.id}&sort-col=valid-from&page=${page}&per-page=1`);
    const seen = await Promise.all([1, 2, 3, 4, 5].map(of));
    expect(new Set(seen.flatMap((page) => page.names)).size).toBe(5);
  });
});

describe('what a call does not know', () => {
  it('is passed over in a query and refused in a body', async () => {
    expect((await list(`farmIds=${farm.id}&unknown=1&__proto__=1&constructor=1`)).total).toBe('5');
    const answer = await started.app.inject({
      method: 'POST',
      url: '/agroevidence/registration/empty',
      headers: { authorization: `Bearer ${user.token}` },
      payload: { farmName: 'Nová', countryCode: 'CZ', farmId: 1 },
    });
    expect([answer.statusCode, answer.json<{ fields: unknown }>().fields]).toEqual([
      400,
      [{ path: 'body', code: 'validation.unrecognizedKeys', detail: { keys: 'farmId' } }],
    ]);
  });
});
