import type { Deduction, SubtractedLand, SubtractionsWish } from '@brazda/contract/agroevidence/deductions.ts';
import { screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderWithProviders } from '#web/testing/render.tsx';
import { textLike, textOf } from '#web/testing/text.ts';
import { useDeductionWidths } from './deduction-widths.ts';
import { ParcelDeductions } from './ParcelDeductions.tsx';

const brook = '3 m podél vody';

function deduction({ kind, width }: SubtractionsWish['deductions'][number]): Deduction & { geometry: null } {
  const none = { variant: null, leastSlope: null, source: null, isGeneralKnowledge: null, geometry: null };
  if (kind === 'WATER') return { ...none, kind, width: 3, area: 0.25, unknownBecause: null, source: brook };
  const unknownBecause = kind === 'BOUNDARY' ? 'NO_WIDTH' : 'NO_FEATURES';
  return width === null
    ? { ...none, kind, width, area: null, unknownBecause }
    : { ...none, kind, width, area: 1.5, unknownBecause: null };
}

const geometry = vi.fn(async ({ body }: { body: SubtractionsWish }): Promise<SubtractedLand[]> => [
  {
    ...{ parcelId: 18, area: 12.5, subtracted: 0.25, remaining: 12.25, isComplete: false, geometry: null },
    deductions: body.deductions.map(deduction),
  },
]);

function Screen(): ReactElement {
  return <ParcelDeductions farmId={7} parcelId={18} widths={useDeductionWidths()} />;
}

beforeEach(() => {
  geometry.mockClear();
  fakeApi({ agroevidence: { deductions: { geometry: geometry as never } } });
});

describe('the land that is left out of a parcel', () => {
  it('is told by kinds with whose width it is, and never as nothing where nobody knows', async () => {
    renderWithProviders(<Screen />);
    expect(await screen.findByText(new RegExp(brook))).toBeTruthy();
    expect(screen.getByText(textOf('parcelOverview.deduction.unknown.NO_WIDTH'))).toBeTruthy();
    expect(screen.getAllByText(textLike('parcelOverview.deduction.unknown.NO_FEATURES'))).toHaveLength(3);
    expect(screen.getByText(textOf('parcelOverview.deductions.incomplete'))).toBeTruthy();
  });

  it('is worked out anew for a width that is tried', async () => {
    const { user } = renderWithProviders(<Screen />);
    await user.type(await screen.findByLabelText(textOf('parcelOverview.deduction.BOUNDARY')), '12,5');
    await waitFor(() =>
      expect(geometry.mock.lastCall?.[0].body.deductions[0]).toMatchObject({ kind: 'BOUNDARY', width: 12.5 }),
    );
    await waitFor(() => expect(screen.queryByText(textOf('parcelOverview.deduction.unknown.NO_WIDTH'))).toBeNull());
  });
});
