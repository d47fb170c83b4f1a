import type { RetiredDivision } from '@brazda/contract/agroevidence/divisions.ts';
import type { Who } from '#server/access/who.ts';
import { changeFarms, type ToldChange } from '#server/audit/change-farms.ts';
import type { FarmChange } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import type { Services } from '#server/services.ts';
import { requireFarm } from '../farms/rename-farm.ts';
import { revisionAfterChange } from '../farms/farm-map.repository.ts';
import {
  insertDivision,
  isInUse,
  lockDivisions,
  renameDivision,
  retireDivision,
  type DivisionKind,
  type DivisionRow,
} from './divisions.repository.ts';

type Needs = Pick<Services, 'database' | 'clock' | 'nudge'>;
type Named = Omit<DivisionRow, 'parcels'>;

/**
 * Adds a centre or a zone and gives what `tell` makes of it and of the number under which it can be undone. Throws
 * `farm.notFound` and `division.nameTaken`.
 */
export function createDivision<T>(
  services: Needs,
  who: Who,
  kind: DivisionKind,
  { farmId, name }: { readonly farmId: number; readonly name: string },
  tell: (tx: FarmChange, made: DivisionRow & { readonly changeId: number }) => Promise<T>,
): Promise<T> {
  return changeFarms(services, who, async (tx) => {
    await requireFarm(tx, who, farmId, 'land.change');
    const made = await insertDivision(tx, kind, farmId, name);
    const changeId = await tellOf(tx, 'division.created', kind, made);
    return tell(tx, { ...made, changeId });
  });
}

/**
 * Gives the number under which it can be undone; null where it is called so already. Throws `division.notFound`,
 * `division.nameTaken`, and `record.changed` with what it is called now.
 */
export function changeDivision(
  services: Needs,
  who: Who,
  kind: DivisionKind,
  known: { readonly id: number; readonly version: number | undefined },
  name: string,
): Promise<number | null> {
  return changeFarms(services, who, async (tx) => {
    const division = await requireDivision(tx, kind, known.id);
    const { version, farmId } = division;
    if (known.version !== undefined && known.version !== version)
      throw new Failure('record.changed', { current: { ...division, parcels: 0 } });
    if (division.name === name) return null;
    await renameDivision(tx, kind, { id: known.id, farmId }, name);
    return tellOf(tx, 'division.renamed', kind, { ...division, name }, division.name);
  });
}

/** Puts away one that no open parcel is in. Throws `division.notFound` and `division.inUse`. */
export function endDivision(services: Needs, who: Who, kind: DivisionKind, id: number): Promise<RetiredDivision> {
  return changeFarms(services, who, async (tx) => {
    const division = await requireDivision(tx, kind, id);
    if (await isInUse(tx, kind, division.farmId, id)) throw new Failure('division.inUse');
    await retireDivision(tx, kind, division, tx.at);
    return { changeId: await tellOf(tx, 'division.retired', kind, division) };
  });
}

/** One that can be chosen. Throws `division.notFound`. */
export async function requireDivision(tx: FarmChange, kind: DivisionKind, id: number): Promise<Named> {
  const [found] = await lockDivisions(tx, kind, [id]);
  if (!found) throw new Failure('division.notFound');
  return found;
}

/** All of some numbers on a farm. Throws `division.notFound` where one is not there. */
export async function requireDivisions(
  tx: FarmChange,
  kind: DivisionKind,
  farmId: number,
  ids: readonly number[],
): Promise<readonly Named[]> {
  const found = (await lockDivisions(tx, kind, ids)).filter((division) => division.farmId === farmId);
  if (found.length < new Set(ids).size) throw new Failure('division.notFound');
  return found;
}

async function tellOf(
  tx: ToldChange,
  action: 'division.created' | 'division.renamed' | 'division.retired',
  kind: DivisionKind,
  { id, farmId, name }: Named,
  nameBefore?: string,
): Promise<number> {
  const detail = { kind, divisionId: id, name, ...(nameBefore !== undefined && { nameBefore }) };
  const revision = await revisionAfterChange(tx, farmId);
  return tx.tell({ action, farmId, detail }, { farmId, topic: 'parcels.changed', revision });
}
