import { describe, expect, it } from 'vitest';
import { at, editedFarm, lineThrough, springDay } from '#server/testing/edited-farm.ts';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();

describe('What a line makes of a parcel', () => {
  it('is told before it is done, part by part as they are named', async () => {
    const { parcelEditing, parcelId } = await editedFarm(started);
    const line = lineThrough(at(0.3, -1), at(0.3, 2));
    const told = await parcelEditing.parts({ params: { id: parcelId }, body: { line } });
    // The larger part lies to the east of the line.
    const [largest, smallest] = told.map(({ label }) => label);
    expect(largest?.[0]).toBeGreaterThan(line.coordinates[0]?.[0] ?? 0);
    expect(smallest?.[0]).toBeLessThan(line.coordinates[0]?.[0] ?? 0);
    const names = ['Velká', 'Malá'];
    const { parcels } = await parcelEditing.split({ params: { id: parcelId }, body: { line, names, from: springDay } });
    expect(parcels.map(({ localName, computedArea }) => [localName, computedArea])).toEqual([
      ['Velká', told[0]?.area],
      ['Malá', told[1]?.area],
    ]);
    await expect(parcelEditing.parts({ params: { id: parcelId }, body: { line } })).rejects.toMatchObject({
      code: 'parcel.retired',
    });
  });
});
