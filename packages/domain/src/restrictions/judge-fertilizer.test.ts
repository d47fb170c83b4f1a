import { describe, expect, it } from 'vitest';
import type { JudgedParcel } from './question.ts';
import { judgeMaterial } from './judge-material.ts';
import type { FertilizingBan, NitrogenLimit, RestrictionRules } from './rules.ts';
import { fertilizer, judgedBy, rules, said, wheat } from './testing.ts';

/** Government regulation 262/2012, annex 2, table 1. */
function ban(change: Partial<FertilizingBan>): FertilizingBan {
  return {
    ...{ document: 'NV 262/2012 Sb.', paragraph: 'Příloha 2', validFrom: '2012-08-01', validTo: null },
    ...{ isGeneralKnowledge: false, releaseClass: 'MINERAL', climate: { from: 0, to: 5 }, from: '11-01', to: '02-15' },
    ...{ gentleTo: '01-31', gentleDegrees: 5, isWithoutNextCrop: false },
    ...change,
  };
}

const bans: readonly FertilizingBan[] = [
  ban({ validTo: '2024-06-30' }),
  ban({ validFrom: '2024-07-01', isGeneralKnowledge: true }),
  ban({ climate: { from: 6, to: 7 }, to: '02-28', gentleTo: '02-15' }),
  ban({ climate: { from: 8, to: 9 }, from: '10-15', to: '02-28', gentleTo: '02-15' }),
  ban({
    releaseClass: 'SLOW',
    climate: { from: 0, to: 9 },
    from: '12-15',
    to: '02-15',
    gentleTo: null,
    gentleDegrees: null,
  }),
  ban({
    releaseClass: 'SLOW',
    climate: { from: 0, to: 9 },
    from: '06-01',
    to: '07-31',
    gentleTo: null,
    isWithoutNextCrop: true,
  }),
];
const limits: readonly NitrogenLimit[] = [
  {
    ...{ document: 'NV 262/2012 Sb.', paragraph: 'Příloha 3', validFrom: '2012-08-01', validTo: null },
    ...{ isGeneralKnowledge: false, cropId: wheat, kilogramsPerHectare: 190 },
  },
];
const withBans: RestrictionRules = { ...rules, bans };

function banOn(day: string, parcel: Partial<JudgedParcel> = {}, releaseClass: 'MINERAL' | 'SLOW' | 'NONE' = 'MINERAL') {
  const material = fertilizer({ releaseClass });
  const verdict = judgeMaterial(said(material), judgedBy(material, { rules: withBans, application: { day }, parcel }));
  const found = verdict.findings.find(({ check }) => check === 'BAN_PERIOD');
  return [found?.vote, found?.reason, verdict.earliest];
}

describe('Days without nitrogen', () => {
  it.each([
    ['2025-10-31', {}, 'ALLOWED', '2025-10-31'],
    ['2025-11-01', {}, 'FORBIDDEN', '2026-02-01'],
    ['2026-01-31', {}, 'FORBIDDEN', '2026-02-01'],
    ['2026-02-01', {}, 'ALLOWED', '2026-02-01'],
    ['2026-02-01', { slopeDegrees: 6 }, 'FORBIDDEN', '2026-02-16'],
    ['2026-02-01', { stand: null }, 'FORBIDDEN', '2026-02-16'],
    ['2026-02-01', { slopeDegrees: null }, 'UNKNOWN', '2026-02-16'],
    ['2026-02-20', { climateRegion: 6, slopeDegrees: 9 }, 'FORBIDDEN', '2026-03-01'],
    ['2025-10-15', { climateRegion: 8 }, 'FORBIDDEN', '2026-02-16'],
    ['2025-10-15', { climateRegion: null }, 'UNKNOWN', '2026-02-16'],
    ['2025-12-01', { climateRegion: null }, 'FORBIDDEN', '2026-02-16'],
    ['2026-05-10', { climateRegion: null, isVulnerable: 'NOT_SPECIFIED' }, 'ALLOWED', '2026-05-10'],
    ['2025-12-01', { isVulnerable: 'NOT_SPECIFIED' }, 'UNKNOWN', '2026-02-01'],
    ['2025-12-01', { isVulnerable: 'NO' }, 'ALLOWED', '2025-12-01'],
    ['2012-07-31', {}, 'UNKNOWN', null],
  ] as const)('hold on %s on %j: %s', (day, parcel, vote, earliest) => {
    const [found, , first] = banOn(day, { nitrogenBefore: 0, ...parcel });
    expect([found, first]).toEqual([vote, earliest]);
  });

  it('hold in summer where no other crop follows, and nobody knows where that was not said', () => {
    expect(banOn('2026-06-15', { isCropToFollow: true }, 'SLOW')[0]).toBe('ALLOWED');
    expect(banOn('2026-06-15', { isCropToFollow: false }, 'SLOW')).toEqual(['FORBIDDEN', 'INSIDE_BAN', '2026-08-01']);
    expect(banOn('2026-06-15', { isCropToFollow: null }, 'SLOW')).toEqual(['UNKNOWN', 'BAN_UNKNOWN', '2026-08-01']);
  });

  it('hold whatever the climate where a country tells none apart: what is not known is then the zone alone', () => {
    const slovak: RestrictionRules = {
      ...rules,
      bans: [ban({ climate: null, from: '11-15', gentleTo: null, gentleDegrees: null })],
    };
    const material = fertilizer();
    const found = (day: string, isVulnerable: JudgedParcel['isVulnerable']) => {
      const of = { application: { day }, parcel: { climateRegion: null, slopeDegrees: null, isVulnerable } };
      const verdict = judgeMaterial(said(material), judgedBy(material, { rules: slovak, ...of }));
      const { vote, reason } = verdict.findings.find(({ check }) => check === 'BAN_PERIOD') ?? {};
      return [vote, reason];
    };
    expect(found('2025-11-14', 'YES')).toEqual(['ALLOWED', 'OUTSIDE_BAN']);
    expect(found('2025-11-15', 'YES')).toEqual(['FORBIDDEN', 'INSIDE_BAN']);
    expect(found('2026-02-15', 'NOT_SPECIFIED')).toEqual(['UNKNOWN', 'BAN_ZONE_UNKNOWN']);
    expect(found('2025-12-01', 'NO')).toEqual(['ALLOWED', 'OUTSIDE_ZONE']);
  });

  it('are told with the version that holds on the day', () => {
    const material = fertilizer();
    const sourceOn = (day: string) =>
      judgeMaterial(said(material), judgedBy(material, { rules: withBans, application: { day } })).findings[0]?.source;
    expect(sourceOn('2023-12-01')).toMatchObject({ validTo: '2024-06-30', isGeneralKnowledge: false });
    expect(sourceOn('2025-12-01')).toMatchObject({ validFrom: '2024-07-01', isGeneralKnowledge: true });
  });

  it('are no matter of what has no nitrogen, and not known in a country without rules', () => {
    expect(banOn('2025-12-01', {}, 'NONE').slice(0, 2)).toEqual(['ALLOWED', 'NO_NITROGEN']);
    const material = fertilizer();
    const found = judgeMaterial(said(material), judgedBy(material)).findings[0];
    expect(found).toMatchObject({ vote: 'UNKNOWN', reason: 'BAN_RULES_UNKNOWN', source: null });
  });
});

describe('The nitrogen of a crop', () => {
  function limited(nitrogen: number | null, parcel: Partial<JudgedParcel> = {}) {
    const material = fertilizer();
    const by = judgedBy(material, { rules: { ...withBans, limits }, nitrogen, parcel });
    return judgeMaterial(said(material), by).findings.find(({ check }) => check === 'NITROGEN_LIMIT');
  }

  it.each([
    // 136 kg/ha before and 54 kg/ha of 200 kg LAD 27 are 190.
    [136, 54, {}, 'ALLOWED', 'NITROGEN_WITHIN', 190],
    [136, 54.1, {}, 'FORBIDDEN', 'NITROGEN_ABOVE', 190.1],
    [136, 54.1, { isVulnerable: 'NOT_SPECIFIED' }, 'UNKNOWN', 'NITROGEN_ABOVE', 190.1],
    [136, 54.1, { isVulnerable: 'NO' }, 'ALLOWED', 'OUTSIDE_ZONE', null],
    [null, 54, {}, 'UNKNOWN', 'NITROGEN_UNKNOWN', null],
    [136, null, {}, 'UNKNOWN', 'NITROGEN_UNKNOWN', null],
    [136, 54, { cropIds: [99] }, 'UNKNOWN', 'NITROGEN_LIMIT_UNKNOWN', null],
  ] as const)('of %s and %s kg/ha on %j is %s', (before, brought, parcel, vote, reason, actual) => {
    expect(limited(brought, { nitrogenBefore: before, ...parcel })).toMatchObject({ vote, reason, actual });
  });
});

describe('The organic nitrogen of a holding', () => {
  const source = {
    document: 'NV 262/2012 Sb.',
    paragraph: null,
    validFrom: null,
    validTo: null,
    isGeneralKnowledge: false,
  };
  const most = { perHectare: 170, source };

  function held(actual: number | null, isVulnerable: JudgedParcel['isVulnerable'] = 'YES', type = 'FARM' as const) {
    const material = fertilizer({ type });
    const by = judgedBy(material, { holding: { actual, most }, parcel: { isVulnerable } });
    return judgeMaterial(said(material), by).findings.find(({ check }) => check === 'HOLDING_NITROGEN');
  }

  it.each([
    [170, 'YES', 'ALLOWED', 'HOLDING_WITHIN'],
    [170.1, 'YES', 'FORBIDDEN', 'HOLDING_ABOVE'],
    [170.1, 'NOT_SPECIFIED', 'UNKNOWN', 'HOLDING_ABOVE'],
    [170.1, 'NO', 'WARNING', 'HOLDING_ABOVE'],
    [null, 'YES', 'UNKNOWN', 'HOLDING_UNKNOWN'],
  ] as const)('of %s kg/ha with the parcel in a zone: %s is %s', (actual, isVulnerable, vote, reason) => {
    expect(held(actual, isVulnerable)).toMatchObject({ vote, reason, most: 170, actual });
  });

  it('is no matter of mineral fertilizers, and not known where no rule is', () => {
    const mineral = fertilizer();
    const found = (of: Parameters<typeof judgedBy>[1]) =>
      judgeMaterial(said(mineral), judgedBy(mineral, of)).findings.map(({ check }) => check);
    expect(found({ holding: { actual: 200, most } })).not.toContain('HOLDING_NITROGEN');
    const slurry = fertilizer({ type: 'FARM' });
    const by = judgedBy(slurry, { holding: { actual: 10, most: null } });
    expect(judgeMaterial(said(slurry), by).findings).toContainEqual(
      expect.objectContaining({ vote: 'UNKNOWN', reason: 'HOLDING_UNKNOWN' }),
    );
  });
});
