import { systemClock } from '../foundation/clock.ts';
import { readConfig } from '../config.ts';
import { newPassword } from './ask-password.ts';
import { keysFor } from './kept-keys.ts';
import { openForBackup } from './open-for-backup.ts';
import { fileNamed, runProgram, say } from './program.ts';
import { takeBackup } from './take-backup.ts';
import { writeBackup } from './write-backup.ts';

const usage = `Usage: npm run backup -- <file>
Writes all that Brázda keeps, and the keys that it made, into one file that a password seals; Brázda may be running. The
password is asked for, or taken from BACKUP_PASSWORD.`;

runProgram(async () => {
  const file = fileNamed(usage);
  const config = readConfig(process.env);
  const password = await newPassword(config.backupPassword);
  const database = await openForBackup(config);
  try {
    await writeBackup(takeBackup(database, keysFor(config), systemClock.now()), file, password);
  } finally {
    await database.close();
  }
  say(`${file} is written. Without its password nobody can open it, you neither: keep that elsewhere.`);
});
