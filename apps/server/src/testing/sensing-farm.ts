import type { NewNode } from '@brazda/contract/iot/nodes.ts';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { TestApp } from './start-app.ts';

/** One value of a node at an instant. */
export type SentValue = readonly [at: string, value: number];

/** A farm with a key for its devices, which send by the real call; what they sent is stored when `send` has ended. */
export async function sensingFarm(started: TestApp, farmName?: string) {
  const { user, farm } = await started.make.farmer();
  const of = farmName === undefined ? farm : await started.make.farm(user, farmName);
  const { iot } = started.api(user);
  const { key } = await iot.accessKeys.create({ params: { id: of.id }, body: { name: 'Síťový server' } });
  const send = async (body: object): Promise<void> => {
    const answer = await started.app.inject({
      method: 'POST',
      url: '/iot/uplinks/generic',
      headers: { authorization: `Bearer ${key}` },
      payload: body,
    });
    expect(answer.statusCode).toBe(202);
    await expect
      .poll(
        async () => (await sql`select from core.telemetry_batch`.execute(started.services.database.kysely)).rows.length,
        { timeout: 10_000 },
      )
      .toBe(0);
  };
  const makeNode = async (name: string, more: Partial<NewNode> = {}) =>
    iot.nodes.create({
      params: { id: of.id },
      body: {
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
  return { user, farm: of, iot, send, makeNode, measure };
}
