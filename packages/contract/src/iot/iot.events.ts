import { z } from 'zod';
import { administratorEvent, farmEvent } from '../event.ts';
import { NodeId } from './iot.ids.ts';
import { mostNamedNodes } from './node-facts.ts';

/** What happens to the sensors of farms. */
export const events = [
  /**
   * A node was made, changed, moved or put away, measures what it did not before, fell silent or is heard again; or a key
   * of devices was made or ended.
   */
  farmEvent('nodes.changed', {}),
  /**
   * Devices were heard, once a second at most: of which nodes something newer may be shown, those that take the wind from
   * them among them. None where what was heard is no node yet; null where they were too many to be named.
   */
  farmEvent('sensors.measured', { nodeIds: z.array(NodeId).max(mostNamedNodes).nullable().default(null) }),
  /** Devices were heard, of whatever farm and known or not, once in five seconds at most. */
  administratorEvent('devices.heard'),
  /** Somebody has said something of the soil or the water of a parcel. */
  farmEvent('waterBalances.changed', {}),
  /** A rule was made, changed or put away; or an alarm began, ended or was taken note of. */
  farmEvent('alarms.changed', {}),
] as const;
