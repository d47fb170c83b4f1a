import { id } from '../shapes.ts';

/** A device of a farm that measures. */
export const NodeId = id('node');
/** What somebody has said of the water of a parcel on a day. */
export const WaterEntryId = id('waterEntry');
/** When what sensors measure is an alarm. */
export const AlarmRuleId = id('alarmRule');
/** An alarm that has begun, whether or not it is over. */
export const AlarmId = id('alarm');
/** By what devices and network servers show that they are a farm's. */
export const AccessKeyId = id('accessKey');
/** A place where a device of a farm stands or stood. */
export const LocationId = id('location');
/** What a farm puts such places into. */
export const LocationGroupId = id('locationGroup');
