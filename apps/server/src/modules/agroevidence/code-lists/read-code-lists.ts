import { withSystem } from '#server/db/farm-scope.ts';
import type { Services } from '#server/services.ts';
import { registryDay } from '../registry/registry-day.ts';
import { findRefresh, type CodeListRefreshRow } from './code-list-refresh.repository.ts';
import { listCodeLists, listCodes, type CodeListRow, type CodeRow } from './code-lists.repository.ts';

/** How the refresh of the code lists stands, and what they hold. */
export interface CodeListRefresh extends CodeListRefreshRow {
  /** Whether there is a registry that could be asked. */
  readonly isConnected: boolean;
  readonly lists: readonly CodeListRow[];
}

type Needs = Pick<Services, 'database' | 'clock'>;

export function readCodeListRefresh({
  database,
  clock,
  registry,
}: Needs & Pick<Services, 'registry'>): Promise<CodeListRefresh> {
  const day = registryDay(clock.now());
  return withSystem(database, async (tx) => {
    const refresh = await findRefresh(tx);
    return { ...refresh, isConnected: registry !== undefined, lists: await listCodeLists(tx, day) };
  });
}

/** Every code of every list, with its names and where each is from. */
export function readCodes({ database, clock }: Needs): Promise<CodeRow[]> {
  return withSystem(database, (tx) => listCodes(tx, registryDay(clock.now())));
}
