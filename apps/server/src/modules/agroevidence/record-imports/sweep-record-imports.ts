import { changeFarmOfOthers } from '#server/audit/change-farms.ts';
import { nobody } from '#server/audit/record-audit.ts';
import { eachApart } from '#server/concurrency/each-apart.ts';
import { withSystem } from '#server/db/farm-scope.ts';
import type { Services } from '#server/services.ts';
import { progressOf } from './import-records.ts';
import { changeRecordImport, holdRecordImport, importsUntouchedSince } from './record-imports.repository.ts';
import { forgetRows } from './record-rows.repository.ts';

/** So long what a file holds is kept after somebody did something about it last. */
const keptMilliseconds = 30 * 24 * 3_600_000;

/** Forgets the rows of files that nobody has touched for long; what was imported stays, and can be taken back still. */
export async function sweepRecordImports(services: Pick<Services, 'database' | 'clock' | 'nudge'>): Promise<void> {
  const { database, clock } = services;
  const before = new Date(clock.now().getTime() - keptMilliseconds);
  await eachApart(await withSystem(database, (tx) => importsUntouchedSince(tx, before)), ({ farmId, id }) =>
    changeFarmOfOthers(services, nobody, farmId, async (tx) => {
      const held = await holdRecordImport(tx, id);
      if (!held || held.state === 'WAITING' || held.state === 'IN_PROGRESS') return;
      await forgetRows(tx, held);
      const isOpen = held.state === 'REVIEW';
      const end = isOpen ? { state: 'DISCARDED' as const, finishedAt: tx.at } : {};
      await changeRecordImport(tx, held, { ...end, foundValues: [], areRowsKept: false }, tx.at);
      await tx.announce(progressOf(held));
    }),
  );
}
