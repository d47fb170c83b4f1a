import { readConfig } from '../config.ts';
import { migrationFiles } from '../db/migration-files.ts';
import { openDatabase } from '../db/open-database.ts';
import { modules } from '../modules.ts';
import { knownPassword } from './ask-password.ts';
import { changedKeys, keepKeys, refuseOtherKeys } from './kept-keys.ts';
import { fileNamed, runProgram, say } from './program.ts';
import { checkBackup } from './read-backup.ts';
import { migrationsOf, restoreBackup } from './restore-backup.ts';

const usage = `Usage: npm run restore -- <file>
Puts a backup into an empty place: a new DATA_DIR, or a new database under DATABASE_URL. The password is asked for, or taken
from BACKUP_PASSWORD. Stop Brázda before.`;

runProgram(async () => {
  const file = fileNamed(usage);
  const config = readConfig(process.env);
  const password = await knownPassword(config.backupPassword);
  const contents = await checkBackup(file, password);
  const { head, tables } = contents;
  migrationsOf(head, migrationFiles());
  refuseOtherKeys(head.keys, config);
  const database = await openDatabase(config);
  try {
    await restoreBackup(
      database,
      { file, password, contents },
      {
        settling: modules.flatMap(({ whenRestored }) => whenRestored ?? []),
        beforeRows: () => {
          keepKeys(head.keys, config);
        },
      },
    );
  } finally {
    await database.close();
  }
  const rows = tables.reduce((total, table) => total + table.rows, 0);
  say(`Restored ${rows} rows of ${tables.length} tables, as they were on ${head.madeAt}. Start Brázda.`);
  for (const variable of changedKeys(head.keys, config)) {
    say(
      `${variable} is another key than when the backup was made: what the old one sealed or signed cannot be opened.`,
    );
  }
});
