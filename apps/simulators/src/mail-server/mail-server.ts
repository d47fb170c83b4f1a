import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** How the server misbehaves: late, refusing for now, refusing for good, or gone in the middle of a mail. */
export const mailServerModes = ['normal', 'slow', 'busy', 'refusing', 'dropping'] as const;
export type MailServerMode = (typeof mailServerModes)[number];

export interface MailServerOptions {
  /** 0 takes any free port. */
  readonly port: number;
  readonly mode?: MailServerMode;
  /** How late a slow acceptance is. */
  readonly delayMs?: number;
  /** Who may send; without it everybody. */
  readonly login?: { readonly user: string; readonly password: string };
  /** Encrypted from the first byte on, or once the caller asks for it; without it all is plain. */
  readonly encryption?: 'from-start' | 'starttls';
  readonly onMail?: (mail: ReceivedMail) => void;
}

/** The certificate of an encrypted server, which nobody vouches for but itself, for the names of this machine. */
export const mailServerCertificate = fileURLToPath(new URL('certificate/loopback.pem', import.meta.url));
const certificateKey = fileURLToPath(new URL('certificate/loopback.key.pem', import.meta.url));

export interface ReceivedMail {
  readonly messageId: string;
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: ReadonlyMap<string, string>;
  /** Whether it came over an encrypted connection. */
  readonly isEncrypted: boolean;
}

export interface MailServer {
  readonly url: string;
  readonly port: number;
  /** Mails that were taken over, oldest first. */
  readonly mails: readonly ReceivedMail[];
  /** How many mails were brought to its door, taken over or not. */
  attempts(): number;
  setMode(mode: MailServerMode): void;
  /** The first mail to somebody after those that were there before; waits for it. */
  mailTo(recipient: string, after?: number): Promise<ReceivedMail>;
  close(): Promise<void>;
}

const patienceMs = 20_000;
const lookMs = 25;

/** Plays a mail server: takes mails over by SMTP and keeps them to be read. */
export async function startMailServer(options: MailServerOptions): Promise<MailServer> {
  const { login, encryption, onMail, delayMs = 3000 } = options;
  let mode = options.mode ?? 'normal';
  let attempts = 0;
  const mails: ReceivedMail[] = [];

  const receive = async (stream: Readable, isEncrypted: boolean): Promise<void> => {
    const bytes = await bytesOf(stream);
    attempts += 1;
    if (mode === 'slow') await wait(delayMs);
    if (mode === 'busy') throw replyError(451, 'Try again later');
    const mail = { ...(await readMail(bytes)), isEncrypted };
    mails.push(mail);
    onMail?.(mail);
  };
  const server = new SMTPServer({
    secure: encryption === 'from-start',
    ...(encryption && { cert: readFileSync(mailServerCertificate), key: readFileSync(certificateKey) }),
    disabledCommands: [...(encryption ? [] : ['STARTTLS']), ...(login ? [] : ['AUTH'])],
    allowInsecureAuth: encryption === undefined,
    authOptional: login === undefined,
    logger: false,
    onAuth: (auth, _session, done) => {
      const isRight = auth.username === login?.user && auth.password === login?.password;
      if (isRight) done(null, { user: auth.username ?? '' });
      else done(replyError(535, 'Authentication failed'));
    },
    onRcptTo: (address, _session, done) => {
      const isRefused = mode === 'refusing';
      if (isRefused) attempts += 1;
      done(isRefused ? replyError(550, `No such user: ${address.address}`) : null);
    },
    onData: (stream, session, done) => {
      if (mode === 'dropping') {
        attempts += 1;
        closeConnections(server);
        return;
      }
      receive(stream, session.secure).then(
        () => done(),
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
      );
    },
  });
  // Whoever is dropped, or drops, makes an error that is theirs.
  server.on('error', () => undefined);
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(options.port, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;

  return {
    url: `${encryption === 'from-start' ? 'smtps' : 'smtp'}://127.0.0.1:${port}`,
    port,
    mails,
    attempts: () => attempts,
    setMode: (next) => (mode = next),
    mailTo: async (recipient, after = 0) => {
      const deadline = Date.now() + patienceMs;
      for (;;) {
        const found = mails.filter(({ to }) => to === recipient)[after];
        if (found) return found;
        if (Date.now() > deadline) throw new Error(`No mail came to ${recipient}`);
        await wait(lookMs);
      }
    },
    close: () =>
      new Promise((resolve) => {
        closeConnections(server);
        server.close(resolve);
      }),
  };
}

function closeConnections(server: SMTPServer): void {
  for (const connection of server.connections) connection.close();
}

function replyError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

async function bytesOf(stream: Readable): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

async function readMail(bytes: Buffer): Promise<Omit<ReceivedMail, 'isEncrypted'>> {
  const mail = await PostalMime.parse(bytes);
  return {
    messageId: mail.messageId ?? '',
    from: mail.from?.address ?? '',
    to: mail.to?.[0]?.address ?? '',
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    headers: new Map(mail.headers.map(({ key, value }) => [key, value])),
  };
}
