import { withSystem, type SystemTransaction } from '#server/db/farm-scope.ts';
import { refreshStatistics } from '#server/db/statistics.ts';
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
/** The lists of administrators are about all farms, and cost more to ask for anew. */
const tellAdministratorsMilliseconds = 5000;

/** Counted anew where there are many sensors that were not there before: lists of them are found by plans that know of few. */
const countedTables = ['iot.sensor', 'iot.sensor_last', 'iot.node', 'iot.location', 'iot.node_heard'] as const;

type Telling = Pick<Services, 'database' | 'log' | 'nudgeFollowers'>;

/** Messages of sensors, and how they are stored. */
export function uplinkTelemetry(
  services: Pick<Services, 'config' | 'database' | 'clock' | 'log' | 'nudgeFollowers'>,
): TelemetryKind {
  const retention = toldBy(services.config, retentionSettings);
  const tell = tellSeldom(services);
  let madeSensors = 0;
  const kind: TelemetryKind<Uplink> = {
    name: uplinkKind,
    read: readUplink,
    farmOf: ({ farmId }) => farmId,
    store: (tx, uplinks, parts) => {
      const now = services.clock.now();
      const onSensorsMade = (count: number): void => {
        madeSensors += count;
      };
      return storeUplinks(tx, uplinks, { parts, now, kept: keptSince(retention, now), onSensorsMade });
    },
    onStored: (farmIds) => {
      tell(farmIds);
      if (madeSensors > 0) countSensorsAnew(services, madeSensors);
      madeSensors = 0;
    },
  };
  return kind as TelemetryKind;
}

function countSensorsAnew({ database, log }: Pick<Services, 'database' | 'log'>, made: number): void {
  refreshStatistics(database.background, countedTables, made).catch((error: unknown) => {
    log.warn({ err: error }, 'sensors were not counted anew');
  });
}

/** Tells those who look at the farms, and administrators, that devices were heard. */
function tellSeldom(services: Telling): (farmIds: readonly number[]) => void {
  const farms = new Set<number>();
  const tellFarms = seldom(services, tellMilliseconds, async (tx) => {
    const farmIds = [...farms];
    farms.clear();
    for (const farmId of farmIds) await recordEvent(tx, { farmId, topic: 'sensors.measured' });
  });
  const tellAdministrators = seldom(services, tellAdministratorsMilliseconds, (tx) =>
    recordEvent(tx, { topic: 'devices.heard' }),
  );
  return (farmIds) => {
    for (const farmId of farmIds) farms.add(farmId);
    tellFarms();
    tellAdministrators();
  };
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
