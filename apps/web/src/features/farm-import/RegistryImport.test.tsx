import type { Import } from '@brazda/contract/agroevidence/imports.ts';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#web/lib/api-error.ts';
import { storage, storageKeys } from '#web/lib/storage.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderApp, tokenOf } from '#web/testing/render.tsx';

vi.mock('#web/features/map/MapScreen.tsx', () => ({ MapScreen: () => <p>map</p> }));

const farm = {
  id: 8,
  name: 'Statek',
  countryCode: 'CZ',
  role: 'owner',
  boundingBox: null,
  revision: 1,
  importId: 7,
} as const;
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
const access = vi.fn(async () => ({ farmId: 8, login: '99jan', szrid: '1000000001', hasSecret: true }));
const changeAccess = vi.fn(async (_input: object) => ({ farmId: 8, login: '99jan', szrid: '1', hasSecret: true }));

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
  await user.type(await screen.findByLabelText('Uživatelské jméno na Portálu farmáře'), ' 99jan');
  await user.type(screen.getByLabelText('Klíč webových služeb'), 'tajny klic');
  await user.type(screen.getByLabelText('ID SZR'), '1 000 000 001');
  await user.click(screen.getByRole('button', { name: 'Přihlásit se do registru' }));
}

describe('a farm from the land registry', () => {
  beforeEach(() => {
    vi.clearAllMocks();
    storage.write(storageKeys.token, tokenOf('jan@farma.cz'));
  });

  it('is what a Czech farmer is offered first, and nobody else at all', async () => {
    const { user } = await open();
    const card = await screen.findByRole('radio', { name: /Z registru půdy/ });
    expect((card as HTMLInputElement).checked).toBe(true);
    expect(screen.queryByLabelText('Název farmy')).toBeNull();
    const country = screen.getByLabelText('Země');
    await user.clear(country);
    await user.type(country, 'Slov');
    await user.click(await screen.findByRole('option', { name: /Slovensko/ }));
    expect(screen.queryByRole('radio', { name: /Z registru půdy/ })).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Ze souboru/ }).checked).toBe(true);
  });

  it('needs name, key and number before anybody is asked', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Přihlásit se do registru' }));
    expect(await screen.findAllByText('Toto pole je potřeba vyplnit.')).toHaveLength(3);
    await user.type(screen.getByLabelText('ID SZR'), '12a');
    expect(await screen.findByText(/má jen číslice/)).toBeTruthy();
    expect(signIn).not.toHaveBeenCalled();
  });

  it('takes its name from the registry and is created without asking for more', async () => {
    const app = await open();
    await fillIn(app);
    expect(await screen.findByDisplayValue('Statek Pod Lesem s.r.o.')).toBeTruthy();
    expect(signIn).toHaveBeenCalledWith(
      expect.objectContaining({ body: { login: '99jan', secret: 'tajny klic', szrid: '1000000001' } }),
    );
    expect(screen.queryByLabelText('Země')).toBeNull();
    expect(screen.queryByRole('radio')).toBeNull();
    await app.user.click(screen.getByRole('button', { name: 'Založit farmu' }));
    await waitFor(() => expect(app.router.state.location.pathname).toMatch(/^\/farm\/8\/map/), { timeout: 5000 });
    expect(eagri).toHaveBeenCalledWith(
      expect.objectContaining({ body: { farmName: 'Statek Pod Lesem s.r.o.', countryCode: 'CZ' } }),
    );
  });

  it('can still be created another way after signing in', async () => {
    const app = await open();
    await fillIn(app);
    await app.user.click(await screen.findByRole('button', { name: 'Založit farmu jinak' }));
    expect(await screen.findByRole('radio', { name: /Prázdná farma/ })).toBeTruthy();
  });

  it.each([
    [403, 'eagri.forbidden', /Registr vás s těmito údaji nepustil/],
    [503, 'eagri.unavailable', /Registr půdy teď neodpovídá/],
    [422, 'validation.submitError', /Registr požadavek nepřijal/],
  ])('says what to do when the registry answers %i', async (status, code, words) => {
    signIn.mockRejectedValueOnce(new ApiError(status, { code }));
    const app = await open();
    await fillIn(app);
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
    expect(screen.getByLabelText<HTMLInputElement>('Klíč webových služeb').value).toBe('tajny klic');
  });

  it('says so when the registry has no land for this number', async () => {
    const fields = [{ path: 'szrid', code: 'eagri.unknownSubject' }];
    signIn.mockRejectedValueOnce(new ApiError(422, { code: 'validation.submitError', fields }));
    await fillIn(await open());
    expect(await screen.findByText(/žádnou půdu nevede/)).toBeTruthy();
  });

  it('is not offered where the registry is not connected, and that is said', async () => {
    await open(false);
    expect(await screen.findByText(/Registr půdy \(eAGRI\) tady připojený není/)).toBeTruthy();
    expect(screen.queryByRole('radio', { name: /Z registru půdy/ })).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Ze souboru/ }).checked).toBe(true);
  });

  it('that could not be created leads to a page that says why, and back', async () => {
    eagri.mockRejectedValueOnce(new ApiError(409, { code: 'eagri.notSignedIn' }));
    const app = await open();
    await fillIn(app);
    await app.user.click(await screen.findByRole('button', { name: 'Založit farmu' }));
    const way = await screen.findByRole('link', { name: 'Zkusit znovu' });
    expect(app.router.state.location.pathname).toBe('/signup/import-failed');
    expect(screen.getByText(/Přihlášení do registru už vypršelo/)).toBeTruthy();
    await app.user.click(way);
    expect(await screen.findByLabelText('Uživatelské jméno na Portálu farmáře')).toBeTruthy();
  });

  it('whose blocks did not come is told of on the page of failures, and tries again', async () => {
    read.mockResolvedValueOnce(failed).mockResolvedValueOnce(failed);
    answer();
    const app = renderApp('/signup/import-in-progress?import=7');
    await app.user.click(await screen.findByRole('button', { name: 'Zkusit znovu' }, { timeout: 5000 }));
    expect(app.router.state.location.pathname).toMatch(/import-(failed|in-progress)$/);
    expect(await screen.findByText(/Na mapě je 21 pozemků/, {}, { timeout: 5000 })).toBeTruthy();
    expect(retry).toHaveBeenCalledOnce();
  });

  it('that the registry does not let in any more gets another key there', async () => {
    read.mockResolvedValueOnce({ ...failed, failure: 'eagri.forbidden' });
    answer();
    const { user } = renderApp('/signup/import-failed?import=7');
    expect(await screen.findByDisplayValue('99jan', {}, { timeout: 5000 })).toBeTruthy();
    await user.type(screen.getByLabelText('Klíč webových služeb'), 'novy');
    await user.click(screen.getByRole('button', { name: 'Uložit a zkusit znovu' }));
    expect(await screen.findByText(/Na mapě je 21 pozemků/, {}, { timeout: 5000 })).toBeTruthy();
    expect(changeAccess).toHaveBeenCalledWith(
      expect.objectContaining({ params: { id: '8' }, body: { login: '99jan', secret: 'novy', szrid: '1000000001' } }),
    );
    expect(retry).toHaveBeenCalledOnce();
  });
});
