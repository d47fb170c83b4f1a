import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Poller } from '../concurrency/poller.ts';
import { createMailTransport } from './create-mail-transport.ts';
import { deliverMails, releaseMails } from './deliver-mails.ts';

/** Begins to send mail, and says where it goes as long as that is not to people. */
export async function openMailRoom(
  { mail, dataDir }: Pick<Config, 'mail' | 'dataDir'>,
  database: Database,
  log: Logger,
): Promise<Poller> {
  const transport = createMailTransport(mail, join(dataDir, 'outbox'));
  if (!transport.isRealMail) {
    log.info({ folder: transport.destination }, 'no mail server is configured (MAIL_URL): mails become files');
  }
  // The embedded database is held by one process: whoever was sending before is dead.
  if (database.kind === 'pglite') await releaseMails(database);
  return deliverMails(database, transport, log);
}
