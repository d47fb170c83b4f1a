import type { KnownReport, ReportPreview } from '@brazda/contract/agroevidence/reports.ts';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#web/lib/api-error.ts';
import { storage, storageKeys } from '#web/lib/storage.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderApp, tokenOf } from '#web/testing/render.tsx';
import { sampleFarm } from '#web/testing/sample-parcel.ts';
import { textLike, textOf } from '#web/testing/text.ts';

const farmer = 'jan@farma.cz';
const schemas = { json: '/schema.json', xml: '/schema.xsd' };
const known: KnownReport = {
  ...{ report: 'plant-protection', formats: ['xlsx', 'pdf'], parameters: 'PERIOD', version: 1, schemas },
};
const preview: ReportPreview = {
  ...{
    report: 'plant-protection',
    title: 'Evidence',
    facts: [],
    notes: ['Jména pozemků jsou dnešní'],
    isTooLongForPdf: true,
  },
  question: { date: null, season: 2025, from: null, to: null, parcels: [] },
  tables: [
    {
      ...{ key: 'uses', title: 'Použití', total: 41, incomplete: 7 },
      columns: [
        { key: 'product', title: 'Přípravek', kind: 'text', decimals: null },
        { key: 'start', title: 'Začátek', kind: 'text', decimals: null },
      ],
      rows: [{ cells: ['Triazol 250', null], missing: ['start'] }],
    },
  ],
  gaps: [{ table: 'uses', column: 'start', title: 'Začátek', rows: 7 }],
};

const plantProtection = vi.fn();
const previewOf = vi.fn(async (_input: object) => preview);

function show(search = ''): ReturnType<typeof renderApp> {
  const farm = { ...sampleFarm, id: 3, name: 'Farma', role: 'reader' as const, boundingBox: null };
  fakeApi({
    agroevidence: {
      farms: { list: async () => ({ rows: [farm], total: 1 }), read: async () => farm },
      reports: {
        list: async () => ({ rows: [known], total: 1 }),
        preview: previewOf,
        runs: async () => ({ rows: [], total: 0 }),
        plantProtection,
      },
    },
  });
  return renderApp(`/farm/3/reports?report=plant-protection${search}`);
}

describe('the reports of a farm', () => {
  beforeEach(() => {
    storage.write(storageKeys.token, tokenOf(farmer));
    for (const spy of [plantProtection, previewOf]) spy.mockClear();
  });

  it('show what is missing, and lead to the work of that time', async () => {
    show('&season=2025');
    expect(await screen.findByText(textOf('reports.cell.missing'))).toBeTruthy();
    expect(screen.getByText(textLike('reports.gaps'))).toBeTruthy();
    expect(screen.getByText(textOf('reports.tooLongForPdf'))).toBeTruthy();
    const way = screen.getByRole('link', { name: textOf('reports.gaps.mend') });
    expect(way.getAttribute('href')).toContain('from=2025-07-01');
    expect(previewOf.mock.calls[0]?.[0]).toMatchObject({ query: { report: 'plant-protection', season: 2025 } });
  });

  it('ask for nothing while days are the wrong way round', async () => {
    show('&from=2026-02-01&to=2026-01-01');
    expect(await screen.findByText(textOf('reports.missing.daysReversed'))).toBeTruthy();
    expect(previewOf).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: textOf('reports.make') })).toBeNull();
  });

  it('say why one was not made', async () => {
    plantProtection.mockRejectedValue(new ApiError(503, { code: 'report.busy' }));
    const { user } = show('&season=2025');
    await user.click(await screen.findByRole('button', { name: textOf('reports.make') }));
    expect(await screen.findByText(textOf('error.report.busy'))).toBeTruthy();
    expect(plantProtection.mock.calls[0]?.[0]).toMatchObject({ query: { format: 'xlsx', season: 2025 } });
  });
});
