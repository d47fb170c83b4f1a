import type { CatalogueOrganism } from '@brazda/contract/agroevidence/organisms.ts';
import type { FarmRole } from '@brazda/domain/enumerations/farm-role.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storage, storageKeys } from '#web/lib/storage.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderApp, tokenOf } from '#web/testing/render.tsx';
import { textOf } from '#web/testing/text.ts';

const slugs: CatalogueOrganism = {
  ...{ code: 'slugs', eppo: null, name: 'Slimáci', registeredName: 'Slimáci', isGeneralKnowledge: true },
  ...{ names: [{ language: 'en', name: 'Slugs' }], source: 'Brázda', leftOn: '2026-03-01', products: 0 },
};
const list = vi.fn();
const products = vi.fn();

beforeEach(() => {
  list.mockReset().mockResolvedValue({ rows: [slugs], total: 1 });
  products.mockReset().mockResolvedValue({ rows: [], total: 0 });
});

function open(address: string): void {
  const role: FarmRole = 'reader';
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
      organisms: { list, read: async () => slugs },
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
});
