import { describe, expect, it } from 'vitest';
import { growthStageOn } from './recorded-growth-stage.ts';
import { judgeSeptoriaHumidity, withGrowthStage } from './wheat-septoria.ts';

const on = (day: string, growthStage: number) => ({ day, growthStage });

describe('how far wheat is grown on a day', () => {
  it('is not known without a record, or before it', () => {
    expect(growthStageOn('2026-05-10', [])).toBeNull();
    expect(growthStageOn('2026-05-10', [on('2026-05-11', 39)])).toBeNull();
  });

  it('is what was recorded last: for two weeks where it is at risk, for long where it is so no more', () => {
    const recorded = [on('2026-06-20', 77), on('2026-05-10', 39)];
    expect(['2026-05-10', '2026-05-24', '2026-05-25'].map((day) => growthStageOn(day, recorded))).toEqual([
      39,
      39,
      null,
    ]);
    expect(['2026-06-20', '2026-10-18', '2026-10-19'].map((day) => growthStageOn(day, recorded))).toEqual([
      77,
      77,
      null,
    ]);
  });

  it('is that of a young stand on the day itself alone, for it grows on', () => {
    expect(['2026-04-10', '2026-04-11'].map((day) => growthStageOn(day, [on('2026-04-10', 30)]))).toEqual([30, null]);
  });
});

describe('septoria by the weather, once it is known how far the crop is grown', () => {
  const wet = Array.from({ length: 24 }, () => ({ temperature: 15, humidity: 95, rainfall: 0, isLeafWet: null }));
  const dry = wet.map((hour) => ({ ...hour, humidity: 40 }));
  const stand = { day: '2026-05-10', protectedUntil: null };

  it.each([wet, dry])('says the same as if it had been known before', (...hours) => {
    const open = judgeSeptoriaHumidity(hours, { ...stand, growthStage: null });
    for (const growthStage of [30, 31, 75, 76, null])
      expect(withGrowthStage(open, growthStage)).toEqual(judgeSeptoriaHumidity(hours, { ...stand, growthStage }));
  });

  it('leaves other models as they are', () => {
    const other = { ...judgeSeptoriaHumidity(wet, { ...stand, growthStage: null }), model: 'WHEAT_LEAF_RUST' as const };
    expect(withGrowthStage(other, 90)).toEqual(other);
  });
});
