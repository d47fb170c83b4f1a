import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { farmKeys } from '#web/parts/farm/farms.queries.ts';
import { createRenewer, type Renewer } from '#web/lib/live/renewals.ts';
import { parcelKeys } from './parcel-keys.ts';
import { sampleFarm } from '#web/testing/sample-parcel.ts';
import { renewals } from './parcels.live.ts';

let queries: QueryClient;
let renewer: Renewer;
const invalidated = (): boolean => queries.getQueryState(parcelKeys.map(7))?.isInvalidated === true;
const hear = (revision: number): void => {
  renewer.take({ topic: 'parcels.changed', farmId: 7, revision });
};

beforeEach(() => {
  queries = new QueryClient();
  queries.setQueryData(farmKeys.one(7), sampleFarm);
  queries.setQueryData(parcelKeys.map(7), []);
  renewer = createRenewer(queries, [renewals]);
});

describe('a change of parcels', () => {
  it('brings the map to its revision, and the parcels are asked for again', () => {
    hear(2);
    expect(queries.getQueryData(farmKeys.one(7))).toMatchObject({ revision: 2 });
    expect(invalidated()).toBe(true);
  });

  it.each([1, 0])('that is known already does nothing: revision %j', (revision) => {
    hear(revision);
    expect(queries.getQueryData(farmKeys.one(7))).toMatchObject({ revision: 1 });
    expect(invalidated()).toBe(false);
  });

  it('waits for an own change on its way, whose answer brings it', async () => {
    let answer: () => void = () => undefined;
    const own = queries.getMutationCache().build(queries, {
      mutationFn: () =>
        new Promise<void>((resolve) => {
          answer = resolve;
        }),
      onSuccess: () => {
        queries.setQueryData(farmKeys.one(7), { ...sampleFarm, revision: 2 });
      },
    });
    const done = own.execute(undefined);
    await Promise.resolve();
    hear(2);
    expect(invalidated()).toBe(false);
    answer();
    await done;
    await new Promise((resolve) => setTimeout(resolve));
    expect(invalidated()).toBe(false);
    hear(3);
    expect(invalidated()).toBe(true);
  });
});
