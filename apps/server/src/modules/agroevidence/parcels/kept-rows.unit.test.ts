import { describe, expect, it } from 'vitest';
import { createKeptRows, type ListState, type RowSource } from './kept-rows.ts';

const first: ListState = { whose: 'cs 1', state: '1:1' };

const longRow = 'row'.repeat(1000);

function rowSource(changed?: readonly number[]): { readonly asked: number[][]; readonly source: RowSource } {
  const asked: number[][] = [];
  const read: RowSource['read'] = (ids) => {
    asked.push([...ids]);
    return Promise.resolve(
      new Map(ids.filter((id) => id !== 404).map((id) => [id, `row ${id}, reading ${asked.length}`])),
    );
  };
  return { asked, source: { read, changedSince: () => Promise.resolve(changed) } };
}

describe('Rows that pages have shown', () => {
  it('are not read again for other pages of the same state, whatever their order', async () => {
    const { asked, source } = rowSource();
    const kept = createKeptRows({ size: 1 });
    await kept.rows(first, [1, 2, 3], source);
    expect(await kept.rows(first, [4, 2, 1], source)).toEqual([
      'row 4, reading 2',
      'row 2, reading 1',
      'row 1, reading 1',
    ]);
    expect(await kept.rows(first, [2, 4], source)).toEqual(['row 2, reading 1', 'row 4, reading 2']);
    expect(asked).toEqual([[1, 2, 3], [4]]);
  });

  it('are read anew for another state, and for others', async () => {
    const { asked, source } = rowSource();
    const kept = createKeptRows({ size: 1 });
    await kept.rows(first, [1], source);
    expect(await kept.rows({ ...first, state: '1:2' }, [1], source)).toEqual(['row 1, reading 2']);
    expect(await kept.rows({ ...first, whose: 'sk 1' }, [1], source)).toEqual(['row 1, reading 3']);
    expect(asked).toEqual([[1], [1], [1]]);
  });

  it('are read anew for another state only where they have changed', async () => {
    const { asked, source } = rowSource([2, 7]);
    const kept = createKeptRows({ size: 1 });
    await kept.rows(first, [1, 2, 3], source);
    expect(await kept.rows({ ...first, state: '1:2' }, [3, 2, 1], source)).toEqual([
      'row 3, reading 1',
      'row 2, reading 2',
      'row 1, reading 1',
    ]);
    expect(asked).toEqual([[1, 2, 3], [2]]);
  });

  it('are not kept for a later state where they were read for an earlier one', async () => {
    const { asked, source } = rowSource([1]);
    const kept = createKeptRows({ size: 1 });
    const slow = kept.rows(first, [1], {
      ...source,
      read: async (ids) => {
        await kept.rows({ ...first, state: '1:2' }, [4], source);
        return source.read(ids);
      },
    });
    expect(await slow).toEqual(['row 1, reading 2']);
    await kept.rows({ ...first, state: '1:2' }, [1, 4], source);
    expect(asked).toEqual([[4], [1], [1]]);
  });

  it('leave out what is gone', async () => {
    const { source } = rowSource();
    expect(await createKeptRows({ size: 1 }).rows(first, [1, 404, 2], source)).toEqual([
      'row 1, reading 1',
      'row 2, reading 1',
    ]);
  });

  it('are not kept where they could not be read', async () => {
    const { source } = rowSource();
    const kept = createKeptRows({ size: 1 });
    await expect(kept.rows(first, [1], { ...source, read: () => Promise.reject(new Error('away')) })).rejects.toThrow(
      'away',
    );
    expect(await kept.rows(first, [1], source)).toEqual(['row 1, reading 1']);
  });

  it('are counted as they are where others come while it is asked what has changed', async () => {
    const { source } = rowSource();
    const kept = createKeptRows({ size: 1 });
    await kept.rows(first, [1], source);
    const changedSince = async (): Promise<number[]> => {
      await kept.rows(first, [2], { ...source, read: () => Promise.resolve(new Map([[2, longRow]])) });
      return [2];
    };
    expect(await kept.rows({ ...first, state: '1:2' }, [1], { ...source, changedSince })).toEqual(['row 1, reading 1']);
  });

  it('are counted as they are where one is read twice at once, and was longer the second time', async () => {
    const { source } = rowSource([1]);
    const kept = createKeptRows({ size: 1 });
    const read: RowSource['read'] = async () => {
      await kept.rows(first, [1], source);
      return new Map([[1, longRow]]);
    };
    expect(await kept.rows(first, [1], { ...source, read })).toEqual([longRow]);
    expect(await kept.rows({ ...first, state: '1:2' }, [1], source)).toEqual(['row 1, reading 2']);
  });
});
