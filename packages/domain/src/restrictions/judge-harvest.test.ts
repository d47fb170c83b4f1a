import { describe, expect, it } from 'vitest';
import { judgeHarvest } from './judge-harvest.ts';
import { rules } from './testing.ts';

describe('A harvest after a product was used', () => {
  const used = {
    materialId: 7,
    name: 'Triazol',
    registrationNumber: '1234-5',
    day: '2026-05-10',
    ...{ startedAt: null, finishedAt: null },
    reentryHours: 0,
    isBeforeSowing: false,
  };
  it.each([
    // 35 days after 10 May is 14 June; three days more are told to be close.
    [35, '2026-06-13', 'FORBIDDEN', 'PRE_HARVEST_NOT_KEPT'],
    [35, '2026-06-14', 'WARNING', 'PRE_HARVEST_CLOSE'],
    [35, '2026-06-17', 'ALLOWED', 'PRE_HARVEST_KEPT'],
    [0, '2026-05-10', 'ALLOWED', 'PRE_HARVEST_KEPT'],
    [null, '2026-07-20', 'UNKNOWN', 'PRE_HARVEST_NOT_STATED'],
  ] as const)('with %s days is on %s %s', (preHarvest, day, vote, reason) => {
    const judged = judgeHarvest({ ...used, preHarvest }, { day, figures: rules.figures });
    expect(judged?.finding).toMatchObject({ vote, reason, about: 'Triazol' });
  });

  it('is no matter of what is used later, or of what the way of growing sees to', () => {
    const question = { day: '2026-05-09', figures: rules.figures };
    expect(judgeHarvest({ ...used, preHarvest: 35 }, question)).toBeUndefined();
    expect(judgeHarvest({ ...used, preHarvest: 'AT' }, { ...question, day: '2026-06-01' })).toBeUndefined();
  });
});
