import type { LandFileReport } from '@brazda/contract/agroevidence/registration.ts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storage, storageKeys } from '#web/lib/storage.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderApp, tokenOf } from '#web/testing/render.tsx';
import { sampleLandReport as good } from '#web/testing/sample-land-report.ts';
import { sampleFarm } from '#web/testing/sample-parcel.ts';
import { textLike, textOf } from '#web/testing/text.ts';

vi.mock('#web/features/map/MapScreen.tsx', () => ({ MapScreen: () => <p>map</p> }));

const landIn = (countryThere: string): LandFileReport => ({
  ...good,
  validation: -1,
  parcels: 0,
  coordinateSystem: null,
  outlines: [],
  problems: [{ code: 'landFile.outsideCountry', severity: 'ERROR', row: null, parcel: null, detail: { countryThere } }],
});
const farm = { ...sampleFarm, id: 8, name: 'U lesa', boundingBox: null, importId: null };
const countries = [
  { code: 'CZ', name: 'Česko', fullSupport: true },
  { code: 'SK', name: 'Slovensko', fullSupport: true },
];

const validateShapefile = vi.fn(async () => good);
const shapefile = vi.fn(async () => farm);
const empty = vi.fn(async () => farm);

const atOnce = Promise.resolve();

async function openWith(countriesCome: Promise<void>): Promise<ReturnType<typeof renderApp>> {
  const search = async ({ query }: { query?: { search?: string | undefined } } = {}): Promise<{
    rows: typeof countries;
    total: number;
  }> => {
    await countriesCome;
    const rows = countries.filter(({ name }) => name.toLowerCase().includes((query?.search ?? '').toLowerCase()));
    return { rows, total: rows.length };
  };
  fakeApi({
    agroevidence: {
      supportedCountries: { list: search },
      registration: { validateShapefile, shapefile, empty },
      farms: { list: async () => ({ rows: [farm], total: 1 }) },
    },
  });
  const app = renderApp('/signup/import');
  await screen.findByLabelText(textOf('farmImport.farmName'), {}, { timeout: 5000 });
  return app;
}

async function open(): Promise<ReturnType<typeof renderApp>> {
  const app = await openWith(atOnce);
  await screen.findByDisplayValue('Česko');
  return app;
}

async function drop({ user, container }: ReturnType<typeof renderApp>, name = 'pole.geojson'): Promise<void> {
  const input = container.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no place for a file');
  await user.upload(input, new File(['{}'], name));
}

/** What was asked, in its order. */
function queriesOf({ mock }: { readonly mock: { readonly calls: readonly unknown[][] } }): object[] {
  return mock.calls.map(([call]) => (call as { query: object }).query);
}

describe('setting up a farm', () => {
  beforeEach(() => {
    vi.clearAllMocks();
    storage.write(storageKeys.token, tokenOf('jan@farma.cz'));
  });

  it('needs a name and a file, and puts the cursor to the first that is missing', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: textOf('farmImport.submit') }));
    expect(await screen.findByText(textOf('validation.required'))).toBeTruthy();
    expect(screen.getByText(textLike('farmImport.fileRequired'))).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(textOf('farmImport.farmName')));
    expect(shapefile).not.toHaveBeenCalled();
  });

  it('shows the truth about the file before anything is imported', async () => {
    const app = await open();
    await drop(app);
    expect(await screen.findByText(textOf('validation.fileDoubtful', { count: 2 }))).toBeTruthy();
    expect(
      await screen.findByRole('application', { name: textLike('landFileReport.picture') }, { timeout: 5000 }),
    ).toBeTruthy();
    expect(screen.getByText('12,34 ha')).toBeTruthy();
    expect(
      screen.getByText(textOf('landFileReport.systemWithCode', { name: 'S-JTSK Krovak', code: '5514' })),
    ).toBeTruthy();
    expect(screen.getByText(textLike('landFile.assumedSJtsk'))).toBeTruthy();
    expect(screen.getByText(textLike('landFileReport.areaHigher', { area: '7,66' }))).toBeTruthy();
    expect(screen.getByText('2×')).toBeTruthy();
    expect(screen.getByText(textOf('landFileReport.parcelAndRow', { parcel: 'Za humny', row: 1 }))).toBeTruthy();
    expect(screen.getByText(textLike('landFile.shapeMissing'))).toBeTruthy();
    expect(shapefile).not.toHaveBeenCalled();
  });

  it('reads the file again with the layer, the name column and the country that are chosen', async () => {
    const app = await open();
    await drop(app);
    await app.user.selectOptions(await screen.findByLabelText(textOf('landFileReport.nameColumn')), 'NAZEV');
    await waitFor(() => expect(validateShapefile).toHaveBeenCalledTimes(2));
    await app.user.selectOptions(screen.getByLabelText(textOf('landFileReport.layer')), 'louky');
    await waitFor(() => expect(validateShapefile).toHaveBeenCalledTimes(3));
    const country = screen.getByLabelText(textOf('farmImport.country'));
    await app.user.clear(country);
    await app.user.type(country, 'slo');
    await app.user.click(await screen.findByRole('option', { name: /Slovensko/ }));
    await waitFor(() => expect(validateShapefile).toHaveBeenCalledTimes(4));
    expect(queriesOf(validateShapefile)).toEqual([
      { countryCode: 'CZ' },
      { countryCode: 'CZ', 'name-column': 'NAZEV' },
      { countryCode: 'CZ', layer: 'louky' },
      { countryCode: 'SK', layer: 'louky' },
    ]);
  });

  it('reads the file by the coordinate system that is chosen where the file does not say', async () => {
    const app = await open();
    await drop(app);
    await app.user.selectOptions(await screen.findByLabelText(textOf('landFileReport.system')), '32633');
    await waitFor(() => expect(validateShapefile).toHaveBeenCalledTimes(2));
    expect(queriesOf(validateShapefile)[1]).toEqual({ countryCode: 'CZ', 'coordinate-system': 32633 });
    expect(screen.getByLabelText(textOf('landFileReport.system'))).toHaveProperty('value', '32633');
  });

  it('reads the file again without its areas where those of the outlines are chosen, and imports it so', async () => {
    const app = await open();
    await drop(app);
    const areas = await screen.findByRole('switch', { name: textOf('landFileReport.areaOfOutline') });
    validateShapefile.mockResolvedValueOnce({ ...good, officialAreaHa: null });
    await app.user.click(areas);
    expect(await screen.findByText(textOf('validation.fileValid', { count: 2 }))).toBeTruthy();
    expect(screen.getByText(textOf('landFileReport.officialAreaLeftOut'))).toBeTruthy();
    expect(areas).toHaveProperty('checked', true);
    expect(queriesOf(validateShapefile)).toEqual([
      { countryCode: 'CZ' },
      { countryCode: 'CZ', 'area-source': 'COMPUTED' },
    ]);
    await app.user.type(screen.getByLabelText(textOf('farmImport.farmName')), 'U lesa');
    await app.user.click(await screen.findByRole('button', { name: textOf('farmImport.submitParcels', { count: 2 }) }));
    await waitFor(() =>
      expect(queriesOf(shapefile)).toEqual([{ farmName: 'U lesa', countryCode: 'CZ', 'area-source': 'COMPUTED' }]),
    );
  });

  it('offers the country in which the parcels lie', async () => {
    validateShapefile.mockResolvedValueOnce(landIn('SK'));
    const app = await open();
    await drop(app);
    await app.user.click(
      await screen.findByRole('button', { name: textOf('landFileReport.switchCountry', { country: 'Slovensko' }) }),
    );
    await waitFor(() => expect(validateShapefile).toHaveBeenCalledTimes(2));
    expect(queriesOf(validateShapefile)[1]).toEqual({ countryCode: 'SK' });
    expect(screen.getByLabelText(textOf('farmImport.country'))).toHaveProperty('value', 'Slovensko');
  });

  it('only names the country in which the parcels lie where no farm can be there', async () => {
    validateShapefile.mockResolvedValueOnce(landIn('BR'));
    await drop(await open());
    expect(await screen.findByText(textOf('landFileReport.liesElsewhere', { country: 'Brazílie' }))).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Brazílie/ })).toBeNull();
  });

  it('does not create a farm from a file that cannot be used', async () => {
    validateShapefile.mockResolvedValueOnce({
      ...good,
      validation: -1,
      parcels: 0,
      outlines: [],
      problems: [{ code: 'landFile.noParcels', severity: 'ERROR', row: null, parcel: null, detail: {} }],
    });
    const app = await open();
    await app.user.type(screen.getByLabelText(textOf('farmImport.farmName')), 'U lesa');
    await drop(app);
    expect(await screen.findByText(textOf('landFile.noParcels'))).toBeTruthy();
    await app.user.click(screen.getByRole('button', { name: textOf('farmImport.submit') }));
    expect(await screen.findByText(textLike('FarmImport.errors.incorrectShpFile'))).toBeTruthy();
    expect(shapefile).not.toHaveBeenCalled();
  });

  it('creates the farm with its parcels and opens it', async () => {
    const app = await open();
    await app.user.type(screen.getByLabelText(textOf('farmImport.farmName')), ' U lesa ');
    await drop(app);
    await app.user.click(await screen.findByRole('button', { name: textOf('farmImport.submitParcels', { count: 2 }) }));
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/farm/8/map'));
    expect(shapefile).toHaveBeenCalledWith(
      expect.objectContaining({ query: { farmName: 'U lesa', countryCode: 'CZ' }, file: expect.any(File) as File }),
    );
  });

  it('asks before a chosen file is left behind, and stays or leaves as one wishes', async () => {
    const app = await open();
    await drop(app);
    await screen.findByText(textOf('validation.fileDoubtful', { count: 2 }));
    act(() => void app.router.navigate({ to: '/farm' }));
    await app.user.click(await screen.findByRole('button', { name: textOf('leave.stay') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(app.router.state.location.pathname).toBe('/signup/import');
    expect(screen.getByText('pole.geojson')).toBeTruthy();
    act(() => void app.router.navigate({ to: '/farm' }));
    await app.user.click(await screen.findByRole('button', { name: textOf('leave.leave') }));
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/farm/8/map'));
  });

  it('lets go at once who has entered nothing', async () => {
    const app = await open();
    act(() => void app.router.navigate({ to: '/farm' }));
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/farm/8/map'));
  });

  it('says where the file is to be had in the chosen country, until there is one', async () => {
    const app = await open();
    expect(screen.getByText(textLike('landFileGuide.CZ.place'))).toBeTruthy();
    const country = screen.getByLabelText(textOf('farmImport.country'));
    await app.user.clear(country);
    await app.user.type(country, 'slo');
    await app.user.click(await screen.findByRole('option', { name: /Slovensko/ }));
    expect(await screen.findByText(textLike('landFileGuide.SK.place'))).toBeTruthy();
    await drop(app);
    await screen.findByText(textOf('validation.fileDoubtful', { count: 2 }));
    expect(screen.queryByText(/GSAA/)).toBeNull();
  });

  it('creates an empty farm without any file', async () => {
    const app = await open();
    await app.user.type(screen.getByLabelText(textOf('farmImport.farmName')), 'U lesa');
    await app.user.click(screen.getByRole('radio', { name: textLike('farmImport.manual') }));
    await app.user.click(screen.getByRole('button', { name: textOf('farmImport.submit') }));
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/farm/8/map'));
    expect(empty).toHaveBeenCalledWith(expect.objectContaining({ body: { farmName: 'U lesa', countryCode: 'CZ' } }));
  });

  it('keeps what was chosen when the countries come late', async () => {
    let come = (): void => undefined;
    const { user } = await openWith(new Promise<void>((resolve) => (come = resolve)));
    await user.click(screen.getByRole('radio', { name: textLike('farmImport.manual') }));
    act(() => come());
    await screen.findByDisplayValue('Česko');
    expect(screen.getByRole('radio', { name: textLike('farmImport.manual') })).toHaveProperty('checked', true);
  });

  it('keeps what is typed as a country before the countries are known, and opens what it finds', async () => {
    let come = (): void => undefined;
    const { user } = await openWith(new Promise<void>((resolve) => (come = resolve)));
    await user.type(screen.getByLabelText(textOf('farmImport.country')), 'Slov');
    act(() => come());
    const option = await screen.findByRole('option', { name: /Slovensko/ });
    expect(screen.getByLabelText(textOf('farmImport.country'))).toHaveProperty('value', 'Slov');
    await user.click(option);
    expect(screen.getByLabelText(textOf('farmImport.country'))).toHaveProperty('value', 'Slovensko');
  });

  it('puts no country into the field that somebody has come into to type, until they leave it', async () => {
    let come = (): void => undefined;
    const { user } = await openWith(new Promise<void>((resolve) => (come = resolve)));
    const field = screen.getByLabelText(textOf('farmImport.country'));
    await user.click(field);
    come();
    expect(await screen.findByRole('option', { name: /Slovensko/ })).toBeTruthy();
    expect(field).toHaveProperty('value', '');
    await user.tab();
    expect(field).toHaveProperty('value', 'Česko');
  });

  it('keeps what is typed as a country in the moment in which the countries become known', async () => {
    let come = (): void => undefined;
    await openWith(new Promise<void>((resolve) => (come = resolve)));
    const field = screen.getByLabelText(textOf('farmImport.country'));
    act(() => field.focus());
    const isTyped = new Promise<void>((resolve) => {
      // Told of between what is drawn and what is done because of it.
      const drawn = new MutationObserver(() => {
        drawn.disconnect();
        fireEvent.input(field, { target: { value: 'Slov' } });
        resolve();
      });
      drawn.observe(field, { attributeFilter: ['aria-busy'] });
    });
    come();
    await isTyped;
    expect(await screen.findByRole('option', { name: /Slovensko/ })).toBeTruthy();
    expect(field).toHaveProperty('value', 'Slov');
  });
});
