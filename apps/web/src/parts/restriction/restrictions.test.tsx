import type { RestrictionFinding } from '@brazda/contract/agroevidence/restriction-shapes.ts';
import type { Restrictions as Answer } from '@brazda/contract/agroevidence/restrictions.ts';
import { restrictionReasons } from '@brazda/domain/enumerations/restriction.ts';
import { screen, within } from '@testing-library/react';
import { createIntl } from 'react-intl';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '#web/testing/fake-api.ts';
import { czech } from '#web/testing/messages.ts';
import { renderWithProviders } from '#web/testing/render.tsx';
import { textLike, textOf } from '#web/testing/text.ts';
import { countVotes, groupFindings, keptWith } from './grouped-findings.ts';
import { reasonWords } from './finding-words.ts';
import { KeptFindings } from './KeptFindings.tsx';
import { Restrictions } from './Restrictions.tsx';

function finding(change: Partial<RestrictionFinding>): RestrictionFinding {
  return {
    ...{ check: 'DOSE', vote: 'ALLOWED', reason: 'DOSE_WITHIN', least: 0.8, most: 1, actual: 1.2, unit: 'L' },
    ...{ from: '2026-05-01', to: '2026-06-15', leftOut: 0.25, along: null, about: null },
    until: null,
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
const common = { area: 10, outside: 0, remaining: 9.5, geometry: null, isComplete: false };
const answer: Answer = {
  findings,
  parcels: [18, 19].map((parcelId) => ({
    ...{ ...common, parcelId, vote: 'FORBIDDEN' as const },
    materials: [
      {
        material: 0,
        vote: 'FORBIDDEN',
        ...{ earliest: null, earliestAt: null },
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
  targets: [18, 19].map((parcelId) => ({
    ...{ parcelId, area: null, geometry: null, growthStage: null, climateRegion: null },
  })),
  materials: [
    { materialId: 7, value: 1.2, unit: 'L' as const, basis: 'HECTARE' as const, organismCodes: [], expiresOn: null },
  ],
};
const intl = createIntl({ locale: 'cs-CZ', messages: czech });
const prague = 'Europe/Prague';
const names = { nameOfMaterial: () => 'Triazol 250', nameOfParcel: (id: number) => `Pole ${id}`, timeZone: prague };

beforeEach(() => {
  judge.mockClear();
  fakeApi({ agroevidence: { restrictions: { judge: judge, file: file as never } } });
});

/** Opened from its line to the reasons. */
async function openReasons(): Promise<ReturnType<typeof renderWithProviders>> {
  const rendered = renderWithProviders(<Restrictions farmId={7} asked={asked} {...names} />);
  await rendered.user.click(await screen.findByText(textOf('restriction.reasons')));
  return rendered;
}

describe('what is against something that is to be done', () => {
  it('is one line that says on how many parcels, and opens to the reasons', async () => {
    renderWithProviders(<Restrictions farmId={7} asked={asked} {...names} />);
    await screen.findByText(textOf('restriction.vote.FORBIDDEN'));
    expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
    expect(screen.getByText(textOf('restriction.keepsNobody'))).toBeTruthy();
  });

  it('is told the worst first, with its numbers, and what is allowed is not', async () => {
    await openReasons();
    const headings = (await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);
    expect(headings).toEqual([textOf('restriction.vote.FORBIDDEN'), textOf('restriction.vote.UNKNOWN')]);
    expect(screen.getByText(/1[.,]2 l\/ha/)).toBeTruthy();
    expect(screen.queryByText(textLike('restriction.reason.DOSE_WITHIN'))).toBeNull();
    expect(screen.getByText(textOf('restriction.incomplete'))).toBeTruthy();
  });

  it('opens to its parcels and the rule that asks for it, with what is not verified', async () => {
    const { user } = await openReasons();
    const reason = await screen.findByText(/1[.,]2 l\/ha/);
    await user.click(reason);
    const opened = reason.closest('details');
    expect(opened?.open).toBe(true);
    if (!opened) throw new Error('Nothing was opened');
    expect(await within(opened).findByText('Pole 18')).toBeTruthy();
    expect(opened.textContent).toContain('1234-5');
    expect(opened.textContent).toContain(textOf('restriction.generalKnowledge'));
  });

  it('is told until which hour nobody may go there, by the clocks of the farm', async () => {
    const lasts = finding({
      ...{ check: 'REENTRY', vote: 'FORBIDDEN', reason: 'REENTRY_LASTS', least: 24, unit: 'HOURS' },
      until: '2026-05-11T06:00:00.000Z',
    });
    const found = { material: null, findings: [0], harvestFrom: null, vote: 'FORBIDDEN' as const };
    const entry = { ...found, earliest: '2026-05-12', earliestAt: '2026-05-11T06:00:00.000Z' };
    judge.mockResolvedValueOnce({
      findings: [lasts],
      parcels: [{ ...common, parcelId: 18, vote: 'FORBIDDEN', materials: [entry] }],
    });
    await openReasons();
    const at = intl.formatDate('2026-05-11T08:00:00Z', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
    expect(screen.getByText(textOf('restriction.earliest', { day: at }))).toBeTruthy();
    expect(screen.getByText((words) => words.includes(at) && words.includes('24'))).toBeTruthy();
  });

  it('is not asked while nothing is said, and says what is missing', () => {
    renderWithProviders(<Restrictions farmId={7} asked={undefined} {...names} />);
    expect(judge).not.toHaveBeenCalled();
    expect(screen.getByText(textOf('restriction.waiting'))).toBeTruthy();
  });

  it('keeps nobody from recording it where it cannot be found out, and is asked again', async () => {
    judge.mockRejectedValueOnce(new Error('away'));
    const { user } = renderWithProviders(<Restrictions farmId={7} asked={asked} {...names} />);
    expect(await screen.findByText(textOf('restriction.failed'))).toBeTruthy();
    await user.click(screen.getByRole('button', { name: textOf('action.retry') }));
    expect(await screen.findByText(textOf('restriction.vote.FORBIDDEN'))).toBeTruthy();
  });

  it('is what was kept with an action, by the names that it had then', async () => {
    const targets = answer.parcels.map(({ parcelId, materials }) => ({
      ...{ parcelId, name: `Tehdy ${parcelId}`, found: materials },
    }));
    const judging = { when: 'RECORDED', reason: null };
    const action = { findings, targets, materials: [{ name: 'Dávný přípravek' }], judging } as never;
    const { user } = renderWithProviders(<KeptFindings action={action} timeZone={prague} />);
    await user.click(screen.getByText(textOf('restriction.reasons')));
    expect((await screen.findAllByText(/Dávný přípravek/)).length).toBeGreaterThan(0);
  });

  it('is unknown of an action that nobody has judged, and says why', () => {
    const judging = { when: 'NEVER', reason: 'LAND_TOO_LARGE' };
    const action = { findings: [], targets: [], materials: [], judging } as never;
    const { container } = renderWithProviders(<KeptFindings action={action} timeZone={prague} />);
    expect(container.textContent).toContain(textOf('restriction.neverJudged'));
    expect(container.textContent).toContain(textOf('restriction.unjudged.LAND_TOO_LARGE'));
    expect(container.textContent).not.toContain(textOf('restriction.vote.ALLOWED'));
  });

  it('is told of an action that is judged only now, with why it was not before', () => {
    const targets = [{ parcelId: 18, name: 'Tehdy', found: [] }];
    const action = { findings: [], targets, materials: [], judging: { when: 'READ', reason: 'TAKEN_OVER' } } as never;
    const { container } = renderWithProviders(<KeptFindings action={action} timeZone={prague} />);
    expect(screen.getByRole('heading', { name: textOf('restriction.judgedNow') })).toBeTruthy();
    expect(container.textContent).toContain(textOf('restriction.unjudged.TAKEN_OVER'));
  });
});

describe('findings', () => {
  it('are told once with all their parcels, also of what was kept with an action', () => {
    const [forbidden, unknown] = groupFindings(answer);
    expect(forbidden).toMatchObject({ vote: 'FORBIDDEN', found: [{ parcelIds: [18], materials: [0] }] });
    expect(unknown).toMatchObject({ vote: 'UNKNOWN', found: [{ parcelIds: [18, 19] }] });
    const targets = answer.parcels.map(({ parcelId, materials }) => ({ parcelId, found: materials }));
    expect(groupFindings(keptWith({ findings: answer.findings, targets: targets as never }))).toEqual(
      groupFindings(answer),
    );
  });

  it('that differ in their numbers alone are one, from which number to which', () => {
    const strips = [0.25, 0.5].map((leftOut) =>
      finding({ check: 'DISTANCE', vote: 'WARNING', reason: 'DISTANCE_TAKES_LAND', along: 'WATER', leftOut }),
    );
    const parcels = [18, 19].map((parcelId, at) => ({ parcelId, materials: [{ material: 0, findings: [at] }] }));
    const [group] = groupFindings({ findings: strips, parcels });
    expect(group?.found).toHaveLength(1);
    expect(group?.found[0]?.parts).toHaveLength(2);
    const words = reasonWords(intl, group?.found[0]?.parts ?? [], prague);
    expect(words).toContain('0,75 ha');
  });

  it('without numbers are one of all materials', () => {
    const unsaid = { least: null, most: null, actual: null, from: null, to: null, leftOut: null };
    const unknown = finding({ ...unsaid, vote: 'UNKNOWN', reason: 'DOSE_NOT_STATED' });
    const materials = [0, 1].map((material) => ({ material, findings: [0] }));
    const [group] = groupFindings({ findings: [unknown], parcels: [{ parcelId: 18, materials }] });
    expect(group?.found).toMatchObject([{ materials: [0, 1], parcelIds: [18] }]);
  });

  it('are counted by parcels, each by its worst', () => {
    expect(countVotes(answer)).toEqual([
      { vote: 'FORBIDDEN', count: 1 },
      { vote: 'UNKNOWN', count: 1 },
    ]);
  });

  it('have words for every reason', () => {
    for (const reason of restrictionReasons) expect(textLike(`restriction.reason.${reason}`)).toBeTruthy();
  });
});
