import { mostNamedNodes } from '@brazda/contract/iot/node-facts.ts';
import { withSystem, type SystemTransaction } from '#server/db/farm-scope.ts';
import { recordEvent } from '#server/live/outbox.ts';
import type { Services } from '#server/services.ts';
import { findNodesWithBases } from '../nodes/bases.repository.ts';

/** Who looks at a farm hears once in so long that something was measured, however much it was. */
const tellMilliseconds = 1000;
/** The lists of administrators are about all farms, and cost more to ask for anew. */
const tellAdministratorsMilliseconds = 5000;

type Telling = Pick<Services, 'database' | 'log' | 'nudgeFollowers'>;

/** A node that has sent something. */
export interface HeardNode {
  readonly farmId: number;
  readonly id: number;
}

/** Which nodes were heard since that was told last. */
export interface HeardNodes {
  /** What devices of these farms have sent is stored, and of which nodes that is: those who look at them are told soon, and administrators. */
  readonly tell: (farmIds: readonly number[], nodes: readonly HeardNode[]) => void;
}

export function createHeardNodes(services: Telling): HeardNodes {
  /** By farm; null where not all of them are known any more. */
  let heard = new Map<number, Set<number> | null>();
  const tellFarms = seldom(services, tellMilliseconds, async (tx) => {
    const told = heard;
    heard = new Map();
    try {
      for (const [farmId, nodes] of told) {
        const nodeIds = nodes && (await namedNodes(tx, farmId, [...nodes]));
        await recordEvent(tx, { farmId, topic: 'sensors.measured', nodeIds });
      }
    } catch (error) {
      for (const farmId of told.keys()) heard.set(farmId, null);
      throw error;
    }
  });
  const tellAdministrators = seldom(services, tellAdministratorsMilliseconds, (tx) =>
    recordEvent(tx, { topic: 'devices.heard' }),
  );
  const ofFarm = (farmId: number): Set<number> | null => {
    const before = heard.get(farmId);
    if (before !== undefined) return before;
    const none = new Set<number>();
    heard.set(farmId, none);
    return none;
  };
  return {
    tell: (farmIds, nodes) => {
      for (const farmId of farmIds) ofFarm(farmId);
      for (const { farmId, id } of nodes) ofFarm(farmId)?.add(id);
      tellFarms();
      tellAdministrators();
    },
  };
}

/** Those that were heard, and those that show what they measured; null where they are too many to be named. */
async function namedNodes(tx: SystemTransaction, farmId: number, heard: readonly number[]): Promise<number[] | null> {
  if (heard.length === 0) return [];
  if (heard.length > mostNamedNodes) return null;
  const nodeIds = [...new Set([...heard, ...(await findNodesWithBases(tx, farmId, heard))])];
  return nodeIds.length > mostNamedNodes ? null : nodeIds;
}

/** Tells once in so long, however often it is asked to. */
function seldom(
  { database, log, nudgeFollowers }: Telling,
  milliseconds: number,
  record: (tx: SystemTransaction) => Promise<void>,
): () => void {
  let timer: NodeJS.Timeout | undefined;
  const tell = async (): Promise<void> => {
    timer = undefined;
    await withSystem(database, record);
    nudgeFollowers();
  };
  return () => {
    timer ??= setTimeout(() => {
      tell().catch((error: unknown) => {
        log.warn({ err: error }, 'nobody was told of measurements');
      });
    }, milliseconds);
    timer.unref();
  };
}
