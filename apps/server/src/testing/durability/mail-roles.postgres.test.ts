import { setTimeout as pause } from 'node:timers/promises';
import { startMailServer, type MailServer } from '@brazda/simulators/mail-server/mail-server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiAt, signUpAt } from './network-api.ts';
import { makeServerDatabase, type ServerDatabase } from './server-database.ts';
import { startServer, type ShippedServer } from '@brazda/harness/shipped-server.ts';

const email = 'farmer@example.com';
/** Longer than the pause between two looks for mails. */
const longerThanALook = 3000;

let database: ServerDatabase;
let mailServer: MailServer;
const servers: ShippedServer[] = [];
beforeAll(async () => {
  database = await makeServerDatabase('migrated');
  mailServer = await startMailServer({ port: 0 });
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop('SIGKILL')));
  await mailServer.close();
  await database.remove();
});

function start(role: 'api' | 'worker'): ShippedServer {
  const mail = role === 'worker' && {
    MAIL_URL: mailServer.url,
    MAIL_FROM: 'brazda@example.com',
    PUBLIC_URL: 'https://brazda.example',
  };
  const server = startServer({ ...database.settings, ROLE: role, ...mail });
  servers.push(server);
  return server;
}

describe('A process that only serves calls', () => {
  it('leaves mails to the workers, whose mail server it need not know', async () => {
    const address = await start('api').ready();
    await signUpAt(address, email, 'tajne-heslo');
    await apiAt(address).gateway.passwordReset.init({ query: { mail: email } });
    await pause(longerThanALook);
    expect(mailServer.attempts()).toBe(0);
    await start('worker').says('Brázda works on jobs.');
    expect(await mailServer.mailTo(email)).toMatchObject({ to: email, from: 'brazda@example.com' });
  }, 60_000);
});
