import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storage, storageKeys } from '#web/lib/storage.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderApp, tokenOf } from '#web/testing/render.tsx';
import { sampleUpdate } from '#web/testing/sample-land-update.ts';
import { textLike } from '#web/testing/text.ts';
import { sampleFarm } from '#web/testing/sample-parcel.ts';

vi.mock('#web/features/map/MapScreen.tsx', () => ({ MapScreen: () => <p>map</p> }));

const jan = 'jan@farma.cz';
const known = 'znamy@farma.cz';
const patience = { timeout: 5000 };
const farm = { ...sampleFarm, id: 3, name: 'Statek', boundingBox: null };
const adminFarm = { ...farm, users: 1, parcels: 2, areaHa: 3, createdAt: '2026-01-01T00:00:00Z', lastImport: null };
const person = { id: 1, email: jan, firstName: 'Jan', lastName: '', language: 'cs', authorities: [], isAdmin: true };
const rows = (...of: readonly object[]): never => (async () => ({ rows: of, total: of.length })) as never;
const say = (answer: unknown): never => (async () => answer) as never;

/** A call that does not end: whatever comes after it comes while it is under way. */
const call = vi.fn((_input: object) => new Promise<never>(() => undefined));
const send = call as never;

type App = ReturnType<typeof renderApp>;

interface Form {
  readonly form: string;
  readonly path: string;
  readonly isSignedOut?: boolean;
  readonly fill: (app: App) => Promise<void>;
  readonly button: RegExp;
}

const type = async ({ user }: App, label: string | RegExp, text: string): Promise<void> => {
  const field = await screen.findByLabelText(label, {}, patience);
  await user.clear(field);
  await user.type(field, text);
};
const press = async ({ user }: App, name: string | RegExp, role = 'button'): Promise<void> =>
  user.click(await screen.findByRole(role, { name }, patience));

const forms: readonly Form[] = [
  {
    form: 'signing in',
    path: '/login',
    isSignedOut: true,
    fill: async (app) => {
      await type(app, 'Uživatelské jméno nebo e-mail', jan);
      await type(app, 'Heslo', 'tajne1');
    },
    button: textLike('login.submit'),
  },
  {
    form: 'signing up',
    path: '/signup',
    isSignedOut: true,
    fill: async (app) => {
      await type(app, 'E-mail', jan);
      await type(app, 'Heslo', 'tajne1');
      await press(app, /Souhlasím/, 'checkbox');
    },
    button: textLike('login.toSignUp'),
  },
  {
    form: 'a new farm',
    path: '/signup/import',
    fill: async (app) => {
      await press(app, textLike('farmImport.manual'), 'radio');
      await type(app, 'Název farmy', 'Dvojklik');
    },
    button: textLike('farmImport.submit'),
  },
  {
    form: 'the profile',
    path: '/farm/3/user/profile',
    fill: (app) => type(app, 'Jméno', 'Jeník'),
    button: textLike('action.save'),
  },
  {
    form: 'a new password',
    path: '/farm/3/user/password',
    fill: async (app) => {
      await type(app, 'Současné heslo', 'tajne1');
      await type(app, 'Nové heslo', 'tajne2');
    },
    button: textLike('password.submit'),
  },
  {
    form: 'a forgotten password',
    path: '/reset',
    isSignedOut: true,
    fill: (app) => type(app, 'E-mail', known),
    button: textLike('reset.submit'),
  },
  {
    form: 'a password by key',
    path: '/reset?key=abc',
    isSignedOut: true,
    fill: (app) => type(app, 'Nové heslo', 'tajne2'),
    button: textLike('reset.newSubmit'),
  },
  {
    form: 'the registry of a farm',
    path: '/farm/3/user/integrations',
    fill: async (app) => {
      await type(app, 'Uživatelské jméno na Portálu farmáře', '99nova');
      await type(app, 'Klíč webových služeb', 'tajny klic');
      await type(app, 'ID SZR', '1000000001');
    },
    button: textLike('integrations.registry.submit'),
  },
  {
    form: 'a comparison with the registry',
    path: '/farm/4/user/updatelpis',
    fill: async () => undefined,
    button: /^Porovnat/,
  },
  {
    form: 'changes of the registry that are taken',
    path: '/farm/3/user/updatelpis?update=5',
    fill: (app) => press(app, textLike('landUpdate.apply')),
    button: textLike('landUpdate.apply'),
  },
  {
    form: 'signing out',
    path: '/farm/3/map',
    fill: (app) => press(app, /^Uživatel /),
    button: textLike('shell.signOut'),
  },
];

function answer(): void {
  fakeApi({
    gateway: {
      users: { read: say(person), change: send },
      accounts: { exists: async ({ query }) => query.email === known, register: send, changePassword: send },
      authentication: { signIn: send, signOut: send, switch: send },
      passwordReset: { init: send, finish: send, check: say(true) },
    },
    agroevidence: {
      farms: {
        list: rows(farm, { ...farm, id: 4 }),
        read: say(farm),
        settings: say({ farmId: 3, eagriSettingsEnabled: true, timeZone: 'Europe/Prague' }),
      },
      supportedCountries: { list: rows({ code: 'CZ', name: 'Česko', fullSupport: true }) },
      registration: { empty: send, eagri: send, shapefile: send },
      eagri: {
        access: async ({ params }) => {
          const hasSecret = params.id === 4;
          return { farmId: 3, login: null, szrid: null, hasSecret, version: hasSecret ? 1 : 0 };
        },
        changeAccess: send,
        updated: rows(),
        checkUpdates: say({ state: 'AVAILABLE', farms: [] }),
        availableUpdates: say({ state: 'AVAILABLE', farms: [] }),
      },
      landUpdates: {
        list: rows(),
        begin: send,
        read: say(sampleUpdate()),
        changes: rows(),
        apply: send,
        decide: send,
      },
      adminFarms: { list: rows(adminFarm), change: send },
    },
  });
}

describe('a double click, both presses in one moment, sends once:', () => {
  beforeEach(() => {
    vi.clearAllMocks();
    answer();
  });

  it.each(forms)('$form', async ({ path, isSignedOut, fill, button }) => {
    if (!isSignedOut) storage.write(storageKeys.token, tokenOf(jan));
    const app = renderApp(path, { configuration: { isRegistryConnected: true } });
    await fill(app);
    const dialogs = screen.queryAllByRole('dialog');
    const place = within(dialogs.at(-1) ?? document.body);
    const submit = await place.findByRole('button', { name: button }, patience);
    act(() => {
      submit.click();
      submit.click();
    });
    await vi.waitFor(() => expect(call).toHaveBeenCalled());
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(call).toHaveBeenCalledOnce();
  });
});
