import type { DiseaseLight, DiseaseVerdict } from '@brazda/contract/iot/agronomy-diseases.ts';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithProviders } from '#web/testing/render.tsx';
import { textOf } from '#web/testing/text.ts';
import { DiseaseReasons } from './DiseaseReasons.tsx';

function lightOf(level: DiseaseVerdict['level'], reason: Partial<DiseaseVerdict['reason']>): DiseaseLight {
  const nothing = { actual: null, needed: null, unit: null, unknown: 0, protectedUntil: null };
  const verdict: DiseaseVerdict = {
    model: 'POTATO_BLIGHT_HUTTON',
    level,
    reason: { ...nothing, code: 'BLIGHT_DAYS', ...reason },
    source: { document: 'Hutton', address: 'https://example.org', validFrom: null },
  };
  return {
    ...{ parcelId: 1, farmId: 7, parcelName: 'Za humny', cropId: 51, cropName: 'Brambory', host: 'POTATO', level },
    ...{ verdicts: [verdict], judgedDay: '2026-07-01', week: [], node: null, lack: null },
    ...{ sprayedOn: null, protectedUntil: null },
  };
}

describe('Why a parcel is at risk', () => {
  it('is said in sentences that count days and values', () => {
    const days = { unit: 'DAYS', needed: 2 } as const;
    renderWithProviders(
      <>
        <DiseaseReasons light={lightOf('HIGH', { ...days, actual: 2 })} />
        <DiseaseReasons light={lightOf('LOW', { ...days, code: 'HUMID_DAYS_NEAR', actual: 1 })} />
        <DiseaseReasons light={lightOf('UNKNOWN', { ...days, code: 'WEATHER_UNKNOWN', actual: 0, unknown: 5 })} />
      </>,
    );
    const near = textOf('agronomy.reason.HUMID_DAYS_NEAR', { days: 1, neededDays: 2 });
    expect(near).toContain('Splnil je 1 den');
    for (const said of [
      textOf('agronomy.reason.BLIGHT_DAYS', { days: 2, neededDays: 2 }),
      near,
      textOf('agronomy.reason.WEATHER_UNKNOWN', { unknown: 5 }),
    ])
      expect(screen.getByText(said, { exact: false })).toBeTruthy();
  });
});
