import { describe, expect, it } from 'vitest';
import { daysOfQuestion } from './days-of-question.ts';
import { askedReport, missingOf, namedParcels, parcelsNamed } from './reports-search.ts';

const today = '2026-11-23';

describe('what a report is asked about', () => {
  it('is a day, a farming year or days, as the report is made of', () => {
    const search = { date: '2026-06-01', season: 2024, from: '2026-01-01', to: '2026-02-01' };
    expect(askedReport(search, 'parcels', today)).toEqual({ report: 'parcels', date: '2026-06-01' });
    expect(askedReport(search, 'nitrate-balance', today)).toEqual({ report: 'nitrate-balance', season: 2024 });
    expect(askedReport(search, 'fertilizers', today)).toEqual({
      ...{ report: 'fertilizers', from: '2026-01-01', to: '2026-02-01' },
    });
  });

  it('is the farming year that it is where nobody says', () => {
    expect(askedReport({}, 'plant-protection', today)).toEqual({ report: 'plant-protection', season: 2026 });
    expect(askedReport({}, 'parcels', today)).toEqual({ report: 'parcels', date: today });
  });

  it('lacks parcels, a day, or days that follow each other', () => {
    expect(missingOf({}, 'parcel-card')).toBe('parcels');
    expect(missingOf({ parcels: '4-7' }, 'parcel-card')).toBeUndefined();
    expect(missingOf({ from: '2026-01-01' }, 'fertilizers')).toBe('days');
    expect(missingOf({ from: '2026-02-01', to: '2026-01-01' }, 'fertilizers')).toBe('daysReversed');
    expect(missingOf({ from: '2026-02-01' }, 'nitrate-balance')).toBeUndefined();
  });

  it('names parcels once each, and leaves out what is none', () => {
    expect(parcelsNamed({ parcels: '4-7-4-x-0' })).toEqual([4, 7]);
    expect(namedParcels([])).toBeUndefined();
  });

  it('of a farming year lasts from the first of July to the last of June', () => {
    expect(daysOfQuestion({ from: null, to: null, season: 2025 })).toEqual({ from: '2025-07-01', to: '2026-06-30' });
    expect(daysOfQuestion({ from: null, to: null, season: null })).toEqual({});
  });
});
