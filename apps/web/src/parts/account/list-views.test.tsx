import type { ListView } from '@brazda/contract/gateway/list-views.ts';
import { screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storage, storageKeys } from '#web/lib/storage.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderWithProviders } from '#web/testing/render.tsx';
import { useKeptColumns } from './list-views.queries.ts';

const read = vi.fn(async (): Promise<ListView> => ({ list: 'parcels', columns: ['area', 'crop'], version: 4 }));
const change = vi.fn(async (_input: object): Promise<ListView> => ({ list: 'parcels', columns: ['crop'], version: 5 }));
const key = `${storageKeys.columns}parcels`;

function Screen(): ReactElement {
  const [columns, choose] = useKeptColumns('parcels');
  return <button onClick={() => choose(['crop'])}>{columns?.join(', ') ?? 'usual'}</button>;
}

beforeEach(() => {
  vi.clearAllMocks();
  storage.remove(key);
  fakeApi({ gateway: { listViews: { read, change } } });
});

describe('columns that somebody has chosen', () => {
  it('are those of the browser until the server has told its own', async () => {
    storage.write(key, JSON.stringify(['slope']));
    renderWithProviders(<Screen />);
    expect(screen.getByRole('button').textContent).toBe('slope');
    await waitFor(() => expect(screen.getByRole('button').textContent).toBe('area, crop'));
    expect(storage.read(key)).toBe('["area","crop"]');
  });

  it('are shown at once and kept on the server', async () => {
    const { user } = renderWithProviders(<Screen />);
    await waitFor(() => expect(screen.getByRole('button').textContent).toBe('area, crop'));
    await user.click(screen.getByRole('button'));
    expect(screen.getByRole('button').textContent).toBe('crop');
    await waitFor(() => expect(change.mock.calls).toMatchObject([[{ body: { columns: ['crop'] } }]]));
  });

  it('are the usual ones where what the browser has is none', () => {
    storage.write(key, '{"area":1}');
    renderWithProviders(<Screen />);
    expect(screen.getByRole('button').textContent).toBe('usual');
  });
});
