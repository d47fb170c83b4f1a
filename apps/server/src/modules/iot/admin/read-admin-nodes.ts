import type { AdminNode, adminNodes, AdminNodeStatistics, WaitingDevice } from '@brazda/contract/iot/admin-nodes.ts';
import type { SortDirection } from '@brazda/domain/enumerations/sort-direction.ts';
import { foldText } from '@brazda/domain/fold-text.ts';
import type { z } from 'zod';
import { withSystem } from '#server/db/farm-scope.ts';
import type { Services } from '#server/services.ts';
import { countEveryNode, countOfInstallation, listEveryNode } from './admin-nodes.repository.ts';
import { adminNodeView, waitingDeviceView } from './admin-nodes.view.ts';
import { countWaitingDevices, listWaitingDevices } from './waiting-devices.repository.ts';

type Needs = Pick<Services, 'database' | 'clock'>;
type NodesQuery = z.output<typeof adminNodes.list.query>;
type WaitingQuery = z.output<typeof adminNodes.waiting.query>;

/** A page of the nodes of every farm that a filter leaves; accents and letter case do not matter. */
export async function readAdminNodes(
  { database, clock }: Needs,
  query: NodesQuery,
): Promise<{ readonly rows: AdminNode[]; readonly total: number }> {
  const choice = {
    folded: foldText(query.search ?? ''),
    statuses: query.status ?? [],
    deviceTypes: query['device-type'] ?? [],
    networkTypes: query['network-type'] ?? [],
    countries: query.country ?? [],
  };
  return withSystem(database, async (tx) => ({
    rows: (await listEveryNode(tx, choice, { by: query['sort-col'], ...pageOf(query) }, clock.now())).map(
      adminNodeView,
    ),
    total: await countEveryNode(tx, choice),
  }));
}

export function readStatistics({ database, clock }: Needs): Promise<AdminNodeStatistics> {
  return withSystem(database, (tx) => countOfInstallation(tx, clock.now()));
}

/** A page of the devices that nobody has made known where they send to. */
export async function readWaitingDevices(
  { database }: Pick<Services, 'database'>,
  query: WaitingQuery,
): Promise<{ readonly rows: WaitingDevice[]; readonly total: number }> {
  return withSystem(database, async (tx) => ({
    rows: (await listWaitingDevices(tx, { by: query['sort-col'], ...pageOf(query) })).map(waitingDeviceView),
    total: await countWaitingDevices(tx),
  }));
}

function pageOf({ page, 'per-page': limit, 'sort-dir': direction }: WaitingQuery | NodesQuery): {
  readonly direction: SortDirection;
  readonly limit: number;
  readonly offset: number;
} {
  return { direction, limit, offset: (page - 1) * limit };
}
