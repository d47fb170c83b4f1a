import { readConfig } from '../../apps/server/src/config.ts';
import { readingOf } from '../../apps/server/src/db/farm-scope.ts';
import { openDatabase } from '../../apps/server/src/db/open-database.ts';
import { findNodeIds } from '../../apps/server/src/modules/iot/nodes/listed-nodes.repository.ts';
import { findNewestValues } from '../../apps/server/src/modules/iot/nodes/newest-values.repository.ts';
import { numbersOf } from '../../apps/server/src/modules/iot/nodes/sensors-of-nodes.repository.ts';
import type { Ground } from './product.ts';

export interface NewestReading {
  /** How many values were read each time. */
  readonly values: number;
  readonly milliseconds: readonly number[];
}

/**
 * How long it takes the product to read from its database what all sensors of some nodes measured last, other nodes each
 * time, by the role that users have and with what it makes of the answer. No product may run meanwhile.
 */
export async function readNewest(
  { environment }: Pick<Ground, 'environment'>,
  farmId: number,
  { nodes, rounds }: { readonly nodes: number; readonly rounds: number },
): Promise<NewestReading> {
  const database = await openDatabase(readConfig(environment));
  try {
    const farms = readingOf(database, { memberships: [farmId], farmIds: [farmId] });
    const ids = await findNodeIds(farms, {}, { column: 'name', isDescending: false });
    const milliseconds: number[] = [];
    let values = 0;
    for (let round = 0; round <= rounds; round += 1) {
      const asked = Array.from({ length: Math.min(nodes, ids.length) }, (_, at) => ids[(round + at) % ids.length] ?? 0);
      const began = performance.now();
      const newest = await findNewestValues(farms, numbersOf(asked), new Date());
      if (round > 0) milliseconds.push(performance.now() - began);
      values = [...newest.values()].flat().length;
    }
    return { values, milliseconds };
  } finally {
    await database.close();
  }
}
