import type { PlanChoice, PlanEntry, PlannedParcel, SowingPlan } from '@brazda/contract/agroevidence/sowing-plan.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oneCell } from './grid-range.ts';
import { pastedCrops, tableText, type PastedCrops } from './plan-clipboard.ts';
import type { CellWords } from './plan-cell-text.ts';
import { editedPlan } from './plan-edits.ts';

const messages = import.meta.glob<Record<string, string>>(
  ['#web/i18n/messages/parcels/*.json', '#web/i18n/messages/spreadsheets/*.json'],
  { eager: true, import: 'default' },
);

const crops = [
  [1, 'Pšenice setá ozimá'],
  [36, 'Řepka ozimá'],
  [57, 'Hořčice bílá'],
  [1_000_001, 'Směs; luční'],
  [1_000_002, 'Jetel (2. rok)'],
  [1_000_003, '"Naše" kukuřice'],
].map(([id, name]) => ({ id, name, isRetired: false })) as unknown as PlanChoice[];
const parcels: PlannedParcel[] = ['Za humny', 'U lesa', 'Dlouhá'].map((localName, at) => ({
  ...{ id: at + 1, localName, blockNumber: `150${at}/1`, area: 5, landUseCode: 'R' },
  entries: [],
}));
const seasonIds = [2026, 2027];
const words: CellWords = {
  nameOf: ({ name }) => name,
  catchCropNamed: (name) => `Meziplodina: ${name}`,
  locale: 'cs-CZ',
};
const all = { from: { row: 0, column: 0 }, to: { row: 2, column: 1 } };
const upperLeft = oneCell({ row: 0, column: 0 });

function pasted(text: string, chosen = upperLeft, onto = parcels): PastedCrops {
  return pastedCrops(text, { parcels: onto, seasonIds }, chosen, crops, words);
}

function cellsOf(text: string, chosen = upperLeft): (number | null)[][] {
  return pasted(text, chosen).edits.map((edit) => [edit.parcelId, edit.seasonId, edit.cropId]);
}

function entry(cropId: number, more: Partial<PlanEntry> = {}): PlanEntry {
  const plain = { role: 'MAIN', part: 1, area: null, origin: 'MANUAL', isToCheck: false } as const;
  return { ...plain, seasonId: 2026, cropId, ...more };
}

function withEntries(entries: readonly PlanEntry[]): PlannedParcel[] {
  return parcels.map((parcel, at) => (at === 0 ? { ...parcel, entries: [...entries] } : parcel));
}

/** What is planned after a text was pasted at the upper left, by parcels. */
function planAfter(text: string, onto: readonly PlannedParcel[] = parcels): readonly unknown[][] {
  const plan: SowingPlan = { seasons: [], crops: [], parcels: [...onto] };
  const { edits } = pasted(text, upperLeft, [...onto]);
  return saidOf(editedPlan(plan, edits).parcels);
}

function saidOf(planned: readonly PlannedParcel[]): readonly unknown[][] {
  return planned.map(({ entries }) =>
    entries.map(({ seasonId, role, cropId, area }) => [seasonId, role, cropId, area]),
  );
}

function copied(planned: readonly PlannedParcel[], range = all, said = words): string {
  const nameOf = (id: number): string => crops.find((crop) => crop.id === id)?.name ?? '';
  return tableText({ parcels: planned, seasonIds }, range, nameOf, said);
}

describe('a table that is pasted', () => {
  it('is read cell by cell, whatever the case and accents of its crops', () => {
    expect(cellsOf('psenice seta ozima\tŘEPKA OZIMÁ\r\n\t"Řepka ozimá"\r\n')).toEqual([
      [1, 2026, 1],
      [1, 2027, 36],
      [2, 2026, null],
      [2, 2027, 36],
    ]);
  });

  it('of one cell fills all that is chosen', () => {
    const chosen = { from: { row: 0, column: 1 }, to: { row: 2, column: 1 } };
    expect(cellsOf('Řepka ozimá', chosen)).toEqual([1, 2, 3].map((id) => [id, 2027, 36]));
  });

  it('ends where the grid ends', () => {
    expect(cellsOf('Řepka ozimá\tŘepka ozimá', oneCell({ row: 2, column: 1 }))).toEqual([[3, 2027, 36]]);
  });

  it('tells which crops nobody knows, and leaves their cells', () => {
    expect(pasted('Mandragora')).toMatchObject({ edits: [], unknown: ['Mandragora'] });
    const divided = 'Řepka ozimá (1 ha); Mandragora (2 ha)';
    expect(pasted(divided)).toMatchObject({ edits: [], unknown: [divided] });
  });

  it.each(['Řepka ozimá (mnoho ha); Hořčice bílá', 'Řepka ozimá (0 ha)', 'Řepka ozimá (-1 ha)'])(
    'leaves a cell whose area nobody can read: %s',
    (text) => {
      expect(pasted(text)).toMatchObject({ edits: [], unknown: [text] });
    },
  );

  it('leaves a parcel on which the parts have no room, and says which', () => {
    const text = 'Řepka ozimá (3 ha); Hořčice bílá (2,1 ha)';
    expect(pasted(text)).toMatchObject({ edits: [], unknown: [], tooSmall: ['Za humny'] });
    expect(planAfter('Řepka ozimá (3 ha); Hořčice bílá (2,02 ha)')[0]).toHaveLength(2);
  });

  it('divides parcels and plans catch crops, as our spreadsheets say them', () => {
    expect(planAfter('Pšenice setá ozimá (0,5 ha); Řepka ozimá; Meziplodina: Hořčice bílá')[0]).toEqual([
      [2026, 'MAIN', 1, 0.5],
      [2026, 'MAIN', 36, null],
      [2026, 'CATCH_CROP', 57, null],
    ]);
  });

  it('takes away a catch crop that it does not name', () => {
    const before = withEntries([entry(1), entry(57, { role: 'CATCH_CROP' })]);
    expect(planAfter('Řepka ozimá', before)[0]).toEqual([[2026, 'MAIN', 36, null]]);
  });
});

describe('a table that names its seasons, as our spreadsheet does', () => {
  const sheet = [
    'Pozemek\tBlok\tVýměra (ha)\t2026/27\t2026/27 – Meziplodina\t2027/28',
    'U lesa\t1501/1\t5\tPšenice setá ozimá (0,5 ha); Řepka ozimá\t\t',
    'Za humny\t1500/1\t5\tPšenice setá ozimá\tHořčice bílá\tŘepka ozimá',
  ].join('\r\n');

  it('lies where its parcels and seasons are, wherever the keyboard is', () => {
    const { edits, range, notShown } = pasted(sheet, oneCell({ row: 2, column: 1 }));
    const plan = editedPlan({ seasons: [], crops: [], parcels: [...parcels] }, edits);
    expect(saidOf(plan.parcels)).toEqual([
      [
        [2026, 'MAIN', 1, null],
        [2026, 'CATCH_CROP', 57, null],
        [2027, 'MAIN', 36, null],
      ],
      [
        [2026, 'MAIN', 1, 0.5],
        [2026, 'MAIN', 36, null],
      ],
      [],
    ]);
    expect(range).toEqual({ from: { row: 0, column: 0 }, to: { row: 1, column: 1 } });
    expect(notShown).toEqual([]);
  });

  it('says which of its parcels are not on screen, and leaves seasons that are not', () => {
    const text = `${sheet.replace('2027/28', '2031/32')}\r\nU potoka\t1\t2\tŘepka ozimá\t\t`;
    const { edits, notShown } = pasted(text);
    expect(notShown).toEqual(['U potoka']);
    expect(edits.every(({ seasonId }) => seasonId === 2026)).toBe(true);
  });

  it('is laid line by line where it names no parcels', () => {
    expect(cellsOf('2027/28\r\nŘepka ozimá\r\nHořčice bílá', oneCell({ row: 1, column: 0 }))).toEqual([
      [2, 2027, 36],
      [3, 2027, 57],
    ]);
  });

  it('finds each of two parcels that are called the same', () => {
    const same = parcels.map((parcel) => ({ ...parcel, localName: 'Pole' }));
    const { edits } = pasted('Pozemek\t2026/27\r\nPole\tŘepka ozimá\r\nPole\tHořčice bílá', upperLeft, same);
    expect(edits.map(({ parcelId, cropId }) => [parcelId, cropId])).toEqual([
      [1, 36],
      [2, 57],
    ]);
  });
});

describe('land without a crop', () => {
  it('is called on screen as in our spreadsheets, by which it is pasted', () => {
    const texts = (area: string): Record<string, Record<string, string>> =>
      Object.fromEntries(Object.entries(messages).filter(([path]) => path.includes(`/${area}/`)));
    const onScreen = Object.values(texts('parcels')).map((words) => words['parcel.noCrop']);
    const inFiles = Object.values(texts('spreadsheets')).map((words) => words['spreadsheet.plan.noCrop']);
    expect(onScreen).toHaveLength(8);
    expect(inFiles).toEqual(onScreen);
  });
});

describe('what is copied', () => {
  it('says parts with their areas and catch crops, as our spreadsheets do', () => {
    const planned = withEntries([
      entry(1, { area: 0.5 }),
      entry(36, { part: 2, area: 1.2 }),
      entry(57, { role: 'CATCH_CROP' }),
      entry(36, { seasonId: 2027 }),
    ]);
    const cell = 'Pšenice setá ozimá (0,5 ha); Řepka ozimá (1,2 ha); Meziplodina: Hořčice bílá';
    expect(copied(planned)).toBe(`${cell}\tŘepka ozimá\r\n\t\r\n\t`);
    expect(copied(planned, upperLeft, { ...words, locale: 'en-US' })).toContain('Řepka ozimá (1.2 ha)');
  });

  it('is planned by pasting it, whatever was there', () => {
    const locales = fc.constantFrom('cs-CZ', 'en-US', 'hu-HU', 'es-ES');
    const lastColumn = fc.constantFrom(0, 1);
    fc.assert(
      fc.property(somePlan, somePlan, locales, lastColumn, (from, onto, locale, column) => {
        const said = { ...words, locale };
        const range = { from: { row: 0, column: 0 }, to: { row: 2, column } };
        const { edits, unknown, tooSmall } = pastedCrops(
          copied(from, range, said),
          { parcels: onto, seasonIds },
          upperLeft,
          crops,
          said,
        );
        expect({ unknown, tooSmall }).toEqual({ unknown: [], tooSmall: [] });
        const after = editedPlan({ seasons: [], crops: [], parcels: [...onto] }, edits);
        const isCopied = ({ seasonId }: PlanEntry): boolean => column === 1 || seasonId === 2026;
        const expected = from.map((parcel, at) => ({
          ...parcel,
          entries: [
            ...parcel.entries.filter(isCopied),
            ...(onto[at]?.entries.filter((other) => !isCopied(other)) ?? []),
          ],
        }));
        expect(saidOf(after.parcels)).toEqual(saidOf(expected));
      }),
    );
  });
});

/** Of a role in a season: parts that have room on the parcels. */
const someParts = fc.array(
  fc.record({
    cropId: fc.constantFrom(...crops.map(({ id }) => id)),
    area: fc.option(fc.integer({ min: 1, max: 12_000 }).map((squareMetres) => squareMetres / 10_000)),
  }),
  { maxLength: 4 },
);

const someEntries = fc.tuple(someParts, someParts, someParts, someParts).map((cells) =>
  cells.flatMap((parts, at) =>
    parts.map((part, number) =>
      entry(part.cropId, {
        area: part.area,
        part: number + 1,
        seasonId: seasonIds[at >> 1] ?? 0,
        role: at % 2 === 0 ? 'MAIN' : 'CATCH_CROP',
      }),
    ),
  ),
);

const somePlan = fc
  .tuple(someEntries, someEntries, someEntries)
  .map((entries) => parcels.map((parcel, at) => ({ ...parcel, entries: entries[at] ?? [] })));
