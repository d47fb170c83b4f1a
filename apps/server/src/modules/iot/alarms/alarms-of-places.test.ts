import { describe, expect, it } from 'vitest';
import { sensingFarm } from '#server/testing/sensing-farm.ts';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();
const minute = 60_000;

type Coordinates = [longitude: number, latitude: number];
const orchard: Coordinates = [14.4, 49.1];
/** Some ten metres further, as another hand would place it. */
const besideOrchard: Coordinates = [14.4001, 49.1];
const barn: Coordinates = [14.41, 49.1];

async function farmWithPlaces() {
  const sensing = await sensingFarm(started);
  const { iot, farm, user } = sensing;
  const standing = (name: string, coordinates: Coordinates) =>
    sensing.makeNode(name, { geometry: { type: 'Point', coordinates } });
  const place = (node: { readonly id: number; readonly name: string }, coordinates: Coordinates) =>
    iot.nodes.place({
      params: { nodeId: node.id },
      body: { name: node.name, geometry: { type: 'Point', coordinates } },
    });
  /** Now, or so many minutes ago. */
  const measure = (node: { readonly externalId: string }, value: number, minutesAgo = 0): Promise<void> =>
    sensing.measure(node, 'TEMPERATURE', [
      [new Date(started.clock.now().getTime() - minutesAgo * minute).toISOString(), value],
    ]);
  const addRule = (locationId: number | null) =>
    iot.alarmRules.create({
      params: { id: farm.id },
      body: { nodeId: null, locationId, feature: 'TEMPERATURE', comparison: 'BELOW', threshold: 0 },
    });
  const alarms = async (state: 'OPEN' | 'ENDED') => (await iot.alarms.list({ query: { state } })).rows;
  const open = async () => (await alarms('OPEN')).map(({ nodeName }) => nodeName);
  const { gateway, automation } = started.api(user);
  const told = async () =>
    (await automation.notifications.list({ query: {} })).rows.map(({ event }) => event).reverse();
  return { ...sensing, gateway, standing, place, measure, addRule, alarms, open, told };
}

describe('a rule about a place', () => {
  it('judges what is measured there, by each node that stands there, and nothing else', async () => {
    const { iot, standing, measure, addRule, open } = await farmWithPlaces();
    const [first, beside, far] = [
      await standing('Sad', orchard),
      await standing('Sad 2', besideOrchard),
      await standing('Stodola', barn),
    ];
    const rule = await addRule(first.lastLocationId);
    expect(rule).toMatchObject({ nodeId: null, nodeName: null, locationId: first.lastLocationId, locationName: 'Sad' });
    for (const node of [first, beside, far]) await measure(node, -1);
    expect((await open()).toSorted()).toEqual(['Sad', 'Sad 2']);
    const rulesOf = async ({ id }: { readonly id: number }) =>
      (await iot.alarmRules.list({ query: { 'node-id': id } })).map((one) => one.id);
    expect(await rulesOf(first)).toEqual([rule.id]);
    expect(await rulesOf(beside)).toEqual([rule.id]);
    expect(await rulesOf(far)).toEqual([]);
  });

  it('goes on with the node that replaces another, and the alarm of that is over', async () => {
    const { iot, standing, measure, addRule, alarms, open, told } = await farmWithPlaces();
    const old = await standing('Stará', orchard);
    await addRule(old.lastLocationId);
    await measure(old, -1);
    started.clock.advance(5 * minute);
    expect(await open()).toEqual(['Stará']);
    await iot.nodes.retire({ params: { nodeId: old.id } });
    expect(await open()).toEqual([]);
    expect(await alarms('ENDED')).toMatchObject([{ nodeName: 'Stará', ending: 'NODE_LEFT' }]);
    const fresh = await standing('Nová', besideOrchard);
    await measure(fresh, -2);
    expect(await open()).toEqual(['Nová']);
    expect(await told()).toEqual(['SENSOR_ALARM_BEGAN', 'SENSOR_ALARM_BEGAN']);
  });

  it('leaves a node that is moved away, and takes up one that comes, without what it measured elsewhere', async () => {
    const { standing, place, measure, addRule, open } = await farmWithPlaces();
    const [first, second] = [await standing('První', orchard), await standing('Druhý', barn)];
    await addRule(first.lastLocationId);
    await measure(first, -1);
    await measure(second, -5);
    expect(await open()).toEqual(['První']);
    started.clock.advance(5 * minute);
    await place(first, barn);
    await place(second, orchard);
    expect(await open()).toEqual([]);
    // Of when it stood elsewhere, though it comes now.
    await measure(second, -6, 1);
    expect(await open()).toEqual([]);
    await measure(first, -7);
    await measure(second, -8);
    expect(await open()).toEqual(['Druhý']);
  });

  it('keeps the alarm of a node whose place is only said more exactly', async () => {
    const { standing, place, measure, addRule, open } = await farmWithPlaces();
    const node = await standing('Sad', orchard);
    await addRule(node.lastLocationId);
    await measure(node, -1);
    await place(node, besideOrchard);
    expect(await open()).toEqual(['Sad']);
  });

  it('judges again what stands there when a move is undone', async () => {
    const { farm, gateway, standing, place, measure, addRule, open } = await farmWithPlaces();
    const node = await standing('Sad', orchard);
    await addRule(node.lastLocationId);
    await measure(node, -1);
    const { changeId } = await place(node, barn);
    expect(await open()).toEqual([]);
    await gateway.farmChanges.undo({ params: { id: farm.id, changeId: changeId ?? 0 } });
    await expect.poll(open, { timeout: 10_000 }).toEqual(['Sad']);
  });

  it('judges what was measured there last as soon as it is there', async () => {
    const { standing, measure, addRule, open } = await farmWithPlaces();
    const node = await standing('Sad', orchard);
    await measure(node, -1);
    await addRule(node.lastLocationId);
    expect(await open()).toEqual(['Sad']);
  });

  it('is told in the history with the name of the place', async () => {
    const { farm, gateway, standing, addRule } = await farmWithPlaces();
    const node = await standing('Sad', orchard);
    const { changeId } = await addRule(node.lastLocationId);
    const change = JSON.stringify(
      await gateway.farmChanges.records({ params: { id: farm.id, changeId: changeId ?? 0 } }),
    );
    expect(change).toContain('location_id');
    expect(change).toContain('"Sad"');
  });

  it('is refused of a place of others, and of a node and a place at once', async () => {
    const { farm, iot, standing } = await farmWithPlaces();
    const strange = await (await farmWithPlaces()).standing('Cizí', orchard);
    const node = await standing('Sad', orchard);
    const body = { feature: 'TEMPERATURE', comparison: 'BELOW', threshold: 0 } as const;
    const create = (about: { readonly nodeId: number | null; readonly locationId: number | null }) =>
      iot.alarmRules.create({ params: { id: farm.id }, body: { ...body, ...about } });
    await expect(create({ nodeId: null, locationId: strange.lastLocationId })).rejects.toMatchObject({
      ...{ status: 404, code: 'location.notFound' },
    });
    await expect(create({ nodeId: node.id, locationId: node.lastLocationId })).rejects.toMatchObject({
      code: 'validation.failed',
      body: { fields: [{ path: 'body.locationId', code: 'validation.custom' }] },
    });
  });
});
