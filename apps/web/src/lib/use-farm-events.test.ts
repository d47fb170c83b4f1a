import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { farmKeys } from '#web/lib/farms.queries.ts';
import { parcelKeys } from '#web/lib/parcel-keys.ts';
import { sampleFarm } from '#web/testing/sample-parcel.ts';
import { takeRevision } from './use-farm-events.ts';

let queries: QueryClient;
const invalidated = (): boolean => queries.getQueryState(parcelKeys.map(7))?.isInvalidated === true;

beforeEach(() => {
  queries = new QueryClient();
  queries.setQueryData(farmKeys.one(7), sampleFarm);
  queries.setQueryData(parcelKeys.map(7), []);
});

describe('taking a revision', () => {
  it('moves to a later one and asks for the parcels again', () => {
    takeRevision(queries, 7, 2);
    expect(queries.getQueryData(farmKeys.one(7))).toMatchObject({ revision: 2 });
    expect(invalidated()).toBe(true);
  });

  it.each([1, 0, undefined])('does nothing for %j', (revision) => {
    takeRevision(queries, 7, revision);
    expect(queries.getQueryData(farmKeys.one(7))).toMatchObject({ revision: 1 });
    expect(invalidated()).toBe(false);
  });

  it('leaves the parcels to an own change that is under way', () => {
    vi.spyOn(queries, 'isMutating').mockReturnValue(1);
    takeRevision(queries, 7, 2);
    expect(queries.getQueryData(farmKeys.one(7))).toMatchObject({ revision: 2 });
    expect(invalidated()).toBe(false);
  });
});
