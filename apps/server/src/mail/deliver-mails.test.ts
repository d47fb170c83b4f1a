import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startMailServer, type MailServer } from '@brazda/simulators/mail-server/mail-server.ts';
import type { Database } from '../db/database.ts';
import { withFarms, withSystem } from '../db/farm-scope.ts';
import type { Poller } from '../concurrency/poller.ts';
import { caughtLog } from '../testing/caught-log.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { composeMail } from './compose-mail.ts';
import { createMailTransport } from './create-mail-transport.ts';
import { deliverMails, releaseMails, sweepMails } from './deliver-mails.ts';
import { queueMail } from './queue-mail.ts';

const { log, lines } = caughtLog();
const from = 'Brázda <brazda@example.com>';
const publicUrl = 'https://brazda.example';

let database: Database;
let folder: string;
beforeAll(async () => {
  database = await openTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'brazda-mail-'));
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const running: (Poller | MailServer)[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((each) => each.close()));
  await sql`delete from core.mail`.execute(database.kysely);
  lines.length = 0;
});

async function mailServer(options: Partial<Parameters<typeof startMailServer>[0]> = {}): Promise<MailServer> {
  const server = await startMailServer({ port: 0, ...options });
  running.push(server);
  return server;
}

function deliver(url: string | undefined): Poller {
  const transport = createMailTransport({ url, from, publicUrl }, join(folder, 'outbox'));
  const worker = deliverMails(database, transport, log);
  running.push(worker);
  return worker;
}

const words = {
  language: 'cs',
  brand: { title: 'Brázda', accent: '#2f6b3c' },
  home: publicUrl,
  title: 'nové heslo',
  paragraphs: ['Žluťoučký kůň & <tráva>'],
  action: { label: 'Nastavit', url: `${publicUrl}/reset?key=tajny-klic&a=1` },
  notes: [],
};

async function queue(recipient = `${randomUUID()}@example.com`): Promise<string> {
  await withSystem(database, (tx) => queueMail(tx, { recipient, ...composeMail(words) }));
  return recipient;
}

interface Row {
  readonly id: string;
  readonly state: string;
  readonly attempts: number;
  readonly textBody: string | null;
  readonly htmlBody: string | null;
  readonly lastError: string | null;
  readonly pause: number;
}

async function row(): Promise<Row> {
  const { rows } = await sql<Row>`
    select id, state, attempts, text_body, html_body, last_error, extract(epoch from due_at - now())::float8 as pause
    from core.mail`.execute(database.kysely);
  if (!rows[0]) throw new Error('There is no mail');
  return rows[0];
}

/** The log, which a state that is kept comes before. */
function told(): string {
  return lines.join('');
}

async function change(what: string): Promise<void> {
  await sql`update core.mail set ${sql.raw(what)}`.execute(database.kysely);
}

describe('a mail', () => {
  it('goes out once, in text and in HTML, and its words are forgotten', async () => {
    const server = await mailServer();
    const recipient = await queue();
    deliver(server.url);
    const mail = await server.mailTo(recipient);
    expect(mail).toMatchObject({ from: 'brazda@example.com', subject: 'Brázda: nové heslo' });
    expect(mail.text).toContain('Žluťoučký kůň & <tráva>');
    expect(mail.text).toContain(`${publicUrl}/reset?key=tajny-klic&a=1`);
    expect(mail.html).toContain('Žluťoučký kůň &amp; &lt;tráva&gt;');
    expect(mail.html).toContain('href="https://brazda.example/reset?key=tajny-klic&amp;a=1"');
    expect(mail.headers.get('auto-submitted')).toBe('auto-generated');
    await expect.poll(row).toMatchObject({ state: 'SENT', attempts: 1, textBody: null, htmlBody: null });
    expect(mail.messageId).toBe(`<${(await row()).id}@example.com>`);
  });

  it('is not there where the change that it tells of was undone', async () => {
    const undone = withSystem(database, async (tx) => {
      await queueMail(tx, { recipient: 'a@example.com', ...composeMail(words) });
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    await expect(row()).rejects.toThrow('There is no mail');
  });

  it('waits with growing pauses while there is no mail server, and goes out once there is', async () => {
    const gone = await startMailServer({ port: 0 });
    await gone.close();
    const recipient = await queue();
    const worker = deliver(gone.url);
    for (const seconds of [5, 10, 20, 40]) {
      worker.nudge();
      const attempts = Math.log2(seconds / 5) + 1;
      await expect.poll(row).toMatchObject({ state: 'WAITING', attempts, lastError: expect.any(String) as string });
      const { pause } = await row();
      expect(pause).toBeGreaterThan(seconds - 2);
      expect(pause).toBeLessThanOrEqual(seconds);
      await change('due_at = now(), last_error = null');
    }
    const server = await mailServer({ port: gone.port });
    worker.nudge();
    expect(await server.mailTo(recipient)).toMatchObject({ to: recipient });
  });

  it.each(['busy', 'dropping'] as const)(
    'is not lost to a server that is %s, and comes with the same Message-ID',
    async (mode) => {
      const server = await mailServer({ mode });
      const recipient = await queue();
      const worker = deliver(server.url);
      await expect.poll(row).toMatchObject({ state: 'WAITING', attempts: 1, lastError: expect.any(String) as string });
      const { id } = await row();
      server.setMode('normal');
      await change('due_at = now()');
      worker.nudge();
      expect(await server.mailTo(recipient)).toMatchObject({ messageId: `<${id}@example.com>` });
      expect(told()).toContain('a mail could not be sent; it is tried again');
      expect([recipient, 'tajny-klic'].filter((secret) => told().includes(secret))).toEqual([]);
    },
  );

  it('that the server refuses for ever is given up at once, with a warning that names nobody', async () => {
    const server = await mailServer({ mode: 'refusing' });
    const recipient = await queue();
    deliver(server.url);
    await expect.poll(row).toMatchObject({ state: 'GIVEN_UP', attempts: 1, lastError: expect.any(String) as string });
    await expect.poll(told).toContain('the mail server refuses it for ever');
    expect(told()).not.toContain(recipient);
  });

  it.each(['from-start', 'starttls'] as const)(
    'is kept from a server whose certificate nobody vouches for: %s',
    async (encryption) => {
      const server = await mailServer({ encryption });
      await queue();
      deliver(server.url);
      await expect.poll(row).toMatchObject({ state: 'WAITING', attempts: 1, lastError: expect.any(String) as string });
      expect((await row()).lastError).toMatch(/certificate/);
      expect(server.attempts()).toBe(0);
    },
  );

  it('is kept from a server on another machine that wants a password and does not encrypt', async () => {
    const server = await mailServer({ login: { user: 'brazda', password: 'tajne' } });
    await queue();
    // An address that is not known to be this machine, and leads to it all the same.
    deliver(`smtp://brazda:tajne@0.0.0.0:${server.port}`);
    await expect.poll(row).toMatchObject({ state: 'WAITING', attempts: 1, lastError: expect.any(String) as string });
    expect((await row()).lastError).toMatch(/STARTTLS/);
    expect(server.attempts()).toBe(0);
  });

  it('never pauses for longer than an hour, and is given up after three days with a warning', async () => {
    const server = await mailServer({ mode: 'busy' });
    await queue();
    await change('attempts = 30');
    const worker = deliver(server.url);
    await expect.poll(row).toMatchObject({ state: 'WAITING', attempts: 31, lastError: expect.any(String) as string });
    expect((await row()).pause).toBeLessThanOrEqual(3600);
    await change(`created_at = now() - interval '3 days 1 second', due_at = now(), last_error = null`);
    worker.nudge();
    await expect.poll(row).toMatchObject({ state: 'GIVEN_UP', attempts: 32 });
    await expect.poll(told).toContain('a mail was given up after three days of attempts');
    server.setMode('normal');
    worker.nudge();
    await worker.close();
    expect(server.mails).toEqual([]);
  });

  it('of a process that was killed while sending goes out when its lease is over', async () => {
    const server = await mailServer();
    const recipient = await queue();
    await change(`attempts = 1, locked_until = now() + interval '1 minute'`);
    const worker = deliver(server.url);
    worker.nudge();
    await worker.close();
    expect(server.mails).toEqual([]);
    await change(`locked_until = now() - interval '1 second'`);
    deliver(server.url);
    expect(await server.mailTo(recipient)).toMatchObject({ to: recipient });
    await expect.poll(row).toMatchObject({ state: 'SENT', attempts: 2 });
  });

  it('of the only process goes out at once when that starts anew', async () => {
    const server = await mailServer();
    const recipient = await queue();
    await change(`attempts = 1, locked_until = now() + interval '1 minute'`);
    await releaseMails(database);
    deliver(server.url);
    expect(await server.mailTo(recipient)).toMatchObject({ to: recipient });
  });

  it('is sent by one of many that look for it', async () => {
    const server = await mailServer();
    const recipients = await Promise.all(Array.from({ length: 12 }, () => queue()));
    for (let worker = 0; worker < 3; worker += 1) deliver(server.url);
    await Promise.all(recipients.map((recipient) => server.mailTo(recipient)));
    expect(server.attempts()).toBe(12);
  });

  it('is forgotten ninety days after it was sent, and never while it waits', async () => {
    await queue();
    await change(`created_at = now() - interval '1 year', finished_at = now() - interval '91 days'`);
    await sweepMails(database);
    expect(await row()).toMatchObject({ state: 'WAITING' });
    await change(`state = 'SENT', text_body = null, html_body = null`);
    await sweepMails(database);
    await expect(row()).rejects.toThrow('There is no mail');
  });

  it('cannot be read or written by work on farms', async () => {
    const attempt = withFarms(database, { memberships: [1], farmIds: [1] }, (tx) =>
      tx.sql.selectFrom('core.mail').selectAll().execute(),
    );
    await expect(attempt).rejects.toMatchObject({ code: '42501' });
  });
});

describe('the mail server', () => {
  it('is given its user and password', async () => {
    const server = await mailServer({ login: { user: 'brazda@example.com', password: 'p@ss:word' } });
    const recipient = await queue();
    deliver(`smtp://brazda%40example.com:p%40ss%3Aword@127.0.0.1:${server.port}`);
    expect(await server.mailTo(recipient)).toMatchObject({ to: recipient });
  });

  it('that refuses them gets the mail later, and the log holds no password', async () => {
    const server = await mailServer({ login: { user: 'brazda', password: 'right' } });
    await queue();
    deliver(`smtp://brazda:tajne-heslo@127.0.0.1:${server.port}`);
    await expect.poll(row).toMatchObject({ state: 'WAITING', attempts: 1, lastError: expect.any(String) as string });
    // Whoever writes learns of it last: until then the log says nothing.
    await expect.poll(told).toContain('"responseCode":535');
    expect(told()).not.toContain('tajne-heslo');
    expect((await row()).lastError).not.toContain('tajne-heslo');
  });
});

describe('without a mail server, a mail', () => {
  it('becomes a file that mail programs open and nobody else may read', async () => {
    const recipient = await queue();
    deliver(undefined);
    await expect.poll(row).toMatchObject({ state: 'SENT', textBody: null });
    const outbox = join(folder, 'outbox');
    const [name = '', ...others] = readdirSync(outbox);
    expect(others).toEqual([]);
    expect(name).toContain((await row()).id);
    expect(name).toMatch(/\.eml$/);
    const text = readFileSync(join(outbox, name), 'utf8');
    expect(text).toContain(`To: ${recipient}`);
    expect(text).toContain('multipart/alternative');
    expect(statSync(join(outbox, name)).mode & 0o077).toBe(0);
  });
});
