import { z } from 'zod';
import { ids } from './ids.generated.ts';
import { ChangeId, FarmId, UserId, type IdSchema } from './shapes.ts';

const everyId = { FarmId, UserId, ChangeId, ...ids };

type EntityOf<Schema> = Schema extends IdSchema<infer Entity> ? Entity : never;

/** What an id names. Each module declares its own. */
export type Entity = EntityOf<(typeof everyId)[keyof typeof everyId]>;

export const entities: readonly Entity[] = Object.values(everyId).map(entityOf);

function entityOf<Named extends string>(schema: IdSchema<Named>): Named {
  const { entity } = z.globalRegistry.get(schema) as { readonly entity: Named };
  return entity;
}
