import type { ChangedNode, NewNode } from '@brazda/contract/iot/nodes.ts';
import { expect, vi } from 'vitest';
import { withSystem } from '../db/farm-scope.ts';
import { isAnyKept } from '../telemetry/kept-batches.repository.ts';
import type { TestFarm, TestUser } from './factories.ts';
import type { TestApp } from './start-app.ts';
import type { TestApi } from './test-api.ts';

/** One value of a node at an instant. */
export type SentValue = readonly [at: string, value: number];

export interface SensingFarm {
  readonly user: TestUser;
  readonly farm: TestFarm;
  readonly iot: TestApi['iot'];
  readonly send: (body: object) => Promise<void>;
  /** The same of many messages, which come at once. */
  readonly sendAll: (bodies: readonly object[]) => Promise<void>;
  readonly makeNode: (name: string, more?: Partial<NewNode>) => Promise<ChangedNode>;
  /** What a node measured of one feature at one level. */
  readonly measure: (
    node: { readonly externalId: string },
    feature: string,
    values: readonly SentValue[],
    level?: number,
  ) => Promise<void>;
}

/** Waits until all that devices have sent is stored. */
export async function untilStored({ services }: TestApp): Promise<void> {
  await vi.waitFor(async () => expect(await withSystem(services.database, isAnyKept)).toBe(false), { timeout: 30_000 });
}

/** A farm with a key for its devices, which send by the real call; what they sent is stored when `send` has ended. */
export async function sensingFarm(started: TestApp): Promise<SensingFarm> {
  const { user, farm } = await started.make.farmer();
  const { iot } = started.api(user);
  const { key } = await iot.accessKeys.create({ params: { id: farm.id }, body: { name: 'Síťový server' } });
  const sendAll = async (bodies: readonly object[]): Promise<void> => {
    const url = '/iot/uplinks/generic';
    const headers = { authorization: `Bearer ${key}` };
    const answers = await Promise.all(
      bodies.map((payload) => started.app.inject({ method: 'POST', url, headers, payload })),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([202]));
    await untilStored(started);
  };
  const send = (body: object): Promise<void> => sendAll([body]);
  const makeNode = async (name: string, more: Partial<NewNode> = {}) =>
    iot.nodes.create({
      body: {
        farm: farm.id,
        name,
        externalId: `device-${name.length}-${Math.random().toString(36).slice(2, 10)}`,
        networkType: 'GENERIC',
        ...more,
      },
    });
  const measure = (
    { externalId }: { readonly externalId: string },
    feature: string,
    values: readonly SentValue[],
    level = 0,
  ): Promise<void> =>
    send({
      id: externalId,
      ...(values[0] && { time: values[0][0] }),
      readings: values.map(([time, value]) => ({ feature, level, value, time })),
    });
  return { user, farm, iot, send, sendAll, makeNode, measure };
}
