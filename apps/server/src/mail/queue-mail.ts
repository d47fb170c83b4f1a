import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { SystemTransaction } from '../db/farm-scope.ts';

export interface Mail {
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Adds a mail in the transaction of the change that it tells of: it goes out if that is kept, and only then. */
export async function queueMail(tx: SystemTransaction, { recipient, subject, text, html }: Mail): Promise<void> {
  await tx.sql
    .insertInto('core.mail')
    .values({ id: randomUUID(), recipient, subject, textBody: text, htmlBody: html })
    .execute();
}

/** Forgets every mail to somebody, also one that has not gone out: its links lead nowhere any more. */
export async function forgetMailsTo(tx: SystemTransaction, recipient: string): Promise<void> {
  await tx.sql
    .deleteFrom('core.mail')
    .where(sql`lower(recipient)`, '=', recipient.toLowerCase())
    .execute();
}
