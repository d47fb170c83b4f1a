import type { NitrogenEntry, NitrogenLedger } from '@brazda/contract/agroevidence/nitrogen-ledgers.ts';
import { cleanup, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderWithProviders } from '#web/testing/render.tsx';
import { textLike, textOf } from '#web/testing/text.ts';
import { byNeedOfAttention, knownPerHectare, sharesOf } from './nitrogen-shares.ts';
import { LimitRule } from './NitrogenRules.tsx';
import { ThoughtNitrogen } from './ThoughtNitrogen.tsx';

function entry(change: Partial<NitrogenEntry>): NitrogenEntry {
  const source = { source: 'NV 262/2012 Sb.', isGeneralKnowledge: true };
  return {
    ...{ kind: 'MINERAL', releaseClass: null, season: 'SPRING', actionId: null, day: '2026-03-10', materialId: 1 },
    ...{ name: 'LAD 27', weight: 2000, content: 27, contentSource: null, nitrogen: 540, counted: 540 },
    share: { percent: 100, from: '2020-01-01', to: null, ...source },
    ...change,
  };
}

const limitOfWheat = {
  ...{ perHectare: 190, paragraph: 'příloha 3', from: '2012-08-01', to: null },
  ...{ source: 'NV 262/2012 Sb.', isGeneralKnowledge: true },
};

function ledger(parcelId: number, entries: readonly NitrogenEntry[]): NitrogenLedger {
  const counted = entries.reduce((sum, one) => sum + (one.counted ?? 0), 0);
  const unknown = entries.filter((one) => one.counted === null).length;
  return {
    ...{ parcelId, crop: null, standing: 'NOTHING', area: 10, from: '2025-07-20', to: null, groups: [] },
    ...{ entries: [...entries], total: { nitrogen: counted, counted, unknown } },
    countedPerHectare: unknown > 0 ? null : counted / 10,
    limit: { isVulnerable: 'YES', most: parcelId === 18 ? limitOfWheat : null },
  };
}

const slurry = entry({ kind: 'ORGANIC', actionId: 5, name: 'Kejda', counted: 300 });
const known = ledger(18, [slurry, entry({})]);
const unknown = ledger(19, [slurry, entry({ actionId: 6, weight: null, nitrogen: null, counted: null })]);

describe('the nitrogen of a crop', () => {
  it('is by its kinds first what is there, then what is thought of', () => {
    expect(sharesOf(known)).toEqual([
      { kind: 'ORGANIC', isThought: false, perHectare: 30 },
      { kind: 'MINERAL', isThought: true, perHectare: 54 },
    ]);
  });

  it('is looked at first where not all of it is known', () => {
    expect(byNeedOfAttention([known, unknown]).map(({ parcelId }) => parcelId)).toEqual([19, 18]);
    expect(knownPerHectare(unknown)).toBe(30);
  });
});

describe('what would count with what is thought of', () => {
  const read = vi.fn(() => Promise.resolve({ parcels: [known, unknown], farms: [] }));
  const asked = { day: '2026-03-10', targets: [18, 19].map((parcelId) => ({ parcelId, area: null })) };
  const open = () =>
    renderWithProviders(<ThoughtNitrogen farmId={7} asked={asked} nameOfParcel={(id) => `Pole ${id}`} />);

  beforeEach(() => fakeApi({ agroevidence: { nitrogenLedgers: { read } } }));

  it('is told of each parcel beside what it may have, and what is not known as that', async () => {
    open();
    expect(await screen.findByText(textOf('nitrogen.ofMost', { value: '84', most: '190' }))).toBeTruthy();
    expect(screen.getByText(textOf('nitrogen.atLeast', { value: '30' }))).toBeTruthy();
  });

  it('opens to what each number follows from, with the source of its coefficient', async () => {
    const { user } = open();
    await user.click(await screen.findByText('Pole 18'));
    await user.click(await screen.findByText('LAD 27'));
    expect(screen.getByText(textOf('nitrogen.thought'))).toBeTruthy();
    expect(screen.getAllByText(textLike('restriction.source'), { exact: false }).length).toBeGreaterThan(0);
    expect(screen.getAllByText(textOf('nitrogen.ofMaterial')).length).toBeGreaterThan(0);
  });

  it('keeps nobody from saving where it cannot be reckoned', async () => {
    read.mockRejectedValueOnce(new Error('away'));
    open();
    expect(await screen.findByText(textOf('nitrogen.failed'))).toBeTruthy();
  });
});

describe('how much a crop may still have', () => {
  const withLimit = (limit: Partial<NitrogenLedger['limit']>, of: NitrogenLedger = known) => {
    renderWithProviders(<LimitRule ledger={{ ...of, limit: { ...known.limit, ...limit } }} />);
  };

  it('is what is left of its limit, with the rule that says it', () => {
    withLimit({});
    expect(screen.getByText(textOf('nitrogen.limit.left', { most: '190', left: '106' }))).toBeTruthy();
    expect(screen.getByText('příloha 3', { exact: false }).textContent).toContain('262/2012');
  });

  it('is nothing where it has more', () => {
    withLimit({ most: { ...limitOfWheat, perHectare: 80 } });
    expect(screen.getByText(textOf('nitrogen.limit.above', { most: '80', above: '4' }))).toBeTruthy();
  });

  it('is unknown where not all that it has is known', () => {
    withLimit({}, unknown);
    expect(screen.getByText(textOf('nitrogen.limit.leftUnknown', { most: '190' }))).toBeTruthy();
  });

  it('is unknown where no limit is known, and not held to any outside of vulnerable zones', () => {
    withLimit({ most: null, isVulnerable: 'NOT_SPECIFIED' });
    expect(screen.getByText(textOf('nitrogen.limit.unknown'))).toBeTruthy();
    expect(screen.getByText(textOf('nitrogen.limit.zoneUnknown'))).toBeTruthy();
    cleanup();
    withLimit({ isVulnerable: 'NO' });
    expect(screen.getByText(textOf('nitrogen.limit.outside'))).toBeTruthy();
  });
});
