import { describe, expect, it } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();
const params = { list: 'parcels' } as const;

async function viewsOfSomebody() {
  const { user } = await started.make.farmer();
  return started.api(user).gateway.listViews;
}

describe('How a user has arranged a list', () => {
  it('is known wherever they sign in, and to nobody else', async () => {
    const views = await viewsOfSomebody();
    expect(await views.read({ params })).toEqual({ list: 'parcels', columns: null, version: 0 });
    expect(await views.change({ params, body: { columns: ['area', 'crop'] } })).toMatchObject({ version: 1 });
    expect(await views.read({ params })).toEqual({ list: 'parcels', columns: ['area', 'crop'], version: 1 });
    const other = await viewsOfSomebody();
    expect(await other.read({ params })).toMatchObject({ columns: null });
  });

  it('is as usual again when nothing is chosen any more', async () => {
    const views = await viewsOfSomebody();
    await views.change({ params, body: { columns: [] } });
    expect((await views.read({ params })).columns).toEqual([]);
    await views.change({ params, body: { columns: null } });
    expect(await views.read({ params })).toEqual({ list: 'parcels', columns: null, version: 2 });
  });

  it('is kept only on the version that it stands on, where that is said', async () => {
    const views = await viewsOfSomebody();
    const change = (version: number, columns: string[]) => views.change({ params, body: { columns }, version });
    await expect(change(3, ['area'])).rejects.toMatchObject({
      code: 'record.changed',
      body: { current: { version: 0 } },
    });
    await views.change({ params, body: { columns: ['area'] } });
    expect(await change(1, ['crop'])).toMatchObject({ version: 2 });
    await expect(change(1, ['area'])).rejects.toMatchObject({
      code: 'record.changed',
      body: { current: { columns: ['crop'], version: 2 } },
    });
  });

  it('takes no more than a table has columns, and no texts that name none', async () => {
    const views = await viewsOfSomebody();
    for (const columns of [Array.from({ length: 61 }, (_, at) => `c${at}`), ['<script>']])
      await expect(views.change({ params, body: { columns } })).rejects.toMatchObject({ code: 'validation.failed' });
  });
});
