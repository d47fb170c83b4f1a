import { createTransport } from 'nodemailer';
import { messageOf } from './mail-message.ts';
import type { MailTransport } from './mail-transport.ts';

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
      await transport.sendMail(messageOf(mail, from));
    },
  };
}

function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}
