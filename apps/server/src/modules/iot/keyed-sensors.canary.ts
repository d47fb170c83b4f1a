import type { CallInput } from '#server/testing/contract-calls.ts';
import type { KeyedCalls, Started } from '#server/testing/keyed-call.ts';

/** Calls that make something of sensors. */
export function keyedSensors(started: Started): KeyedCalls {
  return {
    'iot.alarmRules.create': async () => {
      const { user, farm } = await started.make.farmer();
      const below = (threshold: number): CallInput => ({
        params: { id: farm.id },
        body: { nodeId: null, feature: 'TEMPERATURE', comparison: 'BELOW', threshold },
      });
      return { user, input: below(0), changed: below(-5) };
    },
    'iot.waterBalances.addEntry': async () => {
      const { user, farm } = await started.make.farmer();
      const { id } = await started.make.parcel({ farm });
      const watered = (millimetres: number): CallInput => ({
        params: { parcelId: id },
        body: { day: '2026-01-01', kind: 'IRRIGATION', millimetres },
      });
      return { user, input: watered(20), changed: watered(25) };
    },
    'iot.nodes.create': async () => {
      const { user, farm } = await started.make.farmer();
      const called = (name: string): CallInput => ({
        body: { farm: farm.id, name, externalId: 'meteo-1', networkType: 'GENERIC' },
      });
      return { user, input: called('Meteostanice'), changed: called('Srážkoměr') };
    },
    'iot.locationGroups.create': async () => {
      const { user, farm } = await started.make.farmer();
      const called = (name: string): CallInput => ({ body: { farm: farm.id, name } });
      return { user, input: called('Sklady'), changed: called('Sady') };
    },
  };
}
