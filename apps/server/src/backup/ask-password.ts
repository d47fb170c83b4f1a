import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { BackupUnusable } from './backup-unusable.ts';

const fewestCharacters = 8;

/** The password of a new backup: from the configuration, else asked for twice. Throws BackupUnusable. */
export async function newPassword(configured: string | undefined): Promise<string> {
  const password = configured ?? (await askHidden('Password for the backup: '));
  if (password.length < fewestCharacters)
    throw new BackupUnusable(
      `The password has fewer than ${fewestCharacters} characters. The backup holds people's records: take a longer one.`,
    );
  if (configured === undefined && (await askHidden('The same once more: ')) !== password)
    throw new BackupUnusable('These were two different passwords.');
  return password;
}

/** The password that a backup was made with. Throws BackupUnusable. */
export async function knownPassword(configured: string | undefined): Promise<string> {
  return configured ?? askHidden('Password of the backup: ');
}

/** Asks on the terminal, which shows nothing of what is typed. */
async function askHidden(question: string): Promise<string> {
  if (!process.stdin.isTTY)
    throw new BackupUnusable('There is no terminal to ask for the password on. Set BACKUP_PASSWORD.');
  process.stderr.write(question);
  const nowhere = new Writable({
    write: (_chunk, _encoding, done) => {
      done();
    },
  });
  const asking = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  const broken = once(asking, 'SIGINT').then(() => {
    throw new BackupUnusable('Nothing was done.');
  });
  try {
    return await Promise.race([asking.question(''), broken]);
  } finally {
    asking.close();
    process.stderr.write('\n');
  }
}
