import type { LiveEvent } from '@brazda/contract/events.ts';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { createRenewer } from '#web/lib/live/renewals.ts';
import { renewals } from './record-imports.live.ts';
import { recordImportKeys } from './record-imports.queries.ts';

let queries: QueryClient;
const rowsKey = [...recordImportKeys.rows(7, 4), 'READY', 1];
const valuesKey = [...recordImportKeys.values(7, 4), 1];
const oneKey = recordImportKeys.one(7, 4);
const changedKey = [...recordImportKeys.changedSince(7), 4];
const isOld = (key: readonly unknown[]): boolean => queries.getQueryState(key)?.isInvalidated === true;
const hear = (event: LiveEvent): void => createRenewer(queries, [renewals]).take(event);

beforeEach(() => {
  queries = new QueryClient();
  queries.setQueryData(rowsKey, []);
  queries.setQueryData(valuesKey, []);
  queries.setQueryData(oneKey, {});
  queries.setQueryData(changedKey, []);
});

describe('old records in another window', () => {
  it('are shown anew when their import has come on', () => {
    hear({ topic: 'recordImport.progressed', farmId: 7, recordImportId: 4 });
    expect(isOld(rowsKey)).toBe(true);
    expect(isOld(changedKey)).toBe(true);
  });

  it('that were changed since they were imported are listed as soon as they are changed', () => {
    hear({ topic: 'actions.changed', farmId: 7 });
    expect(isOld(changedKey)).toBe(true);
  });

  it.each([
    { topic: 'actions.changed', farmId: 7 },
    { topic: 'crops.changed', farmId: 7 },
    { topic: 'materials.changed', farmId: 7 },
    { topic: 'parcels.changed', farmId: 7, revision: 2 },
  ] as const)('are judged anew where the farm has changed: $topic', (event) => {
    hear(event);
    expect([rowsKey, valuesKey, oneKey].map(isOld)).toEqual([true, true, true]);
  });

  it('of another farm stay as they are', () => {
    hear({ topic: 'actions.changed', farmId: 8 });
    expect(isOld(changedKey)).toBe(false);
  });
});
