import { isCropsText } from '@brazda/domain/crops-text.ts';
import { countOf, dateOf, markOf, nameOf, numberOf, textOf, yearOf, yesOrNo } from './cell-values.ts';
import { columnsOf, type LandSchema, type ParcelField } from './column-aliases.ts';
import type { LandFileRequest, LandParcelAttributes } from './land-file.ts';
import type { LandProblem } from './land-problems.ts';
import { LandFileError } from './land-problems.ts';
import { cutText } from './plain-text.ts';
import type { CellValue } from './source-layer.ts';

/** Attributes of one row before it has its name, which depends on the other rows. */
export interface UnnamedParcel extends Omit<LandParcelAttributes, 'row' | 'name'> {
  /** What the name column says. */
  givenName: string | null;
  /** Letter of the parcel within its block, where the register has one. */
  part: string | null;
}

export interface AttributeReader {
  hasName: boolean;
  read: (cells: readonly CellValue[]) => UnnamedParcel;
  /** Values that stood in a column we understand but could not be understood themselves; one problem per column. */
  problems: () => LandProblem[];
}

interface Misread {
  count: number;
  example: string;
}

export function attributeReader(
  schema: LandSchema,
  columns: readonly string[],
  { nameColumn, areaSource }: Pick<LandFileRequest, 'nameColumn' | 'areaSource'> = {},
): AttributeReader {
  const misread = new Map<string, Misread>();
  const positions = new Map<ParcelField, number[]>();
  const columnsFor = (field: ParcelField): number[] => {
    const found = positions.get(field) ?? columnsOf(field, schema, columns);
    positions.set(field, found);
    return found;
  };
  const nameColumns = nameColumn === undefined ? columnsFor('name') : [positionOf(nameColumn, columns)];
  const pick = <T>(
    cells: readonly CellValue[],
    indexes: readonly number[],
    parse: (cell: CellValue) => T | null,
  ): T | null => {
    for (const index of indexes) {
      const cell = cells[index] ?? null;
      if (cell === null) continue;
      const value = parse(cell);
      if (value !== null) return value;
      noteMisread(misread, columns[index] ?? '', cell);
    }
    return null;
  };
  return {
    hasName: nameColumns.length > 0 || columnsFor('blockNumber').length > 0 || columnsFor('blockCode').length > 0,
    read: (cells) => {
      const text = (field: ParcelField): string | null => pick(cells, columnsFor(field), markOf);
      const name = (field: ParcelField): string | null => pick(cells, columnsFor(field), nameOf);
      const number = (field: ParcelField): number | null => pick(cells, columnsFor(field), numberOf);
      const area = areaSource === 'COMPUTED' ? null : number('officialAreaHa');
      const blockNumber = text('blockNumber') ?? joined(text('square') ?? text('locality'), text('blockCode'));
      return {
        givenName: pick(cells, nameColumns, nameOf),
        part: text('part'),
        blockNumber,
        square: text('square') ?? squareOf(blockNumber),
        landUseCode: text('landUseCode'),
        landUseName: name('landUseName'),
        officialAreaHa: area !== null && area > 0 ? area : null,
        validFrom: pick(cells, columnsFor('validFrom'), dateOf),
        altitudeM: number('altitudeM'),
        slopeDegrees: number('slopeDegrees'),
        nitrateVulnerable: pick(cells, columnsFor('nitrateVulnerable'), yesOrNo) ?? 'NOT_SPECIFIED',
        zone: text('zone'),
        cadastralUnit: name('cadastralUnit'),
        externalId: text('externalId'),
        parcelId: pick(cells, columnsFor('parcelId'), countOf),
        cropCode: text('cropCode'),
        cropName: oneCrop(name('cropName')),
        declaredYear: pick(cells, columnsFor('declaredYear'), yearOf),
        landUser: name('landUser'),
      };
    },
    problems: () =>
      Array.from(misread, ([column, { count, example }]) => ({
        code: 'landFile.valuesUnreadable',
        severity: 'WARNING',
        row: null,
        parcel: null,
        detail: { column, count, example },
      })),
  };
}

/** Of a parcel that is divided a file of ours names all crops: none of them stands on all of it. */
function oneCrop(text: string | null): string | null {
  return text !== null && isCropsText(text) ? null : text;
}

function positionOf(name: string, columns: readonly string[]): number {
  const exact = columns.indexOf(name);
  const index = exact === -1 ? columns.findIndex((column) => column.toUpperCase() === name.toUpperCase()) : exact;
  if (index === -1) throw new LandFileError('landFile.columnNotFound', { column: name });
  return index;
}

function noteMisread(misread: Map<string, Misread>, column: string, cell: CellValue): void {
  const example = textOf(cell);
  // Blank is not misread.
  if (example === null) return;
  const known = misread.get(column);
  if (known) known.count++;
  else misread.set(column, { count: 1, example: cutText(example, 80) });
}

function joined(place: string | null, code: string | null): string | null {
  if (code === null) return null;
  return place === null ? code : `${place} ${code}`;
}

/** The square in front of a full Czech block number, "760-1170 7405/5". */
function squareOf(blockNumber: string | null): string | null {
  return /^(\d{3,4}-\d{4}) /.exec(blockNumber ?? '')?.[1] ?? null;
}
