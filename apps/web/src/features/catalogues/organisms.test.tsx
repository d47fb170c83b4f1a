import type { CatalogueOrganism } from '@brazda/contract/agroevidence/organisms.ts';
import type { FarmRole } from '@brazda/domain/enumerations/farm-role.ts';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#web/lib/api-error.ts';
import { storage, storageKeys } from '#web/lib/storage.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderApp, tokenOf } from '#web/testing/render.tsx';
import { textOf } from '#web/testing/text.ts';

const slugs: CatalogueOrganism = {
  ...{ code: 'slugs', eppo: null, name: 'Slimáci', registeredName: 'Slimáci', isGeneralKnowledge: true },
  ...{ names: [{ language: 'en', name: 'Slugs' }], source: 'Brázda', leftOn: '2026-03-01', products: 0 },
  ...{ ownId: null, farmId: null, catalogueType: 'PUBLIC', status: 'OPEN', version: 1 },
};
const list = vi.fn();
const products = vi.fn();
const create = vi.fn();

beforeEach(() => {
  list.mockReset().mockResolvedValue({ rows: [slugs], total: 1 });
  products.mockReset().mockResolvedValue({ rows: [], total: 0 });
});

function open(address: string, role: FarmRole = 'reader', organism = slugs): void {
  const own = { id: 3, name: 'U lesa', countryCode: 'CZ', boundingBox: null, revision: 1, version: 1, role };
  storage.write(storageKeys.token, tokenOf('jan@farma.cz'));
  fakeApi({
    agroevidence: {
      farms: {
        list: async () => ({ rows: [own], total: 1 }),
        read: async () => own,
        settings: async () => ({ farmId: 3, eagriSettingsEnabled: false, timeZone: 'Europe/Prague' }),
      },
      catalogues: { crops: async () => ({ rows: [], total: 0 }) },
      catalogueMaterials: { list: products },
      organisms: { list, read: async () => organism, create },
    },
    gateway: {
      users: {
        read: async () => ({
          ...{ id: 1, email: 'jan@farma.cz', firstName: '', lastName: '', language: 'cs' },
          ...{ authorities: ['ROLE_USER'], isAdmin: false },
        }),
      },
    },
  });
  renderApp(`/farm/3/catalogues/organisms${address}`);
}

const patience = { timeout: 5000 };

describe('the catalogue of organisms', () => {
  it('asks for what the address says', async () => {
    open('?query=slim&on=2026-04-01&crop=1&products=true');
    await screen.findByRole('status', {}, patience);
    await vi.waitFor(() => expect(list).toHaveBeenCalled(), patience);
    expect(list.mock.calls[0]?.[0]).toMatchObject({
      query: { search: 'slim', 'valid-on': '2026-04-01', crop: 1, 'with-products': true, page: 1 },
    });
  });

  it('says the name of the register only where it is another', async () => {
    const beetle = { ...slugs, code: 'MELIAE', name: 'Blýskáček řepkový', registeredName: 'Brassicogethes aeneus' };
    list.mockResolvedValue({ rows: [slugs, beetle], total: 2 });
    open('');
    const table = await screen.findByRole('grid', {}, patience);
    expect(await within(table).findByText('Brassicogethes aeneus', {}, patience)).toBeTruthy();
    expect(within(table).getByText('Blýskáček řepkový')).toBeTruthy();
    expect(within(table).getAllByText('Slimáci')).toHaveLength(1);
  });

  it('says that no code is known and that there is no product, and leads to none', async () => {
    open('?organism=slugs&on=2026-04-01');
    const dialog = await screen.findByRole('dialog', { name: 'Slimáci' }, patience);
    expect(await within(dialog).findByText(textOf('catalogues.noOrganismProducts'))).toBeTruthy();
    expect(within(dialog).getByText(textOf('catalogues.eppoUnknown'))).toBeTruthy();
    expect(within(dialog).getByText('Slugs')).toBeTruthy();
    expect(within(dialog).queryByText(textOf('catalogues.registeredName'))).toBeNull();
    expect(within(dialog).queryByRole('link')).toBeNull();
    expect(products.mock.calls[0]?.[0]).toMatchObject({ query: { organism: 'slugs', 'valid-on': '2026-04-01' } });
  });

  it('offers a reader nothing to add or to change, and those who may only their own', async () => {
    const own = { ...slugs, code: 'own-1000001', ownId: 1_000_001, farmId: 3, catalogueType: 'PRIVATE' as const };
    open('?organism=own-1000001', 'reader', own);
    const readers = await screen.findByRole('dialog', { name: 'Slimáci' }, patience);
    expect(within(readers).queryByRole('button', { name: textOf('action.edit') })).toBeNull();
    expect(screen.queryByRole('button', { name: textOf('catalogues.addOwn'), hidden: true })).toBeNull();
    cleanup();
    open('?organism=own-1000001', 'manager', own);
    const managers = await screen.findByRole('dialog', { name: 'Slimáci' }, patience);
    expect(await within(managers).findByRole('button', { name: textOf('action.edit') }, patience)).toBeTruthy();
    expect(within(managers).getByRole('button', { name: textOf('catalogues.put.RETIRED') })).toBeTruthy();
    cleanup();
    open('?organism=slugs', 'manager');
    const shared = await screen.findByRole('dialog', { name: 'Slimáci' }, patience);
    expect(within(shared).queryByRole('button', { name: textOf('catalogues.put.RETIRED') })).toBeNull();
  });

  it('keeps what was typed of an own one and says at the code that the catalogue has it', async () => {
    create.mockReset().mockRejectedValue(new ApiError(409, { code: 'organism.eppoOfCatalogue' }));
    open('', 'manager');
    await userEvent.click(await screen.findByRole('button', { name: textOf('catalogues.addOwn') }, patience));
    const dialog = await screen.findByRole('dialog', { name: textOf('catalogues.ownOrganism') });
    await userEvent.click(within(dialog).getByRole('button', { name: textOf('action.save') }));
    expect(create).not.toHaveBeenCalled();
    expect(within(dialog).getByText(textOf('validation.required'))).toBeTruthy();
    await userEvent.type(within(dialog).getByLabelText(textOf('catalogues.materialName')), 'Braničnatka naše');
    await userEvent.type(within(dialog).getByLabelText('EPPO'), 'sep');
    await userEvent.click(within(dialog).getByRole('button', { name: textOf('action.save') }));
    expect(within(dialog).getByText(textOf('catalogues.eppoFormat'))).toBeTruthy();
    await userEvent.type(within(dialog).getByLabelText('EPPO'), 'ttr');
    await userEvent.click(within(dialog).getByRole('button', { name: textOf('action.save') }));
    expect(create.mock.calls[0]?.[0]).toMatchObject({
      body: { name: 'Braničnatka naše', latinName: null, eppo: 'septtr' },
    });
    expect(await within(dialog).findByText(textOf('error.organism.eppoOfCatalogue'))).toBeTruthy();
    expect(within(dialog).getByLabelText<HTMLInputElement>('EPPO').value).toBe('septtr');
  });
});
