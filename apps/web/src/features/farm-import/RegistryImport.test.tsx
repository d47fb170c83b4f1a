import type { Import } from '@brazda/contract/agroevidence/imports.ts';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#web/lib/api-error.ts';
import { storage, storageKeys } from '#web/lib/storage.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderApp, tokenOf } from '#web/testing/render.tsx';
import { textLike, textOf } from '#web/testing/text.ts';
import { sampleFarm } from '#web/testing/sample-parcel.ts';

vi.mock('#web/features/map/MapScreen.tsx', () => ({ MapScreen: () => <p>map</p> }));

const farm = { ...sampleFarm, id: 8, name: 'Statek', boundingBox: null, importId: 7 };
const done: Import = {
  id: 7,
  farmId: 8,
  origin: 'REGISTRY',
  fileName: 'LPIS',
  state: 'SUCCESS',
  done: 21,
  total: 21,
  imported: 21,
  skipped: 0,
  alreadyThere: 0,
  canBeTakenBack: false,
  landUpdateId: null,
  areaHa: 89.5,
  computedAreaHa: 89.5,
  startedAt: '2026-11-20T10:00:00Z',
  finishedAt: '2026-11-20T10:00:09Z',
  failure: null,
  problems: [],
  problemCount: 0,
};
const failed: Import = { ...done, state: 'FAILED', failure: 'eagri.unavailable' };
const countries = [
  { code: 'CZ', name: 'Česko', fullSupport: true },
  { code: 'SK', name: 'Slovensko', fullSupport: true },
];

const signIn = vi.fn(async (_input: object) => undefined);
const name = vi.fn(async () => ({ name: 'Statek Pod Lesem s.r.o.' }));
const eagri = vi.fn(async (_input: object) => farm);
const read = vi.fn(async () => done);
const retry = vi.fn(async () => ({ ...done, state: 'WAITING' as const }));
const access = vi.fn(async () => ({ farmId: 8, login: '99jan', szrid: '1000000001', hasSecret: true, version: 1 }));
const changeAccess = vi.fn(async (_input: object) => ({
  farmId: 8,
  login: '99jan',
  szrid: '1',
  hasSecret: true,
  version: 1,
}));

function answer(): void {
  fakeApi({
    agroevidence: {
      supportedCountries: {
        list: async ({ query }: { query?: { search?: string | undefined } } = {}) => {
          const wanted = (query?.search ?? '').toLowerCase();
          const rows = countries.filter((country) => country.name.toLowerCase().includes(wanted));
          return { rows, total: rows.length };
        },
      },
      eagri: { signIn, name, access, changeAccess },
      registration: { eagri },
      imports: { read, retry },
      farms: { list: async () => ({ rows: [farm], total: 1 }) },
    },
  });
}

async function open(isRegistryConnected = true): Promise<ReturnType<typeof renderApp>> {
  answer();
  const app = renderApp('/signup/import', { configuration: { isRegistryConnected } });
  await screen.findByDisplayValue('Česko', {}, { timeout: 5000 });
  return app;
}

async function fillIn({ user }: ReturnType<typeof renderApp>): Promise<void> {
  await user.type(await screen.findByLabelText(textOf('registry.login')), ' 99jan');
  await user.type(screen.getByLabelText(textOf('registry.secret')), 'tajny klic');
  await user.type(screen.getByLabelText(textOf('registry.szrid')), '1 000 000 001');
  await user.click(screen.getByRole('button', { name: textOf('farmImport.registrySignIn') }));
}

describe('a farm from the land registry', () => {
  beforeEach(() => {
    vi.clearAllMocks();
    storage.write(storageKeys.token, tokenOf('jan@farma.cz'));
  });

  it('is what a Czech farmer is offered first, and nobody else at all', async () => {
    const { user } = await open();
    const card = await screen.findByRole('radio', { name: textLike('farmImport.eagri') });
    expect((card as HTMLInputElement).checked).toBe(true);
    expect(screen.queryByLabelText(textOf('farmImport.farmName'))).toBeNull();
    const country = screen.getByLabelText(textOf('farmImport.country'));
    await user.clear(country);
    await user.type(country, 'Slov');
    await user.click(await screen.findByRole('option', { name: /Slovensko/ }));
    expect(screen.queryByRole('radio', { name: textLike('farmImport.eagri') })).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: textLike('farmImport.shapefile') }).checked).toBe(true);
  });

  it('needs name, key and number before anybody is asked', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: textOf('farmImport.registrySignIn') }));
    expect(await screen.findAllByText(textOf('validation.required'))).toHaveLength(3);
    await user.type(screen.getByLabelText(textOf('registry.szrid')), '12a');
    expect(await screen.findByText(textLike('registry.szridFormat'))).toBeTruthy();
    expect(signIn).not.toHaveBeenCalled();
  });

  it('takes its name from the registry and is created without asking for more', async () => {
    const app = await open();
    await fillIn(app);
    expect(await screen.findByDisplayValue('Statek Pod Lesem s.r.o.')).toBeTruthy();
    expect(signIn).toHaveBeenCalledWith(
      expect.objectContaining({ body: { login: '99jan', secret: 'tajny klic', szrid: '1000000001' } }),
    );
    expect(screen.queryByLabelText(textOf('farmImport.country'))).toBeNull();
    expect(screen.queryByRole('radio')).toBeNull();
    await app.user.click(screen.getByRole('button', { name: textOf('farmImport.submit') }));
    await waitFor(() => expect(app.router.state.location.pathname).toMatch(/^\/farm\/8\/map/), { timeout: 5000 });
    expect(eagri).toHaveBeenCalledWith(
      expect.objectContaining({ body: { farmName: 'Statek Pod Lesem s.r.o.', countryCode: 'CZ' } }),
    );
  });

  it('can still be created another way after signing in', async () => {
    const app = await open();
    await fillIn(app);
    await app.user.click(await screen.findByRole('button', { name: textOf('farmImport.registryOther') }));
    expect(await screen.findByRole('radio', { name: textLike('farmImport.manual') })).toBeTruthy();
  });

  it.each([
    [403, 'eagri.forbidden', textLike('error.eagri.forbidden')],
    [503, 'eagri.unavailable', textLike('error.eagri.unavailable')],
    [422, 'validation.submitError', textLike('error.validation.submitError')],
  ])('says what to do when the registry answers %i', async (status, code, words) => {
    signIn.mockRejectedValueOnce(new ApiError(status, { code }));
    const app = await open();
    await fillIn(app);
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
    expect(screen.getByLabelText<HTMLInputElement>(textOf('registry.secret')).value).toBe('tajny klic');
  });

  it('says so when the registry has no land for this number', async () => {
    const fields = [{ path: 'szrid', code: 'eagri.unknownSubject' }];
    signIn.mockRejectedValueOnce(new ApiError(422, { code: 'validation.submitError', fields }));
    await fillIn(await open());
    expect(await screen.findByText(textLike('registry.noLand'))).toBeTruthy();
  });

  it('is not offered where the registry is not connected, and that is said', async () => {
    await open(false);
    expect(await screen.findByText(textLike('farmImport.registryMissing'))).toBeTruthy();
    expect(screen.queryByRole('radio', { name: textLike('farmImport.eagri') })).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: textLike('farmImport.shapefile') }).checked).toBe(true);
  });

  it('that could not be created leads to a page that says why, and back', async () => {
    eagri.mockRejectedValueOnce(new ApiError(409, { code: 'eagri.notSignedIn' }));
    const app = await open();
    await fillIn(app);
    await app.user.click(await screen.findByRole('button', { name: textOf('farmImport.submit') }));
    const way = await screen.findByRole('link', { name: textOf('importFailed.retry') });
    expect(app.router.state.location.pathname).toBe('/signup/import-failed');
    expect(screen.getByText(textLike('error.eagri.notSignedIn'))).toBeTruthy();
    await app.user.click(way);
    expect(await screen.findByLabelText(textOf('registry.login'))).toBeTruthy();
  });

  it('whose blocks did not come is told of on the page of failures, and tries again', async () => {
    read.mockResolvedValueOnce(failed).mockResolvedValueOnce(failed);
    answer();
    const app = renderApp('/signup/import-in-progress?import=7');
    await app.user.click(await screen.findByRole('button', { name: textOf('importFailed.retry') }, { timeout: 5000 }));
    expect(app.router.state.location.pathname).toMatch(/import-(failed|in-progress)$/);
    expect(
      await screen.findByText(textLike('importProgress.success', { count: 21 }), {}, { timeout: 5000 }),
    ).toBeTruthy();
    expect(retry).toHaveBeenCalledOnce();
  });

  it('that the registry does not let in any more gets another key there', async () => {
    read.mockResolvedValueOnce({ ...failed, failure: 'eagri.forbidden' });
    answer();
    const { user } = renderApp('/signup/import-failed?import=7');
    expect(await screen.findByDisplayValue('99jan', {}, { timeout: 5000 })).toBeTruthy();
    await user.type(screen.getByLabelText(textOf('registry.secret')), 'novy');
    await user.click(screen.getByRole('button', { name: textOf('importFailed.saveAndRetry') }));
    expect(
      await screen.findByText(textLike('importProgress.success', { count: 21 }), {}, { timeout: 5000 }),
    ).toBeTruthy();
    expect(changeAccess).toHaveBeenCalledWith(
      expect.objectContaining({ params: { id: 8 }, body: { login: '99jan', secret: 'novy', szrid: '1000000001' } }),
    );
    expect(retry).toHaveBeenCalledOnce();
  });
});
