import { describe, expect, it } from 'vitest';
import { openEvents } from '#server/testing/event-stream.ts';
import { sensingFarm } from '#server/testing/sensing-farm.ts';
import { startApp } from '#server/testing/start-app.ts';
import { createHeardNodes } from './tell-heard.ts';

const started = startApp();
const minutesAgo = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();

describe('those who look at a farm', () => {
  it('are told which nodes have measured, and which show the wind of one that has', async () => {
    const { user, iot, makeNode, measure } = await sensingFarm(started);
    const [station, mill, other] = [await makeNode('Stanice'), await makeNode('Mlýn'), await makeNode('Jiná')];
    const events = await openEvents(started.app, user.token);
    await measure(mill, 'WIND_SPEED', [[minutesAgo(20), 3]]);
    await iot.nodes.setBase({ params: { nodeId: station.id, baseId: mill.id } });
    await measure(other, 'HUMIDITY', [[minutesAgo(20), 70]]);
    const heard = async (): Promise<readonly number[]> =>
      [...((await events.nextOf('sensors.measured'))?.nodeIds ?? [])].toSorted((one, two) => one - two);
    // What the wind was before is told by the same event as the others, or by one before it.
    while (!(await heard()).includes(other.id));
    await measure(mill, 'WIND_SPEED', [[minutesAgo(10), 4]]);
    expect(await heard()).toEqual([station.id, mill.id]);
    await measure(other, 'HUMIDITY', [[minutesAgo(10), 71]]);
    expect(await heard()).toEqual([other.id]);
    events.close();
  });

  it('are told of no node where what was heard is none yet', async () => {
    const { user, send } = await sensingFarm(started);
    const events = await openEvents(started.app, user.token);
    await send({ id: 'neznámé-1', readings: [{ feature: 'HUMIDITY', value: 70 }] });
    expect(await events.nextOf('sensors.measured')).toMatchObject({ nodeIds: [] });
    events.close();
  });

  it('are told no numbers where more were heard than can be named', async () => {
    const { user, farm } = await sensingFarm(started);
    const events = await openEvents(started.app, user.token);
    const heard = createHeardNodes(started.services);
    const told = async (count: number): Promise<number | null | undefined> => {
      const nodes = Array.from({ length: count }, (_, place) => ({ farmId: farm.id, id: place + 1 }));
      heard.tell([farm.id], nodes);
      const event = await events.nextOf('sensors.measured');
      return event?.nodeIds === null ? null : event?.nodeIds.length;
    };
    expect([await told(200), await told(201), await told(1)]).toEqual([200, null, 1]);
    events.close();
  });
});
