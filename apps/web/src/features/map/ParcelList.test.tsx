import type { Parcel } from '@brazda/contract/agroevidence/parcels.ts';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderWithProviders } from '#web/testing/render.tsx';
import { sampleFarm, sampleParcel } from '#web/testing/sample-parcel.ts';
import { ParcelList } from './ParcelList.tsx';

type List = (input?: { query?: { page?: number | undefined } }) => Promise<{ rows: Parcel[]; total: number }>;
const list = vi.fn<List>();
const onChoose = vi.fn<(parcel: Parcel) => void>();

beforeEach(() => {
  list.mockReset();
  onChoose.mockReset();
  list.mockImplementation((input) => {
    const first = ((input?.query?.page ?? 1) - 1) * 50 + 1;
    const rows = [first, first + 1, first + 2].map((id) => sampleParcel({ id, localName: `Pole ${id}` }));
    return Promise.resolve({ rows, total: 120 });
  });
  fakeApi({ agroevidence: { parcels: { list } } });
});

function open(): ReturnType<typeof renderWithProviders>['user'] {
  return renderWithProviders(
    <ParcelList farm={sampleFarm} selectedId={2} onChoose={onChoose} onClose={() => undefined} />,
  ).user;
}

describe('the list of parcels', () => {
  it('says what the map shows', async () => {
    open();
    const row = await screen.findByRole('button', { name: /Pole 1/ });
    expect(row.textContent).toBe('Pole 112,48 hablok 590-1140 1501/22Pšenice ozimá');
    expect(screen.getByText('120 pozemků')).toBeTruthy();
    expect(screen.getByRole('button', { name: /Pole 2/ }).getAttribute('aria-current')).toBe('true');
  });

  it('is gone through by keys; Enter chooses', async () => {
    const user = open();
    (await screen.findByRole('button', { name: /Pole 1/ })).focus();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    expect(onChoose.mock.calls.map(([{ id }]) => id)).toEqual([3]);
    await user.keyboard('{Home}{Enter}');
    expect(onChoose.mock.calls.map(([{ id }]) => id)).toEqual([3, 1]);
  });

  it('is read page by page', async () => {
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Další stránka' }));
    expect(await screen.findByRole('button', { name: /Pole 51/ })).toBeTruthy();
    expect(screen.getByText('51–100 z 120')).toBeTruthy();
  });
});
