import { accessKeys } from './access-keys.ts';
import { adminNodes } from './admin-nodes.ts';
import { diseaseLights } from './agronomy-diseases.ts';
import { nodeWeather } from './agronomy-weather.ts';
import { alarmRules } from './alarm-rules.ts';
import { alarms } from './alarms.ts';
import { connections } from './connections.ts';
import { locationGroups, locations } from './locations.ts';
import { measurements } from './measurements.ts';
import { messages } from './messages.ts';
import { nodes } from './nodes.ts';
import { uplinks } from './uplinks.ts';
import { waterBalances } from './water-balances.ts';

/** The calls of the module by what they are about. */
export const calls = {
  ...{ nodes, locations, locationGroups, measurements, messages },
  ...{ accessKeys, connections, uplinks, alarmRules, alarms, adminNodes },
  ...{ nodeWeather, diseaseLights, waterBalances },
};
