import type { Notification } from '@brazda/contract/automation/notifications.ts';
import type { ChangedAlarmRule } from '@brazda/contract/iot/alarm-rules.ts';
import type { Alarm } from '@brazda/contract/iot/alarms.ts';
import type { ChangedNode } from '@brazda/contract/iot/nodes.ts';
import type { SensorFeature } from '@brazda/domain/enumerations/sensor.ts';
import { expect } from 'vitest';
import { watchSensors } from '../modules/iot/alarms/watch-sensors.ts';
import { untilStored } from './sensing-farm.ts';
import type { TestFarm, TestUser } from './factories.ts';
import type { TestApp } from './start-app.ts';
import type { TestApi } from './test-api.ts';
import { unownedJob } from './unowned-job.ts';

const minute = 60_000;

/** A value with how many minutes ago it was measured. */
type TimedValue = readonly [value: number, minutesAgo: number];

export interface WatchedFarm extends Pick<TestApi, 'iot' | 'gateway'> {
  readonly user: TestUser;
  readonly farm: TestFarm;
  readonly node: ChangedNode;
  readonly nodes: () => TestApi['iot']['nodes'];
  readonly measure: (...values: readonly TimedValue[]) => Promise<void>;
  readonly measureOf: (feature: SensorFeature, ...values: readonly TimedValue[]) => Promise<void>;
  readonly later: (milliseconds: number) => Promise<void>;
  readonly watch: () => Promise<void>;
  readonly addRule: (body?: object) => Promise<ChangedAlarmRule>;
  readonly open: () => Promise<readonly Alarm[]>;
  readonly notices: () => Promise<readonly Notification[]>;
  /** What has happened, from the first on. */
  readonly told: () => Promise<readonly string[]>;
}

/** A farm with one node, whose measurements are judged by its rules; what it sends comes by the real call. */
export async function watchedFarm(started: TestApp, externalId = 'meteo-1'): Promise<WatchedFarm> {
  const { user, farm } = await started.make.farmer();
  let signedIn = started.api(user);
  const { iot, gateway } = signedIn;
  const { key } = await iot.accessKeys.create({ params: { id: farm.id }, body: { name: 'Síťový server' } });
  const node = await iot.nodes.create({
    body: { farm: farm.id, name: 'U lesa', externalId, networkType: 'GENERIC' },
  });
  const now = (): number => started.clock.now().getTime();
  const measureOf = async (feature: SensorFeature, ...values: readonly TimedValue[]): Promise<void> => {
    const readings = values.map(([value, minutesAgo]) => ({
      ...{ feature, value },
      time: new Date(now() - minutesAgo * minute).toISOString(),
    }));
    const payload = {
      id: externalId,
      time: new Date(now() - (values.at(-1)?.[1] ?? 0) * minute).toISOString(),
      readings,
    };
    const headers = { authorization: `Bearer ${key}` };
    const answer = await started.app.inject({ method: 'POST', url: '/iot/uplinks/generic', headers, payload });
    expect(answer.statusCode).toBe(202);
    await untilStored(started);
  };
  const measure = (...values: readonly TimedValue[]): Promise<void> => measureOf('TEMPERATURE', ...values);
  /** Time passes, and whoever looks after it has to sign in again. */
  const later = async (milliseconds: number): Promise<void> => {
    started.clock.advance(milliseconds);
    const body = { username: user.email, password: user.password };
    const { id_token: token } = await started.api().gateway.authentication.signIn({ body });
    signedIn = started.api({ token });
  };
  const nodes = () => signedIn.iot.nodes;
  const watch = (): Promise<void> => watchSensors(started.services, unownedJob(started.services.database));
  const addRule = (body: object = {}) =>
    signedIn.iot.alarmRules.create({
      params: { id: farm.id },
      body: { nodeId: node.id, feature: 'TEMPERATURE', comparison: 'BELOW', threshold: 0, hysteresis: 1, ...body },
    });
  const open = async () => (await signedIn.iot.alarms.list({ query: {} })).rows;
  /** The newest first. */
  const notices = async () => (await signedIn.automation.notifications.list({ query: {} })).rows;
  const told = async () => (await notices()).map(({ event }) => event).reverse();
  return { user, farm, node, iot, nodes, gateway, measure, measureOf, later, watch, addRule, open, notices, told };
}
