import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { messageOf } from './mail-message.ts';
import type { MailTransport } from './mail-transport.ts';

/** Writes each mail to a file that mail programs open. A second attempt at the same mail writes the same file. */
export function outboxFolder(folder: string, from: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true });
  return {
    destination: folder,
    isRealMail: false,
    send: async (mail) => {
      const { message } = await composer.sendMail(messageOf(mail, from));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const instant = mail.createdAt.toISOString().replaceAll(/[:.]/g, '-');
      const path = join(folder, `${instant}-${mail.id}.eml`);
      await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${path}.part`, path);
    },
  };
}
