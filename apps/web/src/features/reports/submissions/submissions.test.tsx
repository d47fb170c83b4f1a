import type {
  Submission,
  SubmissionCheck,
  SubmissionError,
  SubmissionYear,
  YearlyDeadline,
} from '@brazda/contract/agroevidence/submissions.ts';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#web/lib/api-error.ts';
import { storage, storageKeys } from '#web/lib/storage.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderApp, tokenOf } from '#web/testing/render.tsx';
import { sampleFarm } from '#web/testing/sample-parcel.ts';
import { textLike, textOf } from '#web/testing/text.ts';

const month = {
  standing: 'TO_SEND',
  ...{ from: '2026-10-01', to: '2026-10-31', isNear: true, isLate: false, uses: 3, usesSoFar: 5 },
  ...{ deadline: { dueOn: '2026-11-30', source: 'Zákon', isGeneralKnowledge: false }, last: null },
} as const;
const year: SubmissionYear = {
  ...{ isAsked: true, season: 2026, isConnected: true, signsIn: true, officialAreaHa: 180, aboveHa: 200 },
  ...{ isObliged: 'NOT_SPECIFIED', months: [month] },
};
const check: SubmissionCheck = {
  ...{ from: '2026-07-01', to: '2026-10-31', uses: 5, parcels: 2, schemaVersion: 1, hash: 'ab', findings: [] },
  ...{ errors: 0, warnings: 0, isSendable: true, sameAs: null, useType: 'P', assumedNames: ['RegCislo'] },
};
const sent: Submission = {
  ...{ id: 7, farmId: 3, from: '2026-07-01', to: '2026-10-31', state: 'FAULTY', schemaVersion: 1, uses: 5, parcels: 2 },
  ...{ warnings: 0, hash: 'ab', createdAt: '2026-11-02T08:00:00Z', createdBy: 1, createdByEmail: 'jan@farma.cz' },
  ...{ sentAt: '2026-11-02T08:00:00Z', deliveredAt: '2026-11-02T08:00:01Z', guid: 'g-1', askedUntil: null },
  ...{ answeredAt: '2026-11-02T08:01:00Z', failure: null, failureSays: null, errors: 1 },
};

const list = vi.fn(async (_input?: object) => ({ rows: [], total: 0 }));
const send = vi.fn();
const file = vi.fn();

interface Shown {
  readonly of?: Partial<SubmissionYear>;
  readonly checked?: Partial<SubmissionCheck>;
  readonly deadlines?: YearlyDeadline[];
  readonly role?: 'owner' | 'worker';
  readonly path?: string;
}

function show({ of = {}, checked = {}, deadlines = [], role = 'owner', path = '/2026-10-31' }: Shown = {}): ReturnType<
  typeof renderApp
> {
  const farm = { ...sampleFarm, id: 3, name: 'Farma', role, boundingBox: null };
  const fault: SubmissionError = {
    ...{ submissionId: 7, part: 'USE', code: '401', kind: 'E', says: 'Přípravek není v registru', parcelId: 4 },
    ...{ parcel: 'Za humny', actionId: 12, actionDay: '2026-10-05', isActionGone: false },
  };
  fakeApi({
    agroevidence: {
      farms: { list: async () => ({ rows: [farm], total: 1 }), read: async () => farm },
      submissions: {
        year: async () => ({ ...year, ...of }),
        deadlines: async () => deadlines,
        check: async () => ({ ...check, ...checked }),
        list,
        read: async () => ({ ...sent, faults: [fault] }),
        send,
        file,
      },
    },
  });
  return renderApp(`/farm/3/reports/submissions${path}`);
}

describe('the records of a month', () => {
  beforeEach(() => {
    storage.write(storageKeys.token, tokenOf('jan@farma.cz'));
    for (const spy of [send, file]) spy.mockReset();
  });

  it('are sent by one press, and it is said why they were not', async () => {
    send.mockRejectedValue(new ApiError(409, { code: 'submission.underWay' }));
    const { user } = show();
    expect(await screen.findByText(textOf('submission.allRight'))).toBeTruthy();
    await user.dblClick(screen.getByRole('button', { name: textOf('submission.send') }));
    expect(await screen.findByText(textOf('error.submission.underWay'))).toBeTruthy();
    expect(send.mock.calls[0]?.[0]).toMatchObject({ body: { to: '2026-10-31' } });
  });

  it('that were handed over are listed by the page that the address says', async () => {
    show({ path: '/2026-10-31?page=2' });
    await vi.waitFor(() =>
      expect(list).toHaveBeenCalledWith(
        expect.objectContaining({ query: expect.objectContaining({ page: 2 }) as object }),
      ),
    );
  });

  it('cannot be sent with errors, and each leads to its action', async () => {
    const finding = {
      code: 'NO_AUTHORISATION',
      severity: 'ERROR',
      ...{ actionId: 12, day: '2026-10-05' },
      ...{ parcelId: 4, parcel: 'Za humny', product: 'Fung' },
    } as const;
    show({ checked: { findings: [finding], errors: 1, isSendable: false } });
    const way = await screen.findByRole('link', { name: /Fung/ });
    expect(way.getAttribute('href')).toBe('/farm/3/actions/12');
    expect(screen.getByText(textOf('submission.finding.NO_AUTHORISATION'))).toBeTruthy();
    for (const name of ['submission.send', 'submission.download'] as const)
      expect(screen.getByRole('button', { name: textOf(name) }).hasAttribute('disabled')).toBe(true);
  });

  it('that came back with errors say so in the words of the ministry, with the way to mend each', async () => {
    show({ of: { months: [{ ...month, standing: 'FAULTY', last: sent }] } });
    expect(await screen.findByText('Přípravek není v registru')).toBeTruthy();
    expect(screen.getByText(textLike('submission.became.FAULTY'))).toBeTruthy();
    const way = screen.getByRole('link', { name: textLike('submission.mendAction') });
    expect(way.getAttribute('href')).toBe('/farm/3/actions/12');
    expect(screen.getByRole('button', { name: textOf('submission.sendAgain') })).toBeTruthy();
  });

  it('are not sent by who may not, and by no farm without a key; a file can be had', async () => {
    show({ role: 'worker' });
    expect(await screen.findByText(textOf('submission.mayNot'))).toBeTruthy();
    expect(screen.queryByRole('button', { name: textOf('submission.send') })).toBeNull();
    expect(screen.getByRole('button', { name: textOf('submission.download') }).hasAttribute('disabled')).toBe(false);
  });

  it('are listed with what is not known said as not known', async () => {
    show({ path: '?season=2026' });
    expect(await screen.findByText(textLike('submission.obliged.NOT_SPECIFIED'))).toBeTruthy();
    expect(screen.getByText(textOf('submission.standing.TO_SEND'))).toBeTruthy();
    expect(screen.getByText(textLike('submission.near'))).toBeTruthy();
  });

  it('are not asked for in every country', async () => {
    show({ path: '', of: { isAsked: false, months: [] } });
    expect(await screen.findByText(textOf('submission.notAsked'))).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('what is handed over of a whole farming year', () => {
  beforeEach(() => storage.write(storageKeys.token, tokenOf('jan@farma.cz')));

  it('is told with its day and its rule, and leads to the record that fills it', async () => {
    const deadline: YearlyDeadline = {
      ...{ report: 'fertilizers', season: 2025, dueOn: '2027-02-15', isNear: true, isPast: false, isEmptyToo: true },
      ...{ source: 'ÚKSÚP', isGeneralKnowledge: false },
    };
    show({ path: '', of: { isAsked: false, months: [] }, deadlines: [deadline] });
    expect(await screen.findByRole('heading', { name: textOf('submission.yearly.title') })).toBeTruthy();
    expect(screen.getByText(textLike('submission.near'))).toBeTruthy();
    expect(screen.getByText('ÚKSÚP')).toBeTruthy();
    const way = screen.getByRole('link', { name: textLike('submission.yearly.open.named') });
    expect(way.getAttribute('href')).toBe('/farm/3/reports?report=fertilizers&season=2025');
    expect(screen.queryByText(textOf('submission.notAsked'))).toBeNull();
  });
});
