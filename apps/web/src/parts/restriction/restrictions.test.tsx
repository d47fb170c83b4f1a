import type { RestrictionFinding } from '@brazda/contract/agroevidence/restriction-shapes.ts';
import type { Restrictions as Answer } from '@brazda/contract/agroevidence/restrictions.ts';
import { restrictionReasons } from '@brazda/domain/enumerations/restriction.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderWithProviders } from '#web/testing/render.tsx';
import { textLike, textOf } from '#web/testing/text.ts';
import { groupFindings, keptWith } from './grouped-findings.ts';
import { Restrictions } from './Restrictions.tsx';

function finding(change: Partial<RestrictionFinding>): RestrictionFinding {
  return {
    ...{ check: 'DOSE', vote: 'ALLOWED', reason: 'DOSE_WITHIN', least: 0.8, most: 1, actual: 1.2, unit: 'L' },
    ...{ from: '2026-05-01', to: '2026-06-15', leftOut: 0.25, along: null, about: null },
    source: {
      ...{ document: 'Triazol', paragraph: '1234-5', validFrom: '2020-01-01', validTo: null },
      isGeneralKnowledge: true,
    },
    ...change,
  };
}

const findings = [
  finding({}),
  finding({ vote: 'FORBIDDEN', reason: 'DOSE_ABOVE' }),
  finding({
    check: 'DISTANCE',
    vote: 'UNKNOWN',
    reason: 'DISTANCE_NO_FEATURES',
    along: 'WATER',
    unit: 'METRES',
    source: null,
  }),
];
const common = { area: 10, remaining: 9.5, geometry: null, isComplete: false };
const answer: Answer = {
  findings,
  parcels: [18, 19].map((parcelId) => ({
    ...{ ...common, parcelId, vote: 'FORBIDDEN' as const },
    materials: [
      {
        material: 0,
        vote: 'FORBIDDEN',
        earliest: null,
        harvestFrom: '2026-06-14',
        findings: parcelId === 18 ? [0, 1, 2] : [0, 2],
      },
    ],
  })),
};
const judge = vi.fn(() => Promise.resolve(answer));
const file = vi.fn(() => Promise.resolve({ blob: () => Promise.resolve(new Blob()) }));

const asked = {
  day: '2026-05-10',
  targets: [18, 19].map((parcelId) => ({ parcelId, area: null, growthStage: null, climateRegion: null })),
  materials: [{ materialId: 7, value: 1.2, unit: 'L' as const, basis: 'HECTARE' as const, organismCodes: [] }],
};
const names = { nameOfMaterial: () => 'Triazol 250', nameOfParcel: (id: number) => `Pole ${id}` };

beforeEach(() => {
  judge.mockClear();
  fakeApi({ agroevidence: { restrictions: { judge: judge, file: file as never } } });
});

describe('what is against something that is to be done', () => {
  it('is told the worst first, with its numbers, and what is allowed is not', async () => {
    renderWithProviders(<Restrictions farmId={7} asked={asked} {...names} />);
    const forbidden = await screen.findByRole('heading', { name: textLike('restriction.vote.FORBIDDEN') });
    const headings = screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);
    expect(headings).toHaveLength(2);
    expect(forbidden.textContent).toBe(headings[0]);
    expect(screen.getByText(/1[.,]2 l\/ha/)).toBeTruthy();
    expect(screen.queryByText(textLike('restriction.reason.DOSE_WITHIN'))).toBeNull();
    expect(screen.getByText(textOf('restriction.incomplete'))).toBeTruthy();
  });

  it('opens to its parcels and the rule that asks for it, with what is not verified', async () => {
    const { user } = renderWithProviders(<Restrictions farmId={7} asked={asked} {...names} />);
    const reason = await screen.findByText(/1[.,]2 l\/ha/);
    await user.click(reason);
    const opened = reason.closest('details');
    expect(opened?.open).toBe(true);
    if (!opened) throw new Error('Nothing was opened');
    expect(within(opened).getByText('Pole 18')).toBeTruthy();
    expect(opened.textContent).toContain('1234-5');
    expect(opened.textContent).toContain(textOf('restriction.generalKnowledge'));
  });

  it('is not asked while nothing is said', () => {
    renderWithProviders(<Restrictions farmId={7} asked={undefined} {...names} />);
    expect(judge).not.toHaveBeenCalled();
  });

  it('keeps nobody from recording it where it cannot be found out', async () => {
    judge.mockRejectedValueOnce(new Error('away'));
    renderWithProviders(<Restrictions farmId={7} asked={asked} {...names} />);
    expect(await screen.findByText(textOf('restriction.failed'))).toBeTruthy();
  });
});

describe('findings', () => {
  it('are told once with all their parcels, also of what was kept with an action', () => {
    const [forbidden, unknown] = groupFindings(answer);
    expect(forbidden).toMatchObject({ vote: 'FORBIDDEN', found: [{ parcelIds: [18], material: 0 }] });
    expect(unknown).toMatchObject({ vote: 'UNKNOWN', found: [{ parcelIds: [18, 19] }] });
    const targets = answer.parcels.map(({ parcelId, materials }) => ({ parcelId, found: materials }));
    expect(groupFindings(keptWith({ findings: answer.findings, targets: targets as never }))).toEqual(
      groupFindings(answer),
    );
  });

  it('have words for every reason', () => {
    for (const reason of restrictionReasons) expect(textLike(`restriction.reason.${reason}`)).toBeTruthy();
  });
});
