import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mailServerCertificate, startMailServer, type MailServer } from '@brazda/simulators/mail-server/mail-server.ts';
import { apiAt, signUpAt } from './network-api.ts';
import { isEmbedded, makeServerDatabase, type ServerDatabase } from './server-database.ts';
import { startServer, type ShippedServer } from '@brazda/harness/shipped-server.ts';

const email = 'farmer@example.com';

let database: ServerDatabase;
let server: ShippedServer | undefined;
let mailServer: MailServer | undefined;
beforeEach(async () => {
  database = await makeServerDatabase('migrated');
});
afterEach(async () => {
  await server?.stop('SIGKILL');
  await mailServer?.close();
  await database.remove();
});

async function start(
  settings: Readonly<Record<string, string>> = {},
): Promise<{ running: ShippedServer; address: string }> {
  server = startServer({ ...database.settings, ...settings });
  return { running: server, address: await server.ready() };
}

/** The server listens where its links lead to, as it says itself once it does. */
const settingsFor = async (mailUrl: string): Promise<Record<string, string>> => {
  const port = await freePort();
  return {
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    MAIL_URL: mailUrl,
    MAIL_FROM: 'brazda@example.com',
  };
};

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function askForReset(address: string): Promise<void> {
  await apiAt(address).gateway.passwordReset.init({ query: { mail: email } });
}

describe('A mail of a server that is killed', () => {
  it('was not lost while there was no mail server: it goes out when both are there again', async () => {
    const gone = await startMailServer({ port: 0 });
    await gone.close();
    const settings = await settingsFor(gone.url);
    const { running, address } = await start(settings);
    await signUpAt(address, email, 'tajne-heslo');
    await askForReset(address);
    expect(await running.stop('SIGKILL')).toBeNull();
    mailServer = await startMailServer({ port: gone.port });
    const again = await start(settings);
    const mail = await mailServer.mailTo(email);
    const key = /key=([\w-]+)/.exec(mail.text)?.[1] ?? '';
    expect(await apiAt(again.address).gateway.passwordReset.check({ query: { resetKey: key } })).toBe(true);
    expect(again.running.output() + running.output()).not.toContain(key);
    expect(await again.running.stop('SIGINT')).toBe(0);
  }, 120_000);

  it('goes out also where the kill came in the middle of sending, under the same Message-ID', async () => {
    // With other processes about, a mail is only sent anew when the lease of the dead one is over.
    if (!isEmbedded()) return;
    mailServer = await startMailServer({ port: 0, mode: 'slow', delayMs: 2000 });
    const settings = await settingsFor(mailServer.url);
    const { running, address } = await start(settings);
    await signUpAt(address, email, 'tajne-heslo');
    await askForReset(address);
    while (mailServer.attempts() === 0) await pause(20);
    expect(await running.stop('SIGKILL')).toBeNull();
    await start(settings);
    const second = await mailServer.mailTo(email, 1);
    expect(second.messageId).toBe((await mailServer.mailTo(email)).messageId);
  }, 120_000);
});

describe('A mail server that encrypts', () => {
  const login = { user: 'brazda', password: 'tajne heslo' };

  it.each(['from-start', 'starttls'] as const)(
    'is sent the password and the mail only encrypted, where the system vouches for it: %s',
    async (encryption) => {
      mailServer = await startMailServer({ port: 0, login, encryption });
      const url = new URL(mailServer.url);
      url.username = login.user;
      url.password = login.password;
      const settings = await settingsFor(url.href);
      const { address } = await start({ ...settings, NODE_EXTRA_CA_CERTS: mailServerCertificate });
      await signUpAt(address, email, 'tajne-heslo');
      await askForReset(address);
      expect(await mailServer.mailTo(email)).toMatchObject({ from: 'brazda@example.com', isEncrypted: true });
    },
    120_000,
  );
});

describe('A server without a mail server', () => {
  it('says so once, and writes its mails where its data lies', async () => {
    const { running, address } = await start({ LOG_LEVEL: 'info' });
    await signUpAt(address, email, 'tajne-heslo');
    await askForReset(address);
    const outbox = join(database.folder, 'outbox');
    const files = (): string[] => {
      try {
        return readdirSync(outbox).filter((name) => name.endsWith('.eml'));
      } catch {
        return [];
      }
    };
    await expect.poll(files, { timeout: 10_000 }).toHaveLength(1);
    expect(readFileSync(join(outbox, files()[0] ?? ''), 'utf8')).toContain(`To: ${email}`);
    expect(running.output().match(/no mail server is configured/g)).toHaveLength(1);
  }, 120_000);
});
