import type { FarmMember } from '@brazda/contract/gateway/farm-members.ts';
import type { FarmRole } from '@brazda/domain/enumerations/farm-role.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#web/lib/api-error.ts';
import { storage, storageKeys } from '#web/lib/storage.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderApp, tokenOf } from '#web/testing/render.tsx';
import { textLike, textOf } from '#web/testing/text.ts';
import { sampleFarm } from '#web/testing/sample-parcel.ts';

const farm = { ...sampleFarm, id: 3, name: 'U lesa', boundingBox: null };
const joined = { firstName: '', lastName: '', joinedAt: '2026-01-01T00:00:00Z', version: 1 };
const jan: FarmMember = { ...joined, userId: 1, email: 'jan@farma.cz', role: 'owner' };
const eva: FarmMember = { ...joined, userId: 2, email: 'eva@farma.cz', role: 'manager' };
const day = '2026-12-01T00:00:00Z';
const invited = {
  id: 9,
  email: 'novak@farma.cz',
  role: 'reader',
  state: 'WAITING',
  invitedAt: day,
  expiresAt: day,
} as const;

const retire = vi.fn(async () => ({ id: 3, name: 'U lesa', countryCode: 'CZ', retiredAt: day, goesAt: day }));
const invite = vi.fn(async (_input: object) => invited);
const rename = vi.fn(async (_input: object) => ({ ...farm, role: 'owner' as const, name: 'Moje', version: 3 }));
const remove = vi.fn(async (_input: object) => undefined);
const change = vi.fn(async (input: { readonly body: { readonly role: FarmRole }; readonly version?: number }) => ({
  ...{ ...eva, ...input.body },
  version: (input.version ?? 1) + 1,
}));

const yard = { id: 5, farmId: 3, name: 'Dvůr', parcels: 0, version: 2 };
const renameCenter = vi.fn(async (_input: object) => ({ ...yard, name: 'Nový dvůr', version: 3, changeId: 71 }));
const retireCenter = vi.fn(async (_input: object) => ({ changeId: 72 }));
const createZone = vi.fn(async (_input: object) => ({ ...yard, id: 6, name: 'Nad vodou', changeId: 74 }));
const listFeatures = vi.fn(async (_input?: object) => ({ rows: [], total: 0 }));
const addFeatures = vi.fn(async (_input: object) => ({ features: [], changeId: 5 }));
const undo = vi.fn(async (_input: object) => ({ changeId: 73 }));

function open(members: readonly FarmMember[], path = 'settings'): ReturnType<typeof renderApp> {
  const { role } = members.find(({ userId }) => userId === 1) ?? jan;
  const own = { ...farm, role };
  storage.write(storageKeys.token, tokenOf('jan@farma.cz'));
  fakeApi({
    agroevidence: {
      farms: {
        list: async () => ({ rows: [own], total: 1 }),
        read: async () => own,
        retired: async () => ({ rows: [], total: 0 }),
        contents: async () => ({ parcels: 12, areaHa: 34.5, imports: 2 }),
        settings: async () => ({ farmId: 3, eagriSettingsEnabled: false, timeZone: 'Europe/Prague' }),
        retire,
        change: rename,
      },
      centers: { list: async () => ({ rows: [yard], total: 1 }), rename: renameCenter, retire: retireCenter },
      zones: { list: async () => ({ rows: [], total: 0 }), create: createZone },
      landFeatures: { list: listFeatures, create: addFeatures },
    },
    gateway: {
      farmMembers: { list: async () => ({ rows: [...members], total: members.length }), remove, change },
      farmChanges: { undo },
      invitations: { list: async () => ({ rows: [invited], total: 1 }), invite },
      users: {
        read: async () => ({
          ...{ id: 1, email: 'jan@farma.cz', firstName: '', lastName: '', language: 'cs' },
          ...{ authorities: ['ROLE_USER'], isAdmin: false },
        }),
      },
    },
  });
  return renderApp(`/farm/3/${path}`);
}

beforeEach(() => {
  vi.clearAllMocks();
});

describe('the settings of a farm', () => {
  it('show the page of water and protection zones that the address says', async () => {
    open([jan, eva], 'settings?page=2');
    await screen.findByRole('region', { name: textOf('farmSettings.features') }, { timeout: 5000 });
    expect(listFeatures).toHaveBeenCalledWith(
      expect.objectContaining({ query: expect.objectContaining({ page: 2 }) as object }),
    );
  });

  it('show an owner who belongs to it and whom they have invited', async () => {
    open([jan, eva]);
    const people = await screen.findByRole('region', { name: textOf('farmSettings.people') }, { timeout: 5000 });
    expect(await within(people).findByText('novak@farma.cz')).toBeTruthy();
    expect(within(people).getByText('eva@farma.cz')).toBeTruthy();
    // The only owner can neither be taken out nor be made a member.
    expect(within(people).queryByRole('button', { name: /jan@farma.cz/ })).toBeNull();
  });

  it('show what another has called the farm meanwhile, keep what was typed, and overwrite only what was shown', async () => {
    const current = { ...farm, role: 'owner', name: 'Jejich', version: 2 };
    rename.mockRejectedValueOnce(new ApiError(412, { code: 'record.changed', current }));
    const { user } = open([jan, eva]);
    const name = await screen.findByLabelText(textOf('farmImport.farmName'), {}, { timeout: 5000 });
    await user.clear(name);
    await user.type(name, 'Moje{Enter}');
    expect(await screen.findByText(textOf('record.changedMeanwhile', { now: 'Jejich' }))).toBeTruthy();
    expect(name).toHaveProperty('value', 'Moje');
    await user.type(name, '{Enter}');
    expect(await screen.findByText(textOf('farmSettings.renamed'))).toBeTruthy();
    expect(rename.mock.calls).toMatchObject([[{ version: 1 }], [{ version: 2 }]]);
  });

  it('give centres other names and put them away, which is undone at once', async () => {
    const { user } = open([jan, eva]);
    const centers = within(
      await screen.findByRole('region', { name: textOf('farmSettings.divisions.center') }, { timeout: 5000 }),
    );
    await user.click(await centers.findByRole('button', { name: textLike('action.editNamed') }));
    const name = centers.getByRole('textbox', { name: textOf('farmSettings.divisionName.center') });
    await user.clear(name);
    await user.type(name, 'Nový dvůr{Enter}');
    expect(await screen.findByText(textOf('farmSettings.divisionRenamed', { name: 'Nový dvůr' }))).toBeTruthy();
    expect(renameCenter.mock.calls).toMatchObject([[{ body: { name: 'Nový dvůr' }, version: 2 }]]);
    await user.click(
      centers.getByRole('button', { name: textOf('farmSettings.retireDivisionNamed', { name: 'Dvůr' }) }),
    );
    expect(await screen.findByText(textOf('farmSettings.divisionRetired', { name: 'Dvůr' }))).toBeTruthy();
    await user.click(screen.getByRole('button', { name: textOf('action.undo') }));
    await waitFor(() => expect(undo.mock.calls).toMatchObject([[{ params: { changeId: 72 } }]]));
  });

  it('add zones, which is undone at once, and say where a name is missing', async () => {
    const { user } = open([jan, eva]);
    const zones = within(
      await screen.findByRole('region', { name: textOf('farmSettings.divisions.zone') }, { timeout: 5000 }),
    );
    await user.click(zones.getByRole('button', { name: textOf('farmSettings.addDivision') }));
    expect(zones.getByText(textOf('validation.required'))).toBeTruthy();
    await user.type(zones.getByLabelText(textOf('farmSettings.newDivision.zone')), 'Nad vodou{Enter}');
    expect(await screen.findByText(textOf('division.added', { name: 'Nad vodou' }))).toBeTruthy();
    expect(createZone.mock.calls).toMatchObject([[{ body: { name: 'Nad vodou' } }]]);
    await user.click(screen.getByRole('button', { name: textOf('action.undo') }));
    await waitFor(() => expect(undo.mock.calls).toMatchObject([[{ params: { changeId: 74 } }]]));
  });

  it('take water over from a GeoJSON file, and nothing from what is none', async () => {
    const { user } = open([jan, eva]);
    await user.click(
      await screen.findByRole('button', { name: textOf('farmSettings.addFeatures') }, { timeout: 5000 }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('There is no field for files');
    await user.upload(input, new File(['no json'], 'brook.geojson'));
    expect(await dialog.findByText(textOf('farmSettings.featuresUnreadable'))).toBeTruthy();
    const geometry = {
      type: 'LineString',
      coordinates: [
        [14.1, 49.1],
        [14.2, 49.2],
      ],
    };
    await user.upload(input, new File([JSON.stringify(geometry)], 'brook.geojson'));
    expect(await dialog.findByText(textOf('farmSettings.featuresFound', { count: 1, skipped: 0 }))).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: textOf('farmSettings.takeFeatures') }));
    await waitFor(() =>
      expect(addFeatures.mock.calls).toMatchObject([
        [{ body: { kind: 'WATER', features: [{ name: null, geometry }] } }],
      ]),
    );
  });

  it('let a reader leave, and nothing else', async () => {
    open([
      { ...jan, role: 'reader' },
      { ...eva, role: 'owner' },
    ]);
    expect(await screen.findByRole('button', { name: textOf('farmSettings.leave') }, { timeout: 5000 })).toBeTruthy();
    expect(screen.queryByRole('button', { name: textOf('farmSettings.delete') })).toBeNull();
    expect(screen.queryByLabelText(textOf('farmImport.farmName'))).toBeNull();
    expect(screen.queryByRole('button', { name: textOf('farmSettings.invite') })).toBeNull();
    expect(screen.queryByRole('combobox', { name: /^Role/ })).toBeNull();
    expect(screen.queryByRole('button', { name: textOf('farmSettings.addDivision') })).toBeNull();
    expect(screen.queryByRole('button', { name: textOf('farmSettings.addFeatures') })).toBeNull();
  });

  it('let a manager give and take every role but that of an owner', async () => {
    const worker: FarmMember = { ...eva, userId: 3, email: 'petr@farma.cz', role: 'worker' };
    open([{ ...jan, role: 'manager' }, { ...eva, role: 'owner' }, worker]);
    const choice = await screen.findByRole(
      'combobox',
      { name: textOf('farmSettings.roleOf', { user: 'petr@farma.cz' }) },
      { timeout: 5000 },
    );
    const roles = within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(roles).toEqual([
      textOf('farmSettings.role.manager'),
      textOf('farmSettings.role.worker'),
      textOf('farmSettings.role.reader'),
    ]);
    expect(screen.queryByRole('combobox', { name: /eva@farma.cz/ })).toBeNull();
    expect(
      screen.queryByRole('button', { name: textOf('admin.users.removeNamed', { user: 'eva@farma.cz' }) }),
    ).toBeNull();
    expect(screen.getByLabelText(textOf('farmImport.farmName'))).toBeTruthy();
    expect(screen.queryByRole('button', { name: textOf('farmSettings.delete') })).toBeNull();
  });

  it('give another role at once, and take it back where that is wanted', async () => {
    const { user } = open([jan, eva]);
    const choice = await screen.findByRole(
      'combobox',
      { name: textOf('farmSettings.roleOf', { user: 'eva@farma.cz' }) },
      { timeout: 5000 },
    );
    await user.selectOptions(choice, textOf('farmSettings.role.reader'));
    expect(
      await screen.findByText(
        textOf('farmSettings.roleChanged', { user: 'eva@farma.cz', role: textOf('farmSettings.role.reader') }),
      ),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: textOf('action.undo') }));
    await waitFor(() => expect(change).toHaveBeenCalledTimes(2));
    expect(change.mock.calls.map(([{ body, version }]) => [body.role, version])).toEqual([
      ['reader', 1],
      ['manager', 2],
    ]);
  });

  it('ask before a role is given that is another by now, and say which', async () => {
    const now: FarmMember = { ...eva, role: 'worker', version: 5 };
    change.mockRejectedValueOnce(new ApiError(412, { code: 'record.changed', current: now }));
    const { user } = open([jan, eva]);
    const choice = await screen.findByRole<HTMLSelectElement>(
      'combobox',
      { name: textOf('farmSettings.roleOf', { user: 'eva@farma.cz' }) },
      { timeout: 5000 },
    );
    await user.selectOptions(choice, textOf('farmSettings.role.reader'));
    const [role, theirs] = (['reader', 'worker'] as const).map((each) => textOf(`farmSettings.role.${each}`));
    const question = textOf('farmSettings.roleMeanwhile', {
      user: 'eva@farma.cz',
      role: role ?? '',
      now: theirs ?? '',
    });
    expect(await screen.findByText(question)).toBeTruthy();
    expect(choice.value).toBe('reader');
    await user.click(screen.getByRole('button', { name: textOf('farmSettings.changeRole') }));
    await waitFor(() => expect(change).toHaveBeenCalledTimes(2));
    expect(change.mock.lastCall).toMatchObject([{ body: { role: 'reader' }, version: 5 }]);
    await waitFor(() => expect(screen.queryByText(question)).toBeNull());
  });

  it('take nobody out who is another by now without asking once more', async () => {
    const now: FarmMember = { ...eva, role: 'worker', version: 5 };
    remove.mockRejectedValueOnce(new ApiError(412, { code: 'record.changed', current: now }));
    const { user } = open([jan, eva]);
    const name = textOf('admin.users.removeNamed', { user: 'eva@farma.cz' });
    await user.click(await screen.findByRole('button', { name }, { timeout: 5000 }));
    await user.click(screen.getByRole('button', { name: textOf('admin.users.remove') }));
    const role = textOf('farmSettings.role.worker');
    const question = textOf('farmSettings.removeMeanwhile', { user: 'eva@farma.cz', role });
    expect(await screen.findByText(question)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: textOf('admin.users.remove') }));
    await waitFor(() => expect(remove).toHaveBeenCalledTimes(2));
    expect(remove.mock.calls).toMatchObject([[{ version: 1 }], [{ version: 5 }]]);
  });

  it('ask before somebody gives up their own role', async () => {
    const { user } = open([jan, { ...eva, role: 'owner' }]);
    const choice = await screen.findByRole(
      'combobox',
      { name: textOf('farmSettings.roleOf', { user: 'jan@farma.cz' }) },
      { timeout: 5000 },
    );
    await user.selectOptions(choice, textOf('farmSettings.role.manager'));
    expect(
      await screen.findByText(textOf('farmSettings.ownRoleQuestion', { role: textOf('farmSettings.role.manager') })),
    ).toBeTruthy();
    expect(change).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: textOf('farmSettings.changeRole') }));
    await waitFor(() => expect(change).toHaveBeenCalledOnce());
  });

  it('invite to a role, of which they say what it may', async () => {
    const { user } = open([jan]);
    await user.type(
      await screen.findByLabelText(textOf('farmSettings.inviteEmail'), {}, { timeout: 5000 }),
      'nova@farma.cz',
    );
    await user.selectOptions(
      screen.getByLabelText(textOf('farmSettings.inviteRole')),
      textOf('farmSettings.role.reader'),
    );
    expect(screen.getByLabelText(textOf('farmSettings.inviteRole')).getAttribute('aria-describedby')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: textOf('farmSettings.invite') }));
    await waitFor(() => expect(invite).toHaveBeenCalledOnce());
    expect(invite.mock.calls).toMatchObject([[{ body: { email: 'nova@farma.cz', role: 'reader' } }]]);
  });

  it('ask before somebody is taken out', async () => {
    const { user } = open([jan, eva]);
    await user.click(
      await screen.findByRole(
        'button',
        { name: textOf('admin.users.removeNamed', { user: 'eva@farma.cz' }) },
        { timeout: 5000 },
      ),
    );
    expect(remove).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: textOf('admin.users.remove') }));
    await waitFor(() => expect(remove).toHaveBeenCalledOnce());
  });

  it('send no invitation to what is no email', async () => {
    const { user } = open([jan]);
    await user.type(await screen.findByLabelText(textOf('farmSettings.inviteEmail'), {}, { timeout: 5000 }), 'novak');
    await user.click(screen.getByRole('button', { name: textOf('farmSettings.invite') }));
    expect(await screen.findByText(textLike('NewAccount.emailFormatError'))).toBeTruthy();
    expect(invite).not.toHaveBeenCalled();
  });

  it('delete the farm only where its name was typed, and say what is lost', async () => {
    const { user } = open([jan]);
    await user.click(await screen.findByRole('button', { name: textOf('farmSettings.delete') }, { timeout: 5000 }));
    const dialog = await screen.findByRole('dialog', { name: textOf('farmSettings.deleteTitle', { farm: 'U lesa' }) });
    expect(
      await within(dialog).findByText(
        textLike('farmSettings.deleteContents', { parcels: 12, area: '34,5', imports: 2 }),
      ),
    ).toBeTruthy();
    await user.type(within(dialog).getByRole('textbox'), 'U Lesa');
    await user.click(within(dialog).getByRole('button', { name: textOf('farmSettings.delete') }));
    expect(await within(dialog).findByText(textLike('error.farm.nameDiffers'))).toBeTruthy();
    expect(retire).not.toHaveBeenCalled();
    await user.clear(within(dialog).getByRole('textbox'));
    await user.type(within(dialog).getByRole('textbox'), 'U lesa');
    await user.click(within(dialog).getByRole('button', { name: textOf('farmSettings.delete') }));
    await waitFor(() => expect(retire).toHaveBeenCalledOnce());
  });
});

describe('a screen that the role does not allow', () => {
  it.each(['land', 'user/updatelpis', 'user/integrations'])('says so at %s, and who can give another', async (path) => {
    open(
      [
        { ...jan, role: 'reader' },
        { ...eva, role: 'owner' },
      ],
      path,
    );
    const heading = { name: textOf('notAllowed.heading') };
    expect(await screen.findByRole('heading', heading, { timeout: 5000 })).toBeTruthy();
    expect(screen.getByText(textOf('notAllowed.role', { farm: 'U lesa', role: 'Čtenář' }))).toBeTruthy();
    expect((await screen.findByRole('listitem')).textContent).toBe('eva@farma.cz Majitel');
  });
});
