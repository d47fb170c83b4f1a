import type { UndoableRecord } from '#server/audit/undoable.ts';
import { enqueueJob } from '#server/jobs/enqueue-job.ts';
import { handleFarmJobs, handleInstallationJobs } from '#server/jobs/job-kinds.ts';
import type { ServerModule } from '#server/module.ts';
import { accessKeyRoutes } from './access-keys/access-keys.routes.ts';
import { createDeviceKeys } from './access-keys/device-keys.ts';
import { adminNodeRoutes } from './admin/admin-nodes.routes.ts';
import { agronomyRoutes } from './agronomy/agronomy.routes.ts';
import { alarmRoutes } from './alarms/alarms.routes.ts';
import { judgeAnewJob, judgeRulesAnew } from './alarms/change-alarm-rules.ts';
import { followPlacesAnew, followPlacesJob } from './alarms/follow-places.ts';
import { watchEachMinute, watchSensors, watchSensorsJob } from './alarms/watch-sensors.ts';
import { recordedTables } from './history/recorded-tables.ts';
import { locationRoutes } from './locations/locations.routes.ts';
import { chartDays, chartDaysJob, chartHourly } from './measurements/chart-days.ts';
import { measurementRoutes } from './measurements/measurements.routes.ts';
import { messageRoutes } from './messages/messages.routes.ts';
import { takeInByMqtt } from './mqtt/mqtt-intake.ts';
import { connectionRoutes } from './connections/connections.routes.ts';
import { mqttSettings } from './mqtt/mqtt-settings.ts';
import { deleteSensors } from './nodes/farm-sensors.repository.ts';
import { nodeRoutes } from './nodes/nodes.routes.ts';
import { endMeasurements } from './retention/end-measurements.ts';
import { retentionSettings } from './retention/retention-settings.ts';
import { readMessagesAgain, readMessagesJob } from './uplinks/read-messages-again.ts';
import { sweepParked } from './uplinks/sweep-parked.ts';
import { uplinkTelemetry } from './uplinks/uplink-kind.ts';
import { uplinkRoutes } from './uplinks/uplinks.routes.ts';
import { waterBalanceRoutes } from './water-balance/water-balance.routes.ts';

const settleNodes: UndoableRecord['settle'] = (_tx, farmId) => Promise.resolve([{ farmId, topic: 'nodes.changed' }]);

const settleWater: UndoableRecord['settle'] = (_tx, farmId) =>
  Promise.resolve([{ farmId, topic: 'waterBalances.changed' }]);

const settlePlaces: UndoableRecord['settle'] = async (tx, farmId) => {
  await enqueueJob(tx, farmId, followPlacesJob, {});
  return [{ farmId, topic: 'nodes.changed' }];
};

const settleRules: UndoableRecord['settle'] = async (tx, farmId, ids) => {
  await enqueueJob(tx, farmId, judgeAnewJob, { ruleIds: [...ids] });
  return [{ farmId, topic: 'alarms.changed' }];
};

/** Sensors: devices of farms, what they send, and what that says. */
export const iot: ServerModule = {
  name: 'iot',
  mount: (mounting, services) => {
    nodeRoutes(mounting, services);
    locationRoutes(mounting, services);
    measurementRoutes(mounting, services);
    messageRoutes(mounting, services);
    alarmRoutes(mounting, services);
    agronomyRoutes(mounting, services);
    waterBalanceRoutes(mounting, services);
    accessKeyRoutes(mounting, services);
    connectionRoutes(mounting, services);
    adminNodeRoutes(mounting, services);
    uplinkRoutes(mounting, services, createDeviceKeys(services));
  },
  settings: [mqttSettings, retentionSettings],
  takeIn: takeInByMqtt,
  telemetry: (services) => [uplinkTelemetry(services)],
  jobs: (services) => [
    handleFarmJobs(readMessagesJob, {
      work: (job) => readMessagesAgain(services, job),
      // What was read stays read; the rest is read when it is asked for again.
      giveUp: () => Promise.resolve(),
    }),
    handleFarmJobs(judgeAnewJob, {
      work: (job) => judgeRulesAnew(services, job),
      // The next reading is judged in any case.
      giveUp: () => Promise.resolve(),
    }),
    handleFarmJobs(followPlacesJob, {
      work: (job) => followPlacesAnew(services, job),
      // They are followed again when a node is moved the next time.
      giveUp: () => Promise.resolve(),
    }),
    handleInstallationJobs(chartDaysJob, {
      work: (job) => chartDays(services, job),
      // It is asked for anew in an hour; until then charts are drawn of half hours.
      giveUp: () => Promise.resolve(),
    }),
    handleInstallationJobs(watchSensorsJob, {
      work: (job) => watchSensors(services, job),
      // It is asked for anew in a minute.
      giveUp: () => Promise.resolve(),
    }),
  ],
  schedules: [watchEachMinute, chartHourly],
  sweeps: (services) => ({
    'messages of unknown devices': () => sweepParked(services),
    'measurements that were kept long enough': () => endMeasurements(services),
  }),
  constraintFailures: {
    node_name_not_blank: 'validation.failed',
    node_one_of_an_external_id: 'node.exists',
    access_key_name_not_blank: 'validation.failed',
    location_name_not_blank: 'validation.failed',
    location_group_name_not_blank: 'validation.failed',
    parcel_soil_holds_water: 'parcelSoil.holdsNoWater',
    location_group_one_of_a_name: 'locationGroup.nameTaken',
  },
  undoes: {
    records: [
      { record: 'iot.node', permission: 'farm.manage', settle: settleNodes },
      { record: 'iot.location', permission: 'farm.manage', settle: settlePlaces },
      { record: 'iot.location_group', permission: 'farm.manage', settle: settleNodes },
      { record: 'iot.parcel_soil', permission: 'farm.manage', settle: settleWater },
      { record: 'iot.water_entry', permission: 'records.write', settle: settleWater },
      { record: 'iot.alarm_rule', permission: 'farm.manage', settle: settleRules },
    ],
    otherwise: ['accessKey.created', 'accessKey.revoked', 'alarm.acknowledged', 'diseaseLight.nodeChosen'],
  },
  recordedTables,
  endsFarm: deleteSensors,
};
