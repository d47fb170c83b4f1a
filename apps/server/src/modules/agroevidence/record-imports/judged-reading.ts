import type { Who } from '#server/access/who.ts';
import { changeFarms } from '#server/audit/change-farms.ts';
import { readingOf } from '#server/db/farm-scope.ts';
import type { RecordNeeds } from './begin-record-import.ts';
import { choiceOf } from './change-record-import.ts';
import { progressOf } from './import-records.ts';
import { judgeImport } from './judge-import.ts';
import { stateOfKnown } from './known-records.repository.ts';
import { readRecordImport } from './read-record-imports.ts';
import { changeRecordImport, holdRecordImport, type RecordImportRow } from './record-imports.repository.ts';
import { findAllRows, updateRows } from './record-rows.repository.ts';
import { othersThan } from './same-judgement.ts';

/** A farm that changes faster than its rows are judged is shown as it was a moment ago; its next change is heard of. */
const mostJudgements = 3;

/**
 * Reads an import whose rows are judged by what the farm and the catalogue know now: where that has changed since, they are
 * judged anew first. Whoever asks for the same one meanwhile waits for that judgement. Throws `recordImport.notFound`.
 */
export function createJudgedReading(services: RecordNeeds): (who: Who, id: number) => Promise<RecordImportRow> {
  const underWay = new Map<string, Promise<void>>();
  const judgeOnce = (who: Who, row: RecordImportRow): Promise<void> => {
    const key = `${row.farmId} ${row.id}`;
    const known = underWay.get(key);
    if (known) return known;
    const judging = judgeAnew(services, who, row).finally(() => underWay.delete(key));
    underWay.set(key, judging);
    return judging;
  };
  return async (who, id) => {
    let row = await readRecordImport(services, who, id);
    for (let judgements = 0; judgements < mostJudgements && (await isOutdated(services, row)); judgements += 1) {
      await judgeOnce(who, row);
      row = await readRecordImport(services, who, id);
    }
    return row;
  };
}

async function isOutdated({ database, clock }: RecordNeeds, row: RecordImportRow): Promise<boolean> {
  if (row.state !== 'REVIEW') return false;
  const farms = readingOf(database, { memberships: [row.farmId], farmIds: [row.farmId] });
  return (await stateOfKnown(farms, clock.now())) !== row.judgedState;
}

/** What somebody has said of it meanwhile, or begun, stays: then its rows are judged already. */
async function judgeAnew(services: RecordNeeds, who: Who, row: RecordImportRow): Promise<void> {
  const before = await findAllRows(readingOf(services.database, who), row.id);
  const judged = await judgeImport(services, row, before, who.language);
  const others = othersThan(before, judged.rows);
  await changeFarms(services, who, async (tx) => {
    const held = await holdRecordImport(tx, row.id);
    if (held?.state !== 'REVIEW' || held.judgedState !== row.judgedState || choiceOf(held) !== choiceOf(row)) return;
    await updateRows(tx, held, others);
    const version = others.length > 0 ? held.version + 1 : held.version;
    await changeRecordImport(tx, held, { ...judged.change, version }, tx.at);
    if (others.length > 0) await tx.announce(progressOf(held));
  });
}
