import { administratorEvent, farmEvent } from '../event.ts';

/** What happens to the sensors of farms. */
export const events = [
  /**
   * A node was made, changed, moved or put away, measures what it did not before, fell silent or is heard again; or a key
   * of devices was made or ended.
   */
  farmEvent('nodes.changed', {}),
  /** Nodes were heard, once a second at most. */
  farmEvent('sensors.measured', {}),
  /** Devices were heard, of whatever farm and known or not, once in five seconds at most. */
  administratorEvent('devices.heard'),
  /** Somebody has said something of the soil or the water of a parcel. */
  farmEvent('waterBalances.changed', {}),
  /** A rule was made, changed or put away; or an alarm began, ended or was taken note of. */
  farmEvent('alarms.changed', {}),
] as const;
