import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storage, storageKeys } from '#web/lib/storage.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderApp, tokenOf } from '#web/testing/render.tsx';
import { sampleLandReport } from '#web/testing/sample-land-report.ts';
import { sampleFarm } from '#web/testing/sample-parcel.ts';
import { textLike, textOf } from '#web/testing/text.ts';
import type { OutlineMapProps } from './OutlineMap.tsx';

vi.mock('#web/features/farm-import/OutlineMap.tsx', () => ({
  OutlineMap: ({ sought }: OutlineMapProps) => <p>{`map of ${sought?.outline.name ?? 'all'}`}</p>,
}));

const farm = { ...sampleFarm, id: 3, name: 'Statek', boundingBox: null };
const report = { ...sampleLandReport, alreadyThere: 0 };
const validateFile = vi.fn(async () => report);

beforeEach(() => {
  vi.clearAllMocks();
  Element.prototype.scrollIntoView = vi.fn();
  storage.write(storageKeys.token, tokenOf('jan@farma.cz'));
  fakeApi({
    agroevidence: {
      farms: { list: async () => ({ rows: [farm], total: 1 }), read: async () => farm },
      imports: { list: async () => ({ rows: [], total: 0 }), validateFile },
      landUpdates: { list: async () => ({ rows: [], total: 0 }) },
    },
  });
});

async function bring(): Promise<ReturnType<typeof renderApp>> {
  const app = renderApp('/farm/3/land');
  await screen.findByRole('button', { name: textOf('addLand.submit') }, { timeout: 5000 });
  const input = app.container.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no place for a file');
  await app.user.upload(input, new File(['{}'], 'pole.geojson'));
  await screen.findByText('map of all');
  return app;
}

const place = textOf('landFileReport.parcelAndRow', { parcel: 'Za humny', row: 1 });
const placeButton = (): HTMLElement =>
  screen.getByRole('button', { name: textOf('landFileReport.showPlace', { place }) });

describe('a place of a problem', () => {
  it('is shown on the map, which comes into sight, when it is pressed, also by the keyboard', async () => {
    const { user } = await bring();
    await user.click(screen.getByText(textLike('landFile.ringsClosed')));
    placeButton().focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('map of Za humny')).toBeTruthy();
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledOnce();
    await user.click(placeButton());
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(2);
  });

  it('is only told where its outline is not drawn', async () => {
    const { user } = await bring();
    await user.click(screen.getByText(textLike('landFile.ringsClosed')));
    for (const row of [2, 3]) expect(screen.getByText(textOf('landFileReport.row', { row })).tagName).toBe('SPAN');
    expect(screen.getAllByRole('button', { name: textLike('landFileReport.showPlace') })).toEqual([placeButton()]);
  });

  it('is forgotten with the report that it stood in', async () => {
    const { user } = await bring();
    await user.click(screen.getByText(textLike('landFile.ringsClosed')));
    await user.click(placeButton());
    await screen.findByText('map of Za humny');
    validateFile.mockResolvedValueOnce({ ...report, outlines: structuredClone(report.outlines) });
    await user.click(screen.getByRole('switch', { name: textOf('landFileReport.areaOfOutline') }));
    expect(await screen.findByText('map of all')).toBeTruthy();
  });
});
