import type { LiveEvent } from '@brazda/contract/events.ts';
import type { FarmChange as FarmChangeAnswer, UndoneChange } from '@brazda/contract/gateway/farm-changes.ts';
import type { Who } from '#server/access/who.ts';
import { changeFarms, type ToldChange } from '#server/audit/change-farms.ts';
import type { Undoing } from '#server/audit/undoable.ts';
import { isConflictOfRows } from '#server/db/constraints.ts';
import { withFarms } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import type { KeepAnswer, Kept } from '#server/request-keys/request-keys.ts';
import type { Services } from '#server/services.ts';
import { listFarmChanges, type FarmChangeRow, type UndoableChanges } from './farm-changes.repository.ts';
import { tellFarmChanges, undoableChanges } from './read-farm-changes.ts';
import {
  changedSince,
  laterChanges,
  lockUndoing,
  markUndone,
  recordsOfChange,
  tablesOfChange,
  undoRows,
} from './undo.repository.ts';

type Needs = Pick<Services, 'database' | 'clock' | 'nudge' | 'undoing'>;

interface Chosen {
  readonly id: number;
  readonly changeId: number;
}

/** Later changes that stand on the one that was to be undone; nothing of it is kept. */
class StandsInTheWay extends Error {
  readonly changeIds: readonly number[];

  constructor(changeIds: readonly number[]) {
    super('Later changes stand in the way');
    this.changeIds = changeIds;
  }
}

/**
 * Makes the records of a change as they were before it, by a change of its own. Throws `change.notFound`,
 * `farm.notAllowed`, `change.notUndoable`, `change.undone`, and `change.inTheWay` with the later changes that stand on it.
 */
export async function undoFarmChange(
  services: Needs,
  who: Who,
  chosen: Chosen,
  keep: KeepAnswer<UndoneChange>,
): Promise<Kept<UndoneChange>> {
  try {
    return await changeFarms(services, who, async (tx) => {
      await lockUndoing(tx, chosen.id);
      const undoable = undoableChanges(services.undoing, who, chosen.id, tx.at);
      const tables = await tablesOfChange(tx, chosen.id, chosen.changeId);
      requirePermission(undoable, tables);
      await requireUndoable(tx, chosen, undoable);
      const [first, ...others] = await undoAll(services.undoing, tx, chosen, tables);
      const { id: farmId, changeId } = chosen;
      const heard = first ? ([first, ...others] as const) : (['silent'] as const);
      const undoneBy = await tx.tell({ action: 'change.undone', farmId, detail: { changeId } }, ...heard);
      await markUndone(tx, farmId, changeId, undoneBy);
      return keep(tx, { changeId: undoneBy });
    });
  } catch (error) {
    if (isConflictOfRows(error)) throw new Failure('change.inTheWay', { current: [] });
    if (!(error instanceof StandsInTheWay)) throw error;
    throw new Failure('change.inTheWay', { current: await tellLater(services, who, chosen.id, error.changeIds) });
  }
}

async function requireUndoable(tx: ToldChange, { id, changeId }: Chosen, undoable: UndoableChanges): Promise<void> {
  const { rows } = await listFarmChanges(tx, id, { id: changeId }, onlyOne, undoable);
  const [found] = rows;
  if (!found) throw new Failure('change.notFound');
  if (found.undoneBy !== null) throw new Failure('change.undone');
  if (!found.canUndo) throw new Failure('change.notUndoable');
}

const onlyOne = { direction: 'desc', limit: 1, offset: 0 } as const;

/** Throws `farm.notAllowed` where a change wrote records, and whoever asks may write none of them. */
function requirePermission({ records, allowed }: UndoableChanges, tables: readonly string[]): void {
  const written = tables.filter((table) => records.includes(table));
  if (written.length > 0 && !written.some((table) => allowed.includes(table))) throw new Failure('farm.notAllowed');
}

async function undoAll(
  { records }: Undoing,
  tx: ToldChange,
  { id, changeId }: Chosen,
  tables: readonly string[],
): Promise<readonly LiveEvent[]> {
  const later = new Set<number>();
  for (const entity of tables) {
    const ids = await changedSince(tx, id, changeId, entity);
    if (ids.length > 0) for (const other of await laterChanges(tx, id, changeId, { entity, ids })) later.add(other);
    if (ids.length > 0 && later.size === 0) throw new Failure('change.notUndoable');
  }
  if (later.size > 0) throw new StandsInTheWay([...later]);
  for (const entity of tables) {
    const standing = await undoRows(tx, id, changeId, entity);
    if (standing.length > 0) throw new StandsInTheWay([]);
  }
  const events = new Map<string, LiveEvent>();
  for (const { record, settle } of records.filter((each) => tables.includes(each.record))) {
    const ids = await recordsOfChange(tx, id, changeId, record);
    for (const event of await settle(tx, id, ids)) events.set(event.topic, event);
  }
  return [...events.values()];
}

async function tellLater(
  services: Needs,
  who: Who,
  farmId: number,
  changeIds: readonly number[],
): Promise<FarmChangeAnswer[]> {
  const { database, undoing, clock } = services;
  const undoable = undoableChanges(undoing, who, farmId, clock.now());
  const rows = await withFarms(database, who, async (tx) => {
    const found: FarmChangeRow[] = [];
    for (const id of changeIds) found.push(...(await listFarmChanges(tx, farmId, { id }, onlyOne, undoable)).rows);
    return found;
  });
  return tellFarmChanges(database, rows);
}
