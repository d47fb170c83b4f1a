import type { AlarmComparison } from '../enumerations/alarm.ts';
import type { NotificationChannel, NotificationEvent, NotificationSeverity } from '../enumerations/notification.ts';
import type { SensorFeature } from '../enumerations/sensor.ts';

/** What the words of an alarm are told. */
export interface AlarmFacts {
  readonly node: string;
  readonly feature: SensorFeature;
  readonly level: number;
  readonly comparison: AlarmComparison;
  readonly threshold: number;
  readonly value: number;
  /** Of which rule and sensor it is, by which devices know it again; left out where it was told before that was kept. */
  readonly ruleId?: number;
  readonly sensorId?: number;
  /** How often it began or ended before within what came at once, of which nobody is told apart; left out where it did not. */
  readonly earlier?: number;
}

/** By what has happened, what its words are told. */
export interface FactsOf {
  readonly SENSOR_ALARM_BEGAN: AlarmFacts;
  readonly SENSOR_ALARM_ENDED: AlarmFacts;
  readonly SENSOR_SILENT: { readonly node: string };
  readonly SENSOR_HEARD: { readonly node: string };
  readonly AUTHORISATION_LOST: { readonly product: string };
}

export type Told = {
  readonly [E in NotificationEvent]: { readonly event: E; readonly facts: FactsOf[E] };
}[NotificationEvent];

/** Something that members of a farm are to be told. */
export type Happening = Told & {
  readonly farmId: number;
  readonly severity: NotificationSeverity;
  /** The page that shows it: the end of an address, after that of the farm. */
  readonly link: string;
  readonly since: Date;
  /** Who is told; everybody who belongs to the farm where it is left out. */
  readonly userIds?: readonly number[];
  /** Besides the inbox; by all ways where it is left out. What each reader wants is asked besides. */
  readonly channels?: readonly NotificationChannel[];
};
