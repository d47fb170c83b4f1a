import { describe, expect, it } from 'vitest';
import { czech } from '#web/testing/messages.ts';
import { recordField } from './record-fields.ts';
import { recordedColumns } from './recorded-columns.generated.ts';

/** Of a colour its parts are told as one. */
const partsOfColor = ['red', 'green', 'blue'];
const columns = Object.entries(recordedColumns).flatMap(([record, own]) =>
  Object.entries(own)
    .filter(([column]) => !partsOfColor.includes(column))
    .map(([column, values]) => ({ record, column, values })),
);

describe('what the history tells', () => {
  it('has a word for each record', () => {
    const without = Object.keys(recordedColumns).filter((record) => !(`history.record.${record}` in czech));
    expect(without).toEqual([]);
  });

  it('has a word for each column of them, unless its module says that it says nothing to people', () => {
    const without = columns.filter(({ record, column }) => {
      const field = recordField(record, column, czech);
      return !field || !(field.label in czech);
    });
    expect(without.map(({ record, column }) => `${record}.${column}`)).toEqual([]);
    expect(columns.length).toBeGreaterThan(100);
  });

  it('has words for each value that the database lists', () => {
    const without = columns.flatMap(({ record, column, values }) => {
      const field = recordField(record, column, czech);
      if (!field || field.telling === 'triState') return [];
      return (values ?? [])
        .filter((value) => !((field.idOf?.(value) ?? '') in czech))
        .map((value) => `${record}.${column} ${value}`);
    });
    expect(without).toEqual([]);
  });
});
