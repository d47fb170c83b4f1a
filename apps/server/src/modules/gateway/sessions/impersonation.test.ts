import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { changeAdministrator } from '#server/administrators/administrators.ts';
import { Browser, tokenIn, type Answer } from '#server/testing/browser.ts';
import { endpointsFor, everyEndpoint, injection } from '#server/testing/contract-calls.ts';
import type { TestUser } from '#server/testing/factories.ts';
import { madeUpIds, sampleInput } from '#server/testing/sample-input.ts';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();
const minute = 60_000;

interface Acting {
  readonly admin: TestUser;
  readonly browser: Browser;
  readonly own: string;
  readonly user: TestUser;
  readonly farmId: number;
  readonly token: string;
}

/** An administrator in a browser who acts as the first user of a farm. */
async function act(): Promise<Acting> {
  const admin = await started.make.admin();
  const { user, farm } = await started.make.farmer();
  const browser = new Browser(started.app);
  const own = tokenIn(await browser.signIn(admin));
  const answer = await browser.switchTo({ farmId: farm.id }, own);
  expect(answer.statusCode).toBe(200);
  return { admin, browser, own, user, farmId: farm.id, token: tokenIn(answer) };
}

function codeOf(answer: Answer): [number, string] {
  return [answer.statusCode, answer.json<{ code: string }>().code];
}

async function profileBy(token: string, email: string): Promise<{ isAdmin: boolean; authorities: string[] }> {
  return started.api({ token }).gateway.users.read({ params: { email } });
}

describe('POST api/switch-authentication', () => {
  it('lets an administrator act as the first user of a farm, and the token says who it really is', async () => {
    const { admin, user, farmId, token } = await act();
    expect(decodeJwt(token)).toMatchObject({
      principal: user.email,
      original_user_id: admin.id,
      user_farms: [{ id: farmId }],
    });
    expect((await started.api({ token }).agroevidence.farms.list()).rows.map(({ id }) => id)).toEqual([farmId]);
    expect(await profileBy(token, user.email)).toMatchObject({ isAdmin: false, authorities: ['ROLE_USER'] });
  });

  it('lets an administrator act as a chosen user', async () => {
    const admin = await started.make.admin();
    const user = await started.make.user();
    const { id_token: token } = await started.api(admin).gateway.authentication.switch({ body: { userId: user.id } });
    expect(decodeJwt(token)).toMatchObject({ principal: user.email, original_user_id: admin.id });
  });

  it('leads back to the own session, after which the other token is worth nothing', async () => {
    const { admin, browser, token } = await act();
    const back = await browser.switchTo(null, token);
    expect(decodeJwt(tokenIn(back))).toMatchObject({ principal: admin.email });
    expect(decodeJwt(tokenIn(back))).not.toHaveProperty('original_user_id');
    const after = started.api({ token }).agroevidence.farms.list();
    await expect(after).rejects.toMatchObject({ code: 'authentication.expired' });
    expect(await profileBy(tokenIn(await browser.renew()), admin.email)).toMatchObject({ isAdmin: true });
  });

  it('leaves the own session as it is for one who acts as nobody', async () => {
    const user = await started.make.user();
    const browser = new Browser(started.app);
    const own = tokenIn(await browser.signIn(user));
    const cookie = browser.cookie?.value;
    const answer = await browser.switchTo(null, own);
    expect(decodeJwt(tokenIn(answer))).toMatchObject({ principal: user.email, sid: decodeJwt(own)['sid'] });
    expect(browser.cookie?.value).toBe(cookie);
  });

  it('is not there for anybody else, whatever they ask for', async () => {
    const { user, farm } = await started.make.farmer();
    const { user: other } = await started.make.farmer();
    const browser = new Browser(started.app);
    const token = tokenIn(await browser.signIn(user));
    for (const wish of [{ farmId: farm.id }, { userId: other.id }, { farmId: 2_000_000_000 }]) {
      expect(codeOf(await browser.switchTo(wish, token))).toEqual([404, 'route.notFound']);
    }
  });

  it('gives nobody the place of an administrator, and no place where there is nobody', async () => {
    const admin = await started.make.admin();
    const other = await started.make.admin();
    const { farm, user } = await started.make.farmer();
    const lonely = await started.make.farm(other);
    const { authentication, farmUsers } = started.api(admin).gateway;
    const body = (wish: { userId: number } | { farmId: number }): Promise<unknown> =>
      authentication.switch({ body: wish });
    await expect(body({ userId: other.id })).rejects.toMatchObject({ code: 'impersonation.refused' });
    await expect(body({ userId: admin.id })).rejects.toMatchObject({ code: 'impersonation.refused' });
    const retired = await started.make.retiredFarm(user);
    await expect(body({ farmId: retired.id })).rejects.toMatchObject({ code: 'impersonation.noUser' });
    await expect(body({ farmId: lonely.id })).rejects.toMatchObject({ code: 'impersonation.noUser' });
    await expect(body({ userId: 2_000_000_000 })).rejects.toMatchObject({ code: 'user.notFound' });
    await farmUsers.remove({ query: { farmIds: [farm.id] }, body: { userId: user.id, evenIfLast: true } });
    await expect(body({ farmId: farm.id })).rejects.toMatchObject({ code: 'impersonation.noUser' });
  });
});

describe('acting as somebody else', () => {
  it('goes on when the token is renewed, with the token that expired and without it', async () => {
    const { admin, browser, user, token } = await act();
    started.clock.advance(11 * minute);
    const renewed = await browser.renew({ 'x-expired-authorization': `Bearer ${token}` });
    expect(decodeJwt(tokenIn(renewed))).toMatchObject({ principal: user.email, original_user_id: admin.id });
    const again = await browser.renew();
    expect(decodeJwt(tokenIn(again))).toMatchObject({ principal: user.email, original_user_id: admin.id });
  });

  it('ends where the page shows a token of another session, and that is written down', async () => {
    const { admin, browser, own } = await act();
    const other = await act();
    for (const [acting, hint] of [
      [browser, own],
      [other.browser, 'Bearer nonsense'],
    ] as const) {
      const renewed = await acting.renew({ 'x-expired-authorization': hint });
      expect(decodeJwt(tokenIn(renewed))).not.toHaveProperty('original_user_id');
    }
    const query = { 'user-id': admin.id, action: 'impersonation.mismatch' } as const;
    expect((await started.api(await started.make.admin()).gateway.audit.list({ query })).total).toBe(1);
  });

  it('ends by itself after an hour, and leads back', async () => {
    const { admin, browser, token } = await act();
    started.clock.advance(61 * minute);
    const renewed = await browser.renew({ 'x-expired-authorization': `Bearer ${token}` });
    expect(decodeJwt(tokenIn(renewed))).toMatchObject({ principal: admin.email });
    expect(decodeJwt(tokenIn(renewed))).not.toHaveProperty('original_user_id');
  });

  it('ends for whoever is no administrator any more', async () => {
    const { admin, browser, token } = await act();
    await changeAdministrator(started.services, admin.email, false);
    started.clock.advance(6_000);
    const call = started.api({ token }).agroevidence.farms.list();
    await expect(call).rejects.toMatchObject({ code: 'authentication.expired' });
    const renewed = await browser.renew({ 'x-expired-authorization': `Bearer ${token}` });
    expect(decodeJwt(tokenIn(renewed))).toMatchObject({ principal: admin.email });
    expect(decodeJwt(tokenIn(renewed))).not.toHaveProperty('original_user_id');
  });

  it('ends with the own session: by signing out, here or in another browser of the same session', async () => {
    const { browser, token } = await act();
    expect((await browser.signOut()).statusCode).toBe(204);
    started.clock.advance(6_000);
    const call = started.api({ token }).agroevidence.farms.list();
    await expect(call).rejects.toMatchObject({ code: 'authentication.expired' });
    const beforeIt = await started.make.admin();
    const { user } = await started.make.farmer();
    const own = new Browser(started.app);
    const ownToken = tokenIn(await own.signIn(beforeIt));
    const behind = own.copy();
    const acting = tokenIn(await own.switchTo({ userId: user.id }, ownToken));
    await behind.signOut();
    started.clock.advance(6_000);
    const late = started.api({ token: acting }).agroevidence.farms.list();
    await expect(late).rejects.toMatchObject({ code: 'authentication.expired' });
    expect((await own.renew()).statusCode).toBe(401);
  });

  it('ends for everybody where an old cookie is used again, with the session behind it', async () => {
    const { browser, own } = await act();
    const thief = browser.copy();
    await browser.renew();
    started.clock.advance(minute);
    expect((await thief.renew()).statusCode).toBe(401);
    expect((await browser.renew()).statusCode).toBe(401);
    const call = started.api({ token: own }).agroevidence.farms.list();
    await expect(call).rejects.toMatchObject({ code: 'authentication.expired' });
  });

  it('gives the tabs that wake just after the end the own session too, and later nothing', async () => {
    const { admin, browser, token } = await act();
    const tab = browser.copy();
    const late = browser.copy();
    await browser.switchTo(null, token);
    expect(decodeJwt(tokenIn(await tab.renew()))).toMatchObject({ principal: admin.email });
    started.clock.advance(minute);
    expect((await late.renew()).statusCode).toBe(401);
  });

  it('reaches no call of administrators and cannot go on to somebody else', async () => {
    const { admin, browser, user, farmId, token } = await act();
    const ids = { ...madeUpIds, farm: farmId, user: admin.id };
    for (const call of endpointsFor('admin')) {
      const answer = await started.app.inject({
        ...(await injection(call, sampleInput(call, ids), token)),
        payloadAsStream: false,
      });
      expect([call.name, ...codeOf(answer)]).toEqual([call.name, 404, 'route.notFound']);
    }
    for (const wish of [{ farmId }, { userId: user.id }, { userId: admin.id }]) {
      expect(codeOf(await browser.switchTo(wish, token))).toEqual([403, 'impersonation.refused']);
    }
  });

  it('is refused whatever is for the user alone', async () => {
    const { farmId, token, admin } = await act();
    const ids = { ...madeUpIds, farm: farmId, user: admin.id };
    const personal = everyEndpoint().filter(({ endpoint }) => endpoint.ownOnly);
    for (const call of personal) {
      const answer = await started.app.inject({
        ...(await injection(call, sampleInput(call, ids), token)),
        payloadAsStream: false,
      });
      expect([call.name, ...codeOf(answer)]).toEqual([call.name, 403, 'impersonation.refused']);
    }
    const { rows } = await started
      .api(await started.make.admin())
      .gateway.audit.list({ query: { 'user-id': admin.id, action: 'impersonation.call', 'per-page': 100 } });
    const names = personal.map(
      ({ module, endpoint: { method, path } }) => `${method} /${module}${path.replace(/\{(\w+)\}/g, ':$1')}`,
    );
    expect(rows.map(({ detail }) => detail['call']).sort()).toEqual(names.sort());
  });

  it('writes down every change with both identities', async () => {
    const { admin, user, farmId, token } = await act();
    const parcel = await started.make.parcel({ farm: { id: farmId, name: '' }, name: 'Bahna' });
    const { parcels } = started.api({ token }).agroevidence;
    await parcels.change({ params: { id: parcel.id }, body: { name: 'Za humny' } });
    await parcels.list();
    const { rows } = await started
      .api(await started.make.admin())
      .gateway.audit.list({ query: { 'user-id': admin.id, 'sort-dir': 'asc' } });
    const both = { user: { id: user.id, email: user.email }, originalUser: { id: admin.id, email: admin.email } };
    expect(rows.filter(({ originalUser }) => originalUser !== null)).toMatchObject([
      { ...both, action: 'impersonation.begun', farm: { id: farmId } },
      {
        ...both,
        action: 'impersonation.call',
        farm: { id: farmId },
        detail: { call: 'PATCH /agroevidence/parcels/:id', id: parcel.id },
      },
      {
        ...both,
        action: 'parcel.renamed',
        farm: { id: farmId },
        detail: { parcelId: parcel.id, nameBefore: 'Bahna', name: 'Za humny' },
      },
    ]);
  });

  it('writes down its own beginning and end once each, and an attempt to act as somebody else meanwhile', async () => {
    const { admin, browser, token, farmId } = await act();
    expect(codeOf(await browser.switchTo({ farmId }, token))).toEqual([403, 'impersonation.refused']);
    await browser.switchTo(null, token);
    const query = { 'user-id': admin.id, 'sort-dir': 'asc' } as const;
    const { rows } = await started.api(await started.make.admin()).gateway.audit.list({ query });
    const acting = rows.filter(({ originalUser }) => originalUser !== null).map(({ action }) => action);
    expect(acting).toEqual(['impersonation.begun', 'impersonation.call', 'impersonation.ended']);
  });
});
