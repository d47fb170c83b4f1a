import { toldBy } from '#server/foundation/settings.ts';
import type { Services } from '#server/services.ts';
import { endParts } from '#server/telemetry/ended-parts.ts';
import { keptSince } from './kept-since.ts';
import { retentionSettings } from './retention-settings.ts';

/** Takes away what sensors sent longer ago than the installation keeps it; nothing where it says nothing of that. */
export async function endMeasurements({
  config,
  database,
  clock,
  log,
}: Pick<Services, 'config' | 'database' | 'clock' | 'log'>): Promise<void> {
  const { readings, messages, halfHours } = keptSince(toldBy(config, retentionSettings), clock.now());
  const ends = {
    ...{ 'iot.reading': readings, 'iot.message': messages },
    ...{ 'iot.half_hour': halfHours, 'iot.charted_day': halfHours },
  };
  for (const [table, since] of Object.entries(ends)) {
    if (since === undefined) continue;
    const parts = await endParts(database, table, since);
    if (parts > 0) log.info({ table, parts, since }, 'measurements were kept long enough');
  }
}
