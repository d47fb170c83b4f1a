import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderWithProviders } from '#web/testing/render.tsx';
import { textOf } from '#web/testing/text.ts';
import { stillListed, toggled, withRange } from './chosen-rows.ts';
import { columnsIn, moved, usualOrder, type DataColumns } from './data-column.ts';
import { DataTable } from './DataTable.tsx';
import { pressed } from './table-rows.ts';

interface Field {
  readonly id: number;
  readonly name: string;
}

const columns: DataColumns<Field> = [
  { key: 'name', label: 'Pole', width: 100, isSorted: true, cell: ({ name }) => name },
  { key: 'area', label: 'Plocha', width: 100, isNumber: true, cell: ({ id }) => id },
  { key: 'crop', label: 'Plodina', width: 100, isExtra: true, cell: () => '' },
];

const onOpen = vi.fn();
const onOrder = vi.fn();
const toggle = vi.fn();
const look = vi.fn();

beforeEach(() => {
  for (const spy of [onOpen, onOrder, toggle, look]) spy.mockReset();
});

function open(total: number | undefined): ReturnType<typeof renderWithProviders> {
  return renderWithProviders(
    <DataTable
      label="Pole"
      columns={columns}
      rows={{
        total,
        look,
        at: (index) => (total === undefined ? undefined : { id: index + 1, name: `Pole ${index + 1}` }),
      }}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      order={{ column: 'name', direction: 'asc' }}
      onOrder={onOrder}
      onOpen={onOpen}
      choice={{ chosen: new Set([2]), isAll: false, toggle, toggleAll: vi.fn() }}
    />,
  );
}

const rowAt = (number: number): HTMLElement | null => document.querySelector(`[aria-rowindex="${number + 1}"]`);

describe('a table of records', () => {
  it('has only rows near to what is in sight in the page, and says how many there are', () => {
    open(20_000);
    expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('20001');
    expect(screen.getAllByRole('row').length).toBeLessThan(100);
    expect(look).toHaveBeenCalledWith(0, 32);
  });

  it('is gone through by keys, the focus with it: to the end, back, one by one', async () => {
    const { user } = open(20_000);
    rowAt(1)?.focus();
    await user.keyboard('{End}');
    expect(document.activeElement).toBe(rowAt(20_000));
    await user.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(rowAt(19_999));
    await user.keyboard('{Home}{ArrowDown}');
    expect(document.activeElement).toBe(rowAt(2));
  });

  it('opens a row by Enter and chooses it by Space', async () => {
    const { user } = open(5);
    rowAt(1)?.focus();
    await user.keyboard('{ArrowDown}{Enter} ');
    expect(onOpen).toHaveBeenCalledWith({ id: 2, name: 'Pole 2' });
    expect(toggle).toHaveBeenCalledWith(2, 1, false);
  });

  it('chooses a row by its box, and not by that opens it', async () => {
    const { user } = open(5);
    await user.click(screen.getByRole('checkbox', { name: textOf('table.chooseRow', { name: 'Pole 3' }) }));
    expect(toggle).toHaveBeenCalledWith(3, 2, false);
    expect(onOpen).not.toHaveBeenCalled();
    expect(rowAt(2)?.getAttribute('aria-selected')).toBe('true');
  });

  it('is put in order by its columns, the other way round by another press', async () => {
    const { user } = open(5);
    await user.click(screen.getByRole('button', { name: 'Pole' }));
    expect(onOrder).toHaveBeenCalledWith({ column: 'name', direction: 'desc' });
    expect(pressed({ column: 'name', direction: 'desc' }, 'area')).toEqual({ column: 'area', direction: 'asc' });
  });

  it('keeps the room of its rows while they are on their way', () => {
    open(undefined);
    expect(screen.getByRole('grid').getAttribute('aria-busy')).toBe('true');
    expect(document.querySelectorAll('[data-waiting]').length).toBeGreaterThan(0);
  });
});

describe('the columns of a table', () => {
  it('are those that somebody wants, in their order, after the one that names the row', () => {
    expect(usualOrder(columns)).toEqual(['area']);
    expect(columnsIn(columns, ['crop', 'gone', 'area']).map(({ key }) => key)).toEqual(['name', 'crop', 'area']);
  });

  it('move one place at a time, and not over the edge', () => {
    expect(moved(['a', 'b', 'c'], 'c', -1)).toEqual(['a', 'c', 'b']);
    expect(moved(['a', 'b', 'c'], 'c', 1)).toEqual(['a', 'b', 'c']);
  });
});

describe('chosen rows', () => {
  it('are chosen and left one by one, or from one to another', () => {
    expect([...toggled(new Set([1]), 2)]).toEqual([1, 2]);
    expect([...toggled(new Set([1]), 1)]).toEqual([]);
    expect([...withRange(new Set([9]), [4, 5, 6, 7], 2, 1)]).toEqual([9, 5, 6]);
  });

  it('are no more chosen when the list does not hold them', () => {
    expect([...stillListed(new Set([1, 2]), [2, 3])]).toEqual([2]);
  });
});
