import { lastOfCatalogue } from '@brazda/domain/catalogue-numbers.ts';
import { sql, type RawBuilder } from 'kysely';

/** The columns `crop_id` and `own_crop_id` of the number of a crop, wherever it is from: `cropColumns` within a statement. */
export function cropColumnsOf(number: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`case when ${number} <= ${lastOfCatalogue} then ${number} end, case when ${number} > ${lastOfCatalogue} then ${number} end`;
}
