import { usualSilentHours } from '@brazda/domain/sensors/silence.ts';
import { sql, type RawBuilder } from 'kysely';

/** Whether a node `n` was heard, by `h`, and then for too long no more. */
export function isSilentAt(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(h.at < ${now}::timestamptz - make_interval(hours => coalesce(n.silent_after_hours, ${usualSilentHours})))`;
}
