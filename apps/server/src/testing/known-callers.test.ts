import { createHmac, randomBytes } from 'node:crypto';
import { decodeJwt, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { endpointsFor, injection, type NamedEndpoint } from './contract-calls.ts';
import { madeUpIds, sampleInput } from './sample-input.ts';
import { startApp } from './start-app.ts';

const started = startApp();
const calls = endpointsFor('user', 'farm', 'admin');
const lifetimeMilliseconds = 10 * 60_000;

/** Codes with which calls answer the holder of a token. */
async function answersTo(authorization: string | undefined): Promise<string[]> {
  const answers = calls.map(async (call) => `${call.name} ${await answerTo(call, authorization)}`);
  return Promise.all(answers);
}

async function answerTo(call: NamedEndpoint, authorization: string | undefined): Promise<string> {
  const request = await injection(call, sampleInput(call, madeUpIds));
  const headers = { ...request.headers, ...(authorization !== undefined && { authorization }) };
  const answer = await started.app.inject({ ...request, headers, payloadAsStream: false });
  return `${answer.statusCode} ${answer.json<{ code: string }>().code}`;
}

function allAre(answer: string): string[] {
  return calls.map(({ name }) => `${name} ${answer}`);
}

const encoded = (part: unknown): string => Buffer.from(JSON.stringify(part)).toString('base64url');
const expired = allAre('401 authentication.expired');

describe('calls of signed-in users', () => {
  it('are refused to nobody', async () => {
    expect(await answersTo(undefined)).toEqual(allAre('401 authentication.required'));
  });

  it('are refused by any other scheme than a bearer token', async () => {
    const { token, email, password } = await started.make.user();
    expect(await answersTo(`Basic ${Buffer.from(`${email}:${password}`).toString('base64')}`)).toEqual(
      allAre('401 authentication.required'),
    );
    expect(await answersTo(token)).toEqual(allAre('401 authentication.required'));
  });

  it('are refused to a token whose words or seal were changed', async () => {
    const { token } = await started.make.user();
    const other = await started.make.user();
    const [header = '', payload = '', seal = ''] = token.split('.');
    const foreign = decodeJwt(other.token);
    const changed = [
      [header, encoded({ ...decodeJwt(token), sid: foreign['sid'] }), seal],
      [header, payload, seal.startsWith('A') ? `B${seal.slice(1)}` : `A${seal.slice(1)}`],
      [header, payload, ''],
      [header, payload],
      [header, other.token.split('.')[1] ?? '', seal],
      ['', '', ''],
    ];
    for (const parts of changed) expect(await answersTo(`Bearer ${parts.join('.')}`)).toEqual(expired);
  });

  it('are refused to a token that names no seal, or another kind of seal', async () => {
    const { token } = await started.make.user();
    const [, payload = ''] = token.split('.');
    const unsealed = `${encoded({ alg: 'none', typ: 'at+jwt' })}.${payload}.`;
    const otherKind = `${encoded({ alg: 'HS384', typ: 'at+jwt' })}.${payload}`;
    const seal = createHmac('sha384', started.services.key).update(otherKind).digest('base64url');
    for (const bad of [unsealed, `${otherKind}.${seal}`]) expect(await answersTo(`Bearer ${bad}`)).toEqual(expired);
  });

  it('are refused to a token of another key, type, issuer or audience', async () => {
    const { token } = await started.make.user();
    const { iss: _iss, aud: _aud, ...claims } = decodeJwt(token);
    const sign = (typ: string, issuer: string, audience: string, key: Uint8Array): Promise<string> =>
      new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ }).setIssuer(issuer).setAudience(audience).sign(key);
    const { key } = started.services;
    const right = await sign('at+jwt', 'brazda', 'brazda', key);
    await expect(started.api({ token: right }).agroevidence.farms.list()).resolves.toMatchObject({ total: 0 });
    const wrong = [
      await sign('at+jwt', 'brazda', 'brazda', randomBytes(32)),
      await sign('JWT', 'brazda', 'brazda', key),
      await sign('at+jwt', 'other', 'brazda', key),
      await sign('at+jwt', 'brazda', 'other', key),
    ];
    for (const bad of wrong) expect(await answersTo(`Bearer ${bad}`)).toEqual(expired);
  });

  it('are refused to a token that names no session, though its seal is ours', async () => {
    const { token } = await started.make.user();
    const sealed = await new SignJWT({ ...decodeJwt(token), sid: 'no-session' })
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
      .sign(started.services.key);
    expect(await answersTo(`Bearer ${sealed}`)).toEqual(expired);
  });

  it('are refused to a refresh cookie that is sent as a token', async () => {
    const { email, password } = await started.make.user();
    const signedIn = await started.app.inject({
      method: 'POST',
      url: '/gateway/api/authenticate',
      payload: { username: email, password },
    });
    expect(await answersTo(`Bearer ${signedIn.cookies[0]?.value ?? ''}`)).toEqual(expired);
  });

  it('are refused to the token of a session that was signed out, at once', async () => {
    const { email, password } = await started.make.user();
    const url = '/gateway/api/authenticate';
    const signedIn = await started.app.inject({ method: 'POST', url, payload: { username: email, password } });
    const token = signedIn.json<{ id_token: string }>().id_token;
    await expect(started.api({ token }).agroevidence.farms.list()).resolves.toMatchObject({ total: 0 });
    const [cookie] = signedIn.cookies;
    await started.app.inject({ method: 'DELETE', url, cookies: { [cookie?.name ?? '']: cookie?.value ?? '' } });
    expect(await answersTo(`Bearer ${token}`)).toEqual(expired);
  });

  it('are refused to a token after its ten minutes', async () => {
    const { token } = await started.make.user();
    await expect(started.api({ token }).agroevidence.farms.list()).resolves.toMatchObject({ total: 0 });
    started.clock.advance(lifetimeMilliseconds + 6_000);
    expect(await answersTo(`Bearer ${token}`)).toEqual(expired);
  });
});
