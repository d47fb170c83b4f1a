import { z } from 'zod';

const address = /^[^\s<>@"]+@[^\s<>@"]+$/;
const namedAddress = /^[^<>@"\r\n]+ <[^\s<>@"]+@[^\s<>@"]+>$/;

/** What the environment can say of mail. */
export const mailEnvironment = {
  MAIL_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('Mail server, smtp:// or smtps://user:password@host:port; without it mails are files in DATA_DIR/outbox'),
  MAIL_FROM: z
    .string()
    .refine((text) => address.test(text) || namedAddress.test(text), 'Not an address, nor Name <address>')
    .optional()
    .describe('Sender of mails: an address, or Name <address>'),
};

export interface MailSettings {
  /** Undefined where mails are to become files. */
  readonly url: string | undefined;
  readonly from: string;
  /** Where links in mails lead to: never what a caller says of the host, which may be a stranger's. */
  readonly publicUrl: string;
}

interface Settings {
  readonly MAIL_URL?: string | undefined;
  readonly MAIL_FROM?: string | undefined;
  readonly PUBLIC_URL?: string | undefined;
  readonly PORT: number;
}

/** What is missing for mail that really goes out, in plain words. */
export function mailFault({ MAIL_URL, MAIL_FROM, PUBLIC_URL }: Settings): string | undefined {
  if (MAIL_URL === undefined) return undefined;
  if (MAIL_FROM === undefined) return 'MAIL_URL needs MAIL_FROM: the address that mails come from.';
  if (PUBLIC_URL === undefined) return 'MAIL_URL needs PUBLIC_URL: the address that links in mails lead to.';
  return undefined;
}

export function mailSettingsOf({ MAIL_URL, MAIL_FROM, PUBLIC_URL, PORT }: Settings): MailSettings {
  return {
    url: MAIL_URL,
    from: MAIL_FROM ?? 'Brázda <brazda@localhost>',
    publicUrl: PUBLIC_URL?.replace(/\/+$/, '') ?? `http://localhost:${PORT}`,
  };
}
