import { endpoint } from '@brazda/contract/endpoint.ts';
import { ImportId, ParcelId } from '@brazda/contract/agroevidence/agroevidence.ids.ts';
import { FarmId } from '@brazda/contract/shapes.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { idPositions, unmarkedIds, withId } from './id-positions.ts';
import { madeUpIds, sampleInput } from './sample-input.ts';

const ids = { ...madeUpIds, farm: 1, parcel: 2, import: 3 };
const named = (made: ReturnType<typeof endpoint>): Parameters<typeof sampleInput>[0] => ({
  name: 'agroevidence.new.call',
  module: 'agroevidence',
  endpoint: made,
});

const deep = endpoint('POST', '/farms/{farmId}/plans', {
  summary: 'Everything an input can be',
  access: 'farm',
  permission: 'farm.read',
  params: z.object({ farmId: FarmId }),
  query: z.object({ parcelIds: z.array(ParcelId).optional(), from: ParcelId.nullable() }),
  body: z.strictObject({
    title: z.string().min(1),
    drives: z.array(z.object({ parcelId: ParcelId, share: z.number() })).min(1),
    source: z.union([z.object({ importId: ImportId }), z.object({ pair: z.tuple([ParcelId, ParcelId]) })]),
    areas: z.record(z.string(), ParcelId).optional(),
  }),
});

describe('positions of ids', () => {
  it('are found in the path, the query and the body, however deep', () => {
    const found = idPositions(deep).map(({ place, steps, entity }) => `${place}.${steps.join('.')} ${entity}`);
    expect(found).toEqual([
      'params.farmId farm',
      'query.parcelIds.0 parcel',
      'query.from parcel',
      'query.farmIds.0 farm',
      'body.drives.0.parcelId parcel',
      'body.source.importId import',
      'body.source.pair.0 parcel',
      'body.source.pair.1 parcel',
      'body.areas.any parcel',
    ]);
  });

  it('can be filled with another id without changing the rest', () => {
    const input = sampleInput(named(deep), ids);
    for (const position of idPositions(deep)) {
      expect(JSON.stringify(withId(input, position, 987))).toContain('987');
    }
    expect(JSON.stringify(input)).not.toContain('987');
  });

  it('are missed where nobody marked them, and that is told', () => {
    const careless = endpoint('POST', '/plans', {
      summary: 'Ids without a mark',
      access: 'farm',
      permission: 'farm.read',
      query: z.object({ parcelIds: z.array(z.int()), valid: z.boolean() }),
      body: z.object({ id: z.int(), parts: z.array(z.object({ 'farm-id': z.int(), width: z.number() })) }),
    });
    expect(unmarkedIds(careless)).toEqual(['query.parcelIds', 'body.id', 'body.farm-id']);
  });
});

describe('the sample of a call', () => {
  it('is valid and holds the ids', () => {
    expect(sampleInput(named(deep), ids)).toMatchObject({
      params: { farmId: 1 },
      query: { parcelIds: [2], from: 2 },
      body: { drives: [{ parcelId: 2 }], source: { importId: 3 } },
    });
  });

  it('cannot be made for what only its author knows, and then the author is asked for it', () => {
    const peculiar = endpoint('POST', '/plans', {
      summary: 'A text of a peculiar kind',
      access: 'farm',
      permission: 'farm.read',
      body: z.object({ parcelId: ParcelId, code: z.string().regex(/^XY-\d{9}$/) }),
    });
    const ruled = endpoint('POST', '/plans', {
      summary: 'A rule between two fields',
      access: 'farm',
      permission: 'farm.read',
      body: z.object({ parcelId: ParcelId, from: z.int(), to: z.int() }).refine(({ from, to }) => from < to),
    });
    expect(() => sampleInput(named(peculiar), ids)).toThrow('No sample text matches');
    expect(() => sampleInput(named(ruled), ids)).toThrow('add one to the samples');
  });
});
