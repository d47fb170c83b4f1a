import type { UsualShare } from '@brazda/contract/agroevidence/materials.ts';
import { sql } from 'kysely';
import type { FarmReading } from '#server/db/farm-scope.ts';

/** What share of nitrogen usually counts, by how fast a fertilizer gives it; those of all days. */
export function findUsualShares(farms: FarmReading): Promise<UsualShare[]> {
  return farms.rows(sql<UsualShare>`
    select release_class, country_code, counted_percent as percent, valid_from::text as "from", valid_to::text as "to", source, is_general_knowledge
    from agroevidence.nitrogen_rule where kind = 'SHARE' order by id`);
}
