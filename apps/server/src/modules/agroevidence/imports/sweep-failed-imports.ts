import { changeFarmOfOthers } from '#server/audit/change-farms.ts';
import { nobody } from '#server/audit/record-audit.ts';
import { eachApart } from '#server/concurrency/each-apart.ts';
import { withSystem } from '#server/db/farm-scope.ts';
import type { Services } from '#server/services.ts';
import { forgetFile } from './import-files.repository.ts';
import { failedImportsBefore, findImport, lockImport } from './imports.repository.ts';

/** So long a failed import can be tried again with the file that was sent. */
const keptMilliseconds = 30 * 24 * 3_600_000;

/** Forgets the files of imports that failed long ago; what failed, and why, stays to be read. */
export async function sweepFailedImports(services: Pick<Services, 'database' | 'clock' | 'nudge'>): Promise<void> {
  const { database, clock } = services;
  const before = new Date(clock.now().getTime() - keptMilliseconds);
  await eachApart(await withSystem(database, (tx) => failedImportsBefore(tx, before)), ({ farmId, id }) =>
    changeFarmOfOthers(services, nobody, farmId, async (tx) => {
      await lockImport(tx, id);
      if ((await findImport(tx, id))?.state !== 'FAILED') return;
      await forgetFile(tx, farmId, id);
      await tx.announce({ farmId, topic: 'import.progressed', importId: id });
    }),
  );
}
