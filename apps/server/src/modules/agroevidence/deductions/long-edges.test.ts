import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();

describe('Land left out along an edge of hundreds of points', () => {
  it('is as much as along the same edge drawn with few', async () => {
    const { user, farm } = await started.make.farmer();
    const { deductions } = started.api(user).agroevidence;
    const parcel = await started.make.parcel({ farm });
    const leftOut = async (): Promise<number> => {
      const [land] = await deductions.geometry({
        body: { parcelIds: [parcel.id], deductions: [{ kind: 'BOUNDARY', width: 12 }] },
      });
      return land?.subtracted ?? 0;
    };
    const few = await leftOut();
    await sql`update agroevidence.parcel_version set geometry = st_segmentize(geometry, 0.00001)
      where parcel_id = ${parcel.id}`.execute(started.services.database.kysely);
    expect(few).toBeGreaterThan(0);
    expect(await leftOut()).toBeCloseTo(few, 3);
  });
});
