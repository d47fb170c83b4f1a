import { createTransport } from 'nodemailer';
import { messageOf } from './mail-message.ts';
import { MailRefused, type MailTransport } from './mail-transport.ts';

const second = 1000;
const ports = { 'smtp:': 587, 'smtps:': 465 } as const;

/** Speaks SMTP to the mail server; smtps begins encrypted, smtp is encrypted wherever the server offers it. */
export function smtpTransport(url: URL, from: string): MailTransport {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isSecure = url.protocol === 'smtps:';
  const port = url.port === '' ? ports[isSecure ? 'smtps:' : 'smtp:'] : Number(url.port);
  const transport = createTransport({
    host,
    port,
    secure: isSecure,
    ...(url.username !== '' && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
      // A password goes over a network encrypted or not at all.
      requireTLS: !isSecure && !isThisMachine(host),
    }),
    connectionTimeout: 10 * second,
    greetingTimeout: 10 * second,
    socketTimeout: 30 * second,
  });
  return {
    destination: `${host}:${port}`,
    isRealMail: true,
    send: async (mail) => {
      try {
        await transport.sendMail(messageOf(mail, from));
      } catch (error) {
        throw isRefusal(error) ? new MailRefused(error) : error;
      }
    },
  };
}

/** What is said of the recipient and of the words is about the mail; the rest is mended in the configuration. */
const aboutTheMail = /^(RCPT TO|DATA)$/;

function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { responseCode, command } = error as { responseCode?: unknown; command?: unknown };
  return typeof responseCode === 'number' && responseCode >= 500 && aboutTheMail.test(String(command));
}

function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}
