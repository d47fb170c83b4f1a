import { sql, type RawBuilder } from 'kysely';
import { isAmong } from '#server/db/is-among.ts';

/** Whether nodes `n` are devices of some types, or of none that is known, which is called `OTHER`. */
export function isOfDevices(devices: readonly string[] | undefined): RawBuilder<boolean> {
  return isAmong(sql`coalesce(n.device_type, 'OTHER')`, devices);
}
