import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type OlMap from 'ol/Map.js';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storage, storageKeys } from '#web/lib/storage.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderApp, tokenOf } from '#web/testing/render.tsx';
import { sampleFarm, sampleParcel } from '#web/testing/sample-parcel.ts';
import { textOf } from '#web/testing/text.ts';
import type { MadeSheet, SheetOrder } from './make-sheet.ts';

const make = vi.hoisted(() => vi.fn<(order: SheetOrder, signal: AbortSignal) => Promise<MadeSheet>>());
const saveFile = vi.hoisted(() => vi.fn<(content: Blob, name: string) => void>());
vi.mock('./make-sheet.ts', () => ({ makePdf: make, makePng: make }));
vi.mock('#web/lib/save-file.ts', () => ({ saveFile }));
vi.mock('#web/lib/follow-farm-events.ts', () => ({ followFarmEvents: () => () => undefined }));

const made = (losses: MadeSheet['losses'] = []): MadeSheet => ({ file: new Blob(), losses });

beforeEach(() => {
  localStorage.setItem('brazda.test', '1');
  make.mockReset().mockResolvedValue(made());
  saveFile.mockReset();
  storage.write(storageKeys.token, tokenOf('jan@farma.cz'));
  fakeApi({
    agroevidence: {
      farms: { list: async () => ({ rows: [sampleFarm], total: 1 }), read: async () => sampleFarm },
      parcels: {
        map: async () => ({ rows: [], total: 0 }),
        list: async () => ({ rows: [sampleParcel()], total: 1 }),
      },
      supportedCountries: { list: async () => ({ rows: [], total: 0 }) },
    },
  });
});

async function openPanel(): Promise<{ readonly user: UserEvent; readonly panel: HTMLElement }> {
  const { user } = renderApp('/farm/7/map?at=@49.00000,16.00000,14z');
  await user.click(await screen.findByRole('button', { name: textOf('map.print') }, { timeout: 10_000 }));
  const panel = await screen.findByRole('region', { name: textOf('map.print') }, { timeout: 10_000 });
  const { brazdaMap } = window as { brazdaMap?: OlMap };
  if (!brazdaMap) throw new Error('There is no map yet');
  // Without a screen nothing has a size, and nothing is drawn.
  vi.spyOn(brazdaMap, 'render').mockReturnValue(undefined);
  vi.spyOn(brazdaMap, 'getSize').mockReturnValue([1200, 800]);
  brazdaMap.dispatchEvent('moveend');
  const save = within(panel).getByRole('button', { name: textOf('map.print.pdf') });
  await waitFor(() => expect(save).toHaveProperty('disabled', false));
  return { user, panel };
}

describe('printing and saving the map', () => {
  it('makes the sheet as it is wished: paper, scale, title and what is on it', async () => {
    const { user, panel } = await openPanel();
    await user.click(within(panel).getByRole('radio', { name: 'A3' }));
    await user.click(within(panel).getByRole('radio', { name: textOf('map.print.portrait') }));
    await user.selectOptions(within(panel).getByLabelText(textOf('map.print.scale')), '10000');
    await user.selectOptions(within(panel).getByLabelText(textOf('map.print.density')), '150');
    const title = within(panel).getByLabelText(textOf('map.print.title'));
    await user.clear(title);
    await user.type(title, 'K lesu');
    await user.click(within(panel).getByRole('checkbox', { name: textOf('map.layer.labels') }));
    await user.click(within(panel).getByRole('button', { name: textOf('map.print.png') }));
    expect(await within(panel).findByText(textOf('map.print.saved'))).toBeTruthy();
    expect(saveFile).toHaveBeenCalledWith(expect.anything(), 'k-lesu.png');
    const [order] = make.mock.calls[0] ?? [];
    expect(order).toMatchObject({
      dpi: 150,
      sheet: { scale: 10_000, layout: { page: { width: 297, height: 420 } }, words: { title: 'K lesu' } },
      map: { hasParcels: true, hasLabels: false },
    });
    expect(order?.sheet.legend).toEqual([expect.objectContaining({ name: 'Pšenice ozimá' })]);
  });

  it('is called by farm and day, and leaves the crops out where nobody wants them', async () => {
    const { user, panel } = await openPanel();
    expect(within(panel).getByLabelText(textOf('map.print.title'))).toHaveProperty(
      'value',
      expect.stringContaining(sampleFarm.name),
    );
    await user.click(within(panel).getByRole('checkbox', { name: textOf('map.print.content.legend') }));
    await user.click(within(panel).getByRole('button', { name: textOf('map.print.pdf') }));
    await waitFor(() => expect(make).toHaveBeenCalled());
    expect(make.mock.calls[0]?.[0].sheet).toMatchObject({ legend: [], layout: { legend: undefined } });
  });

  it('tells which layer is not on paper, and why', async () => {
    make.mockResolvedValue(
      made([
        { layer: 'orthophoto', reason: 'closed' },
        { layer: 'parcels', reason: 'silent' },
      ]),
    );
    const { user, panel } = await openPanel();
    await user.click(within(panel).getByRole('button', { name: textOf('map.print.pdf') }));
    const [photo, parcels] = [textOf('map.base.orthophoto'), textOf('map.layer.parcels')];
    expect(await within(panel).findByText(textOf('map.print.lost.closed', { layer: photo }))).toBeTruthy();
    expect(within(panel).getByText(textOf('map.print.lost.silent', { layer: parcels }))).toBeTruthy();
  });

  it('says what to do when the sheet could not be made, and makes it once at a time', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let fail = (_cause: Error): void => undefined;
    make.mockReturnValue(
      new Promise((_resolve, reject) => {
        fail = reject;
      }),
    );
    const { user, panel } = await openPanel();
    await user.dblClick(within(panel).getByRole('button', { name: textOf('map.print.png') }));
    expect(await within(panel).findByText(textOf('map.print.working'))).toBeTruthy();
    expect(make).toHaveBeenCalledOnce();
    fail(new Error('There is no memory for the map'));
    expect(await within(panel).findByText(textOf('map.print.failed'))).toBeTruthy();
    expect(saveFile).not.toHaveBeenCalled();
  });

  it('is given up with its panel', async () => {
    make.mockReturnValue(new Promise(() => undefined));
    const { user, panel } = await openPanel();
    await user.click(within(panel).getByRole('button', { name: textOf('map.print.pdf') }));
    await waitFor(() => expect(make).toHaveBeenCalled());
    await user.click(within(panel).getByRole('button', { name: textOf('map.print.leave') }));
    expect(screen.queryByRole('region', { name: textOf('map.print') })).toBeNull();
    expect(make.mock.calls[0]?.[1].aborted).toBe(true);
  });
});
