import { describe, expect, it } from 'vitest';
import { countsTo, windowOf } from './ledger-window.ts';

const rape = { id: 7, cropId: 36, from: '2024-08-20', to: '2025-07-20' };
const wheat = { id: 8, cropId: 1, from: '2025-09-25', to: null };

describe('What is brought onto a parcel counts to a crop', () => {
  it('from the harvest of the crop before to its own', () => {
    const window = windowOf('2026-04-10', wheat, rape, null);
    expect(window).toMatchObject({ from: '2025-07-20', to: null, cropId: 1 });
    const on = (day: string, cultivationId: number | null) => countsTo({ day, cropId: null, cultivationId }, window);
    expect([on('2025-07-19', null), on('2025-07-20', null), on('2026-04-10', wheat.id)]).toEqual([false, true, true]);
    expect(on('2025-08-01', rape.id)).toBe(false);
    const harvested = windowOf('2025-04-10', rape, null, null);
    expect(countsTo({ day: '2025-07-20', cropId: null, cultivationId: rape.id }, harvested)).toBe(false);
  });

  it('where it is said to be for it, though the crop before still stood', () => {
    const sownAtOnce = windowOf('2026-04-10', wheat, { ...rape, to: wheat.from }, null);
    const said = { day: '2025-08-30', cultivationId: rape.id };
    expect(countsTo({ ...said, cropId: 1 }, sownAtOnce)).toBe(true);
    expect(countsTo({ ...said, cropId: null }, sownAtOnce)).toBe(false);
    expect(countsTo({ ...said, cropId: 36 }, sownAtOnce)).toBe(false);
  });

  it('from the farming year on in which it was sown, where nobody knows when the crop before ended', () => {
    expect(windowOf('2026-04-10', wheat, null, null).from).toBe('2025-07-01');
    expect(windowOf('2026-04-10', wheat, { ...rape, to: '2019-07-20' }, null).from).toBe('2024-07-01');
    const barley = { id: 9, cropId: 17, from: '2026-03-15', to: null };
    expect(windowOf('2026-07-10', barley, null, null).from).toBe('2025-07-01');
  });

  it('each farming year anew where it stands for years', () => {
    const clover = { id: 9, cropId: 57, from: '2022-04-01', to: null };
    expect(windowOf('2026-04-10', clover, null, null)).toMatchObject({ from: '2025-07-01', to: '2026-07-01' });
    const ended = windowOf('2025-09-10', { ...clover, to: '2025-10-01' }, null, null);
    expect(ended).toMatchObject({ from: '2025-07-01', to: '2025-10-01' });
  });

  it('that is still to come, from the end of what stood there', () => {
    const window = windowOf('2025-08-10', null, rape, 1);
    expect(window).toMatchObject({ from: '2025-07-20', to: null, cropId: 1, cultivationId: null });
    expect(countsTo({ day: '2025-08-05', cropId: null, cultivationId: null }, window)).toBe(true);
    expect(countsTo({ day: '2025-08-05', cropId: 36, cultivationId: null }, window)).toBe(false);
  });
});
