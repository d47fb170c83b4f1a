import type { MailSettings } from './mail-settings.ts';
import type { MailTransport } from './mail-transport.ts';
import { outboxFolder } from './outbox-folder.ts';
import { smtpTransport } from './smtp-transport.ts';

/** The mail server of the configuration, or a folder of files where there is none. */
export function createMailTransport({ url, from }: MailSettings, outbox: string): MailTransport {
  return url === undefined ? outboxFolder(outbox, from) : smtpTransport(new URL(url), from);
}
