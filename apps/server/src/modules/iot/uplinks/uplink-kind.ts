import { refreshStatistics } from '#server/db/statistics.ts';
import { toldBy } from '#server/foundation/settings.ts';
import type { Services } from '#server/services.ts';
import type { TelemetryKind } from '#server/telemetry/telemetry-kind.ts';
import { keptSince } from '../retention/kept-since.ts';
import { retentionSettings } from '../retention/retention-settings.ts';
import { readUplink, type Uplink } from './read-uplink.ts';
import { storeUplinks, type StoredUplinks } from './store-uplinks.ts';
import { createHeardNodes } from './tell-heard.ts';

/** Under which name messages of sensors are kept until they are stored. */
export const uplinkKind = 'iot.uplink';

/** Counted anew where there are many sensors that were not there before: lists of them are found by plans that know of few. */
const countedTables = ['iot.sensor', 'iot.sensor_last', 'iot.node', 'iot.location', 'iot.node_heard'] as const;

/** Messages of sensors, and how they are stored. */
export function uplinkTelemetry(
  services: Pick<Services, 'config' | 'database' | 'clock' | 'log' | 'nudgeFollowers'>,
): TelemetryKind {
  const retention = toldBy(services.config, retentionSettings);
  const heard = createHeardNodes(services);
  const kind: TelemetryKind<Uplink, StoredUplinks> = {
    name: uplinkKind,
    read: readUplink,
    farmOf: ({ farmId }) => farmId,
    store: (tx, uplinks, parts) => {
      const now = services.clock.now();
      return storeUplinks(tx, uplinks, { parts, now, kept: keptSince(retention, now) });
    },
    onStored: (farmIds, { heard: nodes, made }) => {
      heard.tell(farmIds, nodes);
      if (made > 0) countSensorsAnew(services, made);
    },
  };
  return kind as TelemetryKind;
}

function countSensorsAnew({ database, log }: Pick<Services, 'database' | 'log'>, made: number): void {
  refreshStatistics(database.background, countedTables, made).catch((error: unknown) => {
    log.warn({ err: error }, 'sensors were not counted anew');
  });
}
