import { brandFaces } from '@brazda/domain/brands.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Language, type FarmRole } from '@brazda/contract/shapes.ts';
import type { TestFarm, TestUser } from '#server/testing/factories.ts';
import { startApp } from '#server/testing/start-app.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';
import { startMailServer, type MailServer } from '@brazda/simulators/mail-server/mail-server.ts';
import { invitationMail, type InvitationContent } from './invitation-mail.ts';
import { sweepInvitations } from './invite-member.ts';

const day = 86_400_000;

let mailServer: MailServer;
const environment: Record<string, string> = {
  MAIL_FROM: 'Brázda <brazda@example.com>',
  PUBLIC_URL: 'https://brazda.example',
};
beforeAll(async () => {
  mailServer = await startMailServer({ port: 0 });
  environment['MAIL_URL'] = mailServer.url;
});
afterAll(() => mailServer.close());

const started = startApp({ environment, database: () => openTestDatabase() });

const callsOf = (user?: TestUser): ReturnType<typeof started.api>['gateway']['invitations'] =>
  started.api(user).gateway.invitations;

interface Invited {
  readonly owner: TestUser;
  readonly farm: TestFarm;
  readonly id: number;
  readonly key: string;
}

/** Lets a new owner invite somebody, and takes the key out of the mail. */
async function invite(email: string, role: FarmRole = 'worker'): Promise<Invited> {
  const { user: owner, farm } = await started.make.farmer();
  return { owner, farm, ...(await inviteTo(owner, farm, email, role)) };
}

async function inviteTo(
  owner: TestUser,
  farm: TestFarm,
  email: string,
  role: FarmRole = 'worker',
): Promise<{ id: number; key: string }> {
  const before = mailServer.mails.filter(({ to }) => to === email).length;
  const { id } = await callsOf(owner).invite({ params: { id: farm.id }, body: { email, role } });
  const { text } = await mailServer.mailTo(email, before);
  return { id, key: /\/invitation#([\w-]+)/.exec(text)?.[1] ?? '' };
}

const farmsOf = async (user: TestUser): Promise<number[]> =>
  (await started.api(user).agroevidence.farms.list()).rows.map(({ id }) => id);

let count = 0;
function newEmail(): string {
  count += 1;
  return `invited-${count}@example.com`;
}

const content: InvitationContent = {
  email: 'jan@farma.cz',
  language: 'cs',
  farmName: 'U <Lesa>',
  inviter: 'Eva (eva@farma.cz)',
  role: 'worker',
};
const front = { brand: brandFaces.brazda, url: 'https://brazda.example' };

describe('an invitation', () => {
  it('goes out by mail and lets the invited one in, once', async () => {
    const guest = await started.make.user();
    const { farm, owner, key } = await invite(guest.email, 'reader');
    const seen = { farmName: farm.name, email: guest.email, role: 'reader' };
    expect(await callsOf().look({ body: { key } })).toEqual(seen);
    expect(await callsOf(guest).accept({ body: { key } })).toEqual({ farmId: farm.id });
    expect(await farmsOf(guest)).toEqual([farm.id]);
    const { rows } = await started.api(owner).gateway.farmMembers.list({ params: { id: farm.id } });
    expect(rows.map(({ userId, role }) => [userId, role])).toEqual([
      [owner.id, 'owner'],
      [guest.id, 'reader'],
    ]);
    expect((await callsOf(owner).list({ params: { id: farm.id } })).total).toBe(0);
    await expect(callsOf(guest).accept({ body: { key } })).rejects.toMatchObject({ code: 'invitation.invalid' });
    await expect(callsOf().look({ body: { key } })).rejects.toMatchObject({ status: 422, code: 'invitation.invalid' });
  });

  it('lets in whoever makes the account only then', async () => {
    const email = newEmail();
    const { farm, key } = await invite(email);
    const { accounts, authentication } = started.api().gateway;
    const password = 'tajne-heslo';
    await accounts.register({ body: { email: email.toUpperCase(), password, licenceAccepted: true } });
    const { id_token: token } = await authentication.signIn({ body: { username: email, password } });
    const api = started.api({ token });
    expect(await api.gateway.invitations.accept({ body: { key } })).toEqual({ farmId: farm.id });
    expect((await api.agroevidence.farms.list()).rows.map(({ id }) => id)).toEqual([farm.id]);
  });

  it('opens nothing for another account, and stays good for the right one', async () => {
    const guest = await started.make.user();
    const other = await started.make.user();
    const { farm, key } = await invite(guest.email);
    const tried = callsOf(other).accept({ body: { key } });
    await expect(tried).rejects.toMatchObject({ status: 403, code: 'invitation.otherAccount' });
    expect(await farmsOf(other)).toEqual([]);
    expect(await callsOf(guest).accept({ body: { key } })).toEqual({ farmId: farm.id });
  });

  it('is answered alike whether or not there is such an account', async () => {
    const { user: owner, farm } = await started.make.farmer();
    const known = await started.make.user();
    const answers = await Promise.all(
      [known.email, newEmail()].map((email) =>
        callsOf(owner).invite({ params: { id: farm.id }, body: { email, role: 'worker' } }),
      ),
    );
    expect(answers.map((answer) => Object.keys(answer))).toEqual([
      Object.keys(answers[0] ?? {}),
      Object.keys(answers[0] ?? {}),
    ]);
    expect(answers.map(({ state }) => state)).toEqual(['WAITING', 'WAITING']);
  });

  it('can be called back, and then its link opens nothing', async () => {
    const guest = await started.make.user();
    const { owner, farm, id, key } = await invite(guest.email);
    await callsOf(owner).revoke({ params: { id: farm.id, invitationId: id } });
    await expect(callsOf(guest).accept({ body: { key } })).rejects.toMatchObject({ code: 'invitation.invalid' });
    const { rows } = await callsOf(owner).list({ params: { id: farm.id } });
    expect(rows).toMatchObject([{ id, email: guest.email, state: 'REVOKED' }]);
  });

  it('takes the place of the one before to the same email', async () => {
    const guest = await started.make.user();
    const first = await invite(guest.email);
    const second = await inviteTo(first.owner, first.farm, guest.email);
    const tried = callsOf(guest).accept({ body: { key: first.key } });
    await expect(tried).rejects.toMatchObject({ code: 'invitation.invalid' });
    expect((await callsOf(first.owner).list({ params: { id: first.farm.id } })).total).toBe(1);
    expect(await callsOf(guest).accept({ body: { key: second.key } })).toEqual({ farmId: first.farm.id });
  });

  it('is over when its farm is deleted, and when fourteen days have passed; later it is forgotten', async () => {
    const guest = await started.make.user();
    const { owner, farm, key } = await invite(guest.email);
    await started.api(owner).agroevidence.farms.retire({ params: { id: farm.id }, body: { name: farm.name } });
    await expect(callsOf(guest).accept({ body: { key } })).rejects.toMatchObject({ code: 'invitation.invalid' });
    const late = await invite(guest.email);
    const { kysely } = started.services.database;
    await sql`update gateway.invitation set expires_at = now() - interval '1 second'`.execute(kysely);
    await expect(callsOf(guest).accept({ body: { key: late.key } })).rejects.toMatchObject({
      code: 'invitation.invalid',
    });
    const { rows } = await callsOf(late.owner).list({ params: { id: late.farm.id } });
    expect(rows).toMatchObject([{ state: 'EXPIRED' }]);
    const clock = { now: () => new Date(Date.now() + 31 * day) };
    await sweepInvitations({ database: started.services.database, clock });
    expect((await callsOf(late.owner).list({ params: { id: late.farm.id } })).total).toBe(0);
  });

  it('is sent by those who say who belongs to the farm, and to nobody who is a member', async () => {
    const guest = await started.make.user();
    const { owner, farm, key } = await invite(guest.email);
    await callsOf(guest).accept({ body: { key } });
    const params = { id: farm.id };
    const refused = { status: 403, code: 'farm.notAllowed' };
    await expect(callsOf(guest).invite({ params, body: { email: newEmail(), role: 'reader' } })).rejects.toMatchObject(
      refused,
    );
    await expect(callsOf(guest).list({ params })).rejects.toMatchObject(refused);
    const again = callsOf(owner).invite({ params, body: { email: guest.email.toUpperCase(), role: 'reader' } });
    await expect(again).rejects.toMatchObject({ status: 409, code: 'member.exists' });
    const wrong = callsOf(owner).invite({ params, body: { email: 'no mail', role: 'reader' } });
    await expect(wrong).rejects.toMatchObject({ status: 400, code: 'validation.failed' });
  });

  it('is to no role above that of whoever sends it, calls it back or sends another', async () => {
    const { user: owner, farm } = await started.make.farmer();
    const manager = await started.make.member(farm, 'manager');
    const params = { id: farm.id };
    const email = newEmail();
    const refused = { status: 403, code: 'member.roleAbove' };
    const toOwner = callsOf(manager).invite({ params, body: { email, role: 'owner' } });
    await expect(toOwner).rejects.toMatchObject(refused);
    const { id } = await callsOf(owner).invite({ params, body: { email, role: 'owner' } });
    const back = callsOf(manager).revoke({ params: { ...params, invitationId: id } });
    await expect(back).rejects.toMatchObject(refused);
    const instead = callsOf(manager).invite({ params, body: { email, role: 'reader' } });
    await expect(instead).rejects.toMatchObject(refused);
    expect((await callsOf(owner).list({ params })).rows).toMatchObject([{ id, role: 'owner', state: 'WAITING' }]);
  });

  it('comes to nothing when whoever sent it may not give its role any more', async () => {
    const guest = await started.make.user();
    const { user: owner, farm } = await started.make.farmer();
    const manager = await started.make.member(farm, 'manager');
    const { key } = await inviteTo(manager, farm, guest.email, 'manager');
    const own = await inviteTo(owner, farm, newEmail());
    const { change } = started.api(owner).gateway.farmMembers;
    await change({ params: { id: farm.id, userId: manager.id }, body: { role: 'worker' } });
    await expect(callsOf(guest).accept({ body: { key } })).rejects.toMatchObject({ code: 'invitation.invalid' });
    const { rows } = await callsOf(owner).list({ params: { id: farm.id } });
    expect(rows.map(({ id, state }) => [id === own.id, state])).toEqual([
      [true, 'WAITING'],
      [false, 'REVOKED'],
    ]);
  });

  it('fills nobody’s letter box', async () => {
    const email = newEmail();
    const { user: owner, farm } = await started.make.farmer();
    const tries = Array.from({ length: 8 }, () =>
      callsOf(owner).invite({ params: { id: farm.id }, body: { email, role: 'worker' } }),
    );
    const outcomes = await Promise.allSettled(tries);
    expect(outcomes.filter(({ status }) => status === 'rejected').length).toBeGreaterThanOrEqual(3);
  });

  it('keeps its key nowhere but in the mail', async () => {
    const { key } = await invite(newEmail());
    const { rows } = await sql<{ text: string }>`select i::text as text from gateway.invitation i`.execute(
      started.services.database.kysely,
    );
    expect(rows.filter(({ text }) => text.includes(key))).toEqual([]);
  });

  it.each([
    ['owner', 'majitel'],
    ['manager', 'správce'],
    ['worker', 'pracovník'],
    ['reader', 'čtenář'],
  ] as const)('names the role %s that it gives', (role, word) => {
    const { text, html } = invitationMail({ ...content, role }, front, 'key');
    expect(text).toContain(`Vaše role na farmě: ${word}.`);
    expect(html).toContain(`Vaše role na farmě: ${word}.`);
  });

  it.each(Language.options)('speaks %s', (language) => {
    const mail = invitationMail({ ...content, language }, front, 'key');
    expect(mail.subject).toContain('U <Lesa>');
    expect(mail.text).toContain('https://brazda.example/invitation#key');
    expect(mail.html).toContain('U &lt;Lesa&gt;');
  });
});
