import { describe, expect, it } from 'vitest';
import { createKeptRows, type ListState } from './kept-rows.ts';

const first: ListState = { whose: 'cs 1', state: '1:1' };

function readRows(): {
  readonly asked: number[][];
  readonly read: (ids: readonly number[]) => Promise<Map<number, string>>;
} {
  const asked: number[][] = [];
  const read = (ids: readonly number[]): Promise<Map<number, string>> => {
    asked.push([...ids]);
    return Promise.resolve(
      new Map(ids.filter((id) => id !== 404).map((id) => [id, `row ${id}, reading ${asked.length}`])),
    );
  };
  return { asked, read };
}

describe('Rows that pages have shown', () => {
  it('are not read again for other pages of the same state, whatever their order', async () => {
    const { asked, read } = readRows();
    const kept = createKeptRows();
    await kept.rows(first, [1, 2, 3], read);
    expect(await kept.rows(first, [4, 2, 1], read)).toEqual([
      'row 4, reading 2',
      'row 2, reading 1',
      'row 1, reading 1',
    ]);
    expect(await kept.rows(first, [2, 4], read)).toEqual(['row 2, reading 1', 'row 4, reading 2']);
    expect(asked).toEqual([[1, 2, 3], [4]]);
  });

  it('are read anew for another state, and for others', async () => {
    const { asked, read } = readRows();
    const kept = createKeptRows();
    await kept.rows(first, [1], read);
    expect(await kept.rows({ ...first, state: '1:2' }, [1], read)).toEqual(['row 1, reading 2']);
    expect(await kept.rows({ ...first, whose: 'sk 1' }, [1], read)).toEqual(['row 1, reading 3']);
    expect(asked).toEqual([[1], [1], [1]]);
  });

  it('leave out what is gone', async () => {
    const { read } = readRows();
    expect(await createKeptRows().rows(first, [1, 404, 2], read)).toEqual(['row 1, reading 1', 'row 2, reading 1']);
  });

  it('are not kept where they could not be read', async () => {
    const { read } = readRows();
    const kept = createKeptRows();
    await expect(kept.rows(first, [1], () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await kept.rows(first, [1], read)).toEqual(['row 1, reading 1']);
  });
});
