import type { LiveEvent } from '@brazda/contract/events.ts';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { createRenewer } from '#web/lib/live/renewals.ts';
import { renewals } from './reports.live.ts';
import { reportKeys } from './reports.queries.ts';

let queries: QueryClient;
const previewKey = [...reportKeys.previews(7), 'fertilizers'];
const runsKey = [...reportKeys.runs(7), 1];
const isOld = (key: readonly unknown[]): boolean => queries.getQueryState(key)?.isInvalidated === true;
const hear = (event: LiveEvent): void => createRenewer(queries, [renewals]).take(event);

beforeEach(() => {
  queries = new QueryClient();
  queries.setQueryData(previewKey, []);
  queries.setQueryData(runsKey, []);
});

describe('reports in another window', () => {
  it('are listed as soon as they are made', () => {
    hear({ topic: 'report.made', farmId: 7 });
    expect(isOld(runsKey)).toBe(true);
    expect(isOld(previewKey)).toBe(false);
  });

  it.each(['materials.changed', 'crops.changed', 'actions.changed'] as const)(
    'are previewed anew after %s',
    (topic) => {
      hear({ topic, farmId: 7 });
      expect(isOld(previewKey)).toBe(true);
      expect(isOld(runsKey)).toBe(false);
    },
  );

  it('of another farm stay as they are', () => {
    hear({ topic: 'report.made', farmId: 8 });
    expect(isOld(runsKey)).toBe(false);
  });
});
