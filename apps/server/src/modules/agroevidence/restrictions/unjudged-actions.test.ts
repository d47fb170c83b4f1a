import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();

const lad27 = 1;
const banned = { actionType: 'FERT' as const, day: '2025-12-20' };

async function farmer() {
  const { user, farm } = await started.make.farmer();
  const { id: parcelId } = await started.make.parcel({ farm, name: 'Za humny', blockNumber: '7401/1' });
  await sql`update agroevidence.parcel_version set nitrate_vulnerable = 'YES' where farm_id = ${farm.id}`.execute(
    started.services.database.kysely,
  );
  const { agroevidence } = started.api(user);
  const body = {
    ...banned,
    targets: [{ parcelId }],
    materials: [{ materialId: lad27, value: 100, unit: 'KG' as const }],
  };
  return { farm, parcelId, actions: agroevidence.actions, body };
}

/** More corners than one question may ask for. */
async function makeTooLarge(parcelId: number): Promise<void> {
  await sql`update agroevidence.parcel_version set geometry = st_multi(st_segmentize(geometry, 0.00000001))
    where parcel_id = ${parcelId}`.execute(started.services.database.kysely);
}

async function makeSimple(parcelId: number): Promise<void> {
  await sql`update agroevidence.parcel_version set geometry = st_multi(st_simplify(geometry, 0.0000001))
    where parcel_id = ${parcelId}`.execute(started.services.database.kysely);
}

const reasonsOf = ({ findings }: { findings: readonly { reason: string }[] }) => findings.map(({ reason }) => reason);

describe('An action that could not be judged', () => {
  it('is recorded and says so, and is not as one that nothing was against', async () => {
    const { parcelId, actions, body } = await farmer();
    await makeTooLarge(parcelId);
    const { action } = await actions.recordApplication({ body });
    expect(action).toMatchObject({
      findings: [],
      vote: 'UNKNOWN',
      judging: { when: 'NEVER', reason: 'LAND_TOO_LARGE' },
    });
    expect(await actions.one({ params: { id: action.id } })).toMatchObject({
      judging: { when: 'NEVER', reason: 'LAND_TOO_LARGE' },
    });
  });

  it('is judged when it is read, as soon as it can be, and keeps what is found when it is recorded anew', async () => {
    const { parcelId, actions, body } = await farmer();
    await makeTooLarge(parcelId);
    const { action } = await actions.recordApplication({ body });
    await makeSimple(parcelId);
    const read = await actions.one({ params: { id: action.id } });
    expect(read.judging).toEqual({ when: 'READ', reason: 'LAND_TOO_LARGE' });
    expect(reasonsOf(read)).toContain('INSIDE_BAN');
    expect(read.targets[0]?.found[0]?.findings.length).toBeGreaterThan(0);
    const { action: anew } = await actions.changeApplication({ body: { ...body, id: action.id, note: 'Znovu' } });
    expect(anew.judging).toEqual({ when: 'RECORDED', reason: null });
    expect(reasonsOf(anew)).toContain('INSIDE_BAN');
  });

  it('is none where more was drawn than could be counted: it is judged as it lies in the parcel', async () => {
    const { parcelId, actions, body } = await farmer();
    // A drawing over half the district: what falls to all of it is more than can be counted, and to the parcel it is not.
    const [west, south, east, north] = [14.1, 48.7, 14.6, 49.1];
    const ring: [number, number][] = [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ];
    const { action } = await actions.recordApplication({
      body: {
        ...body,
        targets: [{ parcelId, geometry: { type: 'MultiPolygon', coordinates: [[ring]] } }],
        materials: [{ materialId: lad27, value: 1_000_000, unit: 'KG' }],
      },
    });
    expect(action.judging).toEqual({ when: 'RECORDED', reason: null });
    expect(reasonsOf(action)).toContain('INSIDE_BAN');
    expect(action.targets[0]?.area).toBeLessThan(1000);
  });

  it('says so as well where its question failed for another reason, and is judged when it is read', async () => {
    const { actions, body } = await farmer();
    const { action } = await actions.recordApplication({ body });
    await sql`update agroevidence.action set findings = '[]', unjudged = 'FAILED' where id = ${action.id}`.execute(
      started.services.database.kysely,
    );
    const read = await actions.one({ params: { id: action.id } });
    expect(read.judging).toEqual({ when: 'READ', reason: 'FAILED' });
    expect(reasonsOf(read)).toContain('INSIDE_BAN');
  });

  it('stays so in all parts that it is divided into', async () => {
    const { farm, parcelId, actions, body } = await farmer();
    const { id: other } = await started.make.parcel({ farm, name: 'U lesa', blockNumber: '7402/1', at: [14.4, 48.9] });
    await makeTooLarge(parcelId);
    const targets = [{ parcelId }, { parcelId: other }];
    const { action } = await actions.recordApplication({ body: { ...body, targets } });
    const { actions: parts } = await actions.split({ body: { id: action.id, parts: [[other]] } });
    for (const { judging } of parts) expect(judging).toEqual({ when: 'NEVER', reason: 'LAND_TOO_LARGE' });
  });
});
