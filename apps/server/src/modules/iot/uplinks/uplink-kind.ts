import { withSystem } from '#server/db/farm-scope.ts';
import { toldBy } from '#server/foundation/settings.ts';
import { recordEvent } from '#server/live/outbox.ts';
import type { Services } from '#server/services.ts';
import type { TelemetryKind } from '#server/telemetry/telemetry-kind.ts';
import { keptSince } from '../retention/kept-since.ts';
import { retentionSettings } from '../retention/retention-settings.ts';
import { readUplink, type Uplink } from './read-uplink.ts';
import { storeUplinks } from './store-uplinks.ts';

/** Under which name messages of sensors are kept until they are stored. */
export const uplinkKind = 'iot.uplink';

/** Who looks at a farm hears once in so long that something was measured, however much it was. */
const tellMilliseconds = 1000;

/** Messages of sensors, and how they are stored. */
export function uplinkTelemetry(
  services: Pick<Services, 'config' | 'database' | 'clock' | 'log' | 'nudgeFollowers'>,
): TelemetryKind {
  const retention = toldBy(services.config, retentionSettings);
  const kind: TelemetryKind<Uplink> = {
    name: uplinkKind,
    read: readUplink,
    farmOf: ({ farmId }) => farmId,
    store: (tx, uplinks, parts) => {
      const now = services.clock.now();
      return storeUplinks(tx, uplinks, { parts, now, kept: keptSince(retention, now) });
    },
    onStored: tellSeldom(services),
  };
  return kind as TelemetryKind;
}

function tellSeldom({
  database,
  log,
  nudgeFollowers,
}: Pick<Services, 'database' | 'log' | 'nudgeFollowers'>): (farmIds: readonly number[]) => void {
  const untold = new Set<number>();
  let timer: NodeJS.Timeout | undefined;
  const tell = async (): Promise<void> => {
    timer = undefined;
    const farmIds = [...untold];
    untold.clear();
    await withSystem(database, async (tx) => {
      for (const farmId of farmIds) await recordEvent(tx, { farmId, topic: 'sensors.measured' });
    });
    nudgeFollowers();
  };
  return (farmIds) => {
    for (const farmId of farmIds) untold.add(farmId);
    timer ??= setTimeout(() => {
      tell().catch((error: unknown) => {
        log.warn({ err: error }, 'nobody was told of measurements');
      });
    }, tellMilliseconds);
    timer.unref();
  };
}
