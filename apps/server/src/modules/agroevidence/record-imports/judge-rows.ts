import type { RecordRole } from '@brazda/domain/enumerations/old-record.ts';
import { actionGroupOf, type ActionType } from '@brazda/domain/enumerations/action.ts';
import type { SpreadsheetRow } from '#server/files/spreadsheet/spreadsheet-row.ts';
import type { KnownRecords } from './known-records.ts';
import { leaveOutDoubles } from './leave-out-doubles.ts';
import { judgeLand } from './judge-land.ts';
import { judgeMaterials, judgeProducts, type JudgedMaterials } from './judge-materials.ts';
import { judgeOtherWork } from './judge-other-work.ts';
import { judgeCrop, judgeState, judgeTime, judgeType } from './judge-work.ts';
import {
  cellOf,
  isTaken,
  tell,
  type CountedValue,
  type JudgedAmount,
  type JudgedMaterial,
  type JudgedProduct,
  type JudgedRow,
  type Judging,
  type OpenRow,
  type SaidMeanings,
} from './judged-row.ts';
import { groupRows, type GroupedAction, type GroupingChoice } from './group-rows.ts';
import { moveCrops, type CropMoves } from './move-crops.ts';
import { isMonthFirst } from './read-moment.ts';
import { plainText } from './plain-text.ts';
import { numberStyleOf, readQuantity } from './read-quantity.ts';
import { unitOfTitle } from './record-columns.ts';
import type { RecordColumn } from './record-imports.repository.ts';
import { createTurns } from '#server/concurrency/in-turns.ts';

/** How a file is to be understood. */
export interface RecordQuestion extends GroupingChoice {
  readonly columns: readonly RecordColumn[];
  readonly said: SaidMeanings;
  readonly takesDoubles: boolean;
}

/** What the rows of a file say and become. */
export interface JudgedTable {
  readonly rows: readonly JudgedRow[];
  readonly values: readonly CountedValue[];
  readonly crops: CropMoves;
  readonly actions: readonly GroupedAction[];
}

/** Judges all rows by what is known, each for itself, then what they say together. */
export async function judgeRows(
  rows: readonly SpreadsheetRow[],
  question: RecordQuestion,
  known: KnownRecords,
): Promise<JudgedTable> {
  const { columns, said } = question;
  const ofRole = (isMeant: (role: RecordColumn['role']) => boolean): string[] => {
    const places = columns.flatMap(({ role }, at) => (isMeant(role) ? [at] : []));
    return rows.flatMap(({ cells }) => places.map((at) => cells[at] ?? ''));
  };
  const judging: Judging = {
    ...{ known, columns, said },
    monthFirst: isMonthFirst(ofRole((role) => role === 'DAY')),
    numbers: numberStyleOf(ofRole((role) => role !== null && numeric.has(role))),
    places: new Map(columns.flatMap(({ role }, at) => (role === null ? [] : [[role, at] as const])).toReversed()),
    units: new Map(columns.flatMap(({ role, title }) => (role === null ? [] : [[role, unitOfTitle(title)] as const]))),
    values: new Map(),
  };
  const judged: JudgedRow[] = [];
  const turns = createTurns();
  for (const row of rows) {
    await turns();
    judged.push(judgeRow({ judging, row, findings: [] }));
  }
  await leaveOutDoubles(judged, known, question.takesDoubles);
  await turns();
  const crops = moveCrops(judged.filter(isTaken), known);
  await turns();
  const actions = groupRows(judged.filter(isTaken), question);
  return { rows: judged, values: [...judging.values.values()], crops, actions };
}

const numeric: ReadonlySet<NonNullable<RecordColumn['role']>> = new Set([
  'AREA',
  'DOSE',
  'AMOUNT',
  'YIELD',
  'HARVESTED',
  'BY_PRODUCT',
  'MOISTURE',
  'WATER',
  'GRAZING_HEAD',
  'GRAZING_DAYS',
  'IRRIGATION',
]);

function judgeRow(open: OpenRow): JudgedRow {
  const { row, findings } = open;
  const isRecord = (['DAY', 'PARCEL', 'BLOCK', 'TYPE', 'MATERIAL', 'NUMBER'] as const).filter(
    (role) => cellOf(open, role) !== '',
  );
  if (isRecord.length < 2) return nothingOf(open);
  const state = judgeState(open);
  const time = judgeTime(open, state);
  const targets = judgeLand(open, time.day);
  const brought = judgeMaterials(open, time.day, targets);
  const products = judgeProducts(open);
  const type = judgeType(open, hintsOf(open, brought, products));
  const crop = judgeCrop(open, type);
  const kept = keptOf(open, type, { brought, products });
  const { moisture, water, growthStage, texts } = measured(open, type);
  const other = judgeOtherWork(open, type, targets);
  const note = noteOf(open, [...kept.texts, ...texts, ...other.texts, ...(crop.text === null ? [] : [crop.text])]);
  return {
    ...{ number: row.number, cells: row.cells, findings, ...time, type, state, targets, cropId: crop.cropId },
    ...{ materials: kept.materials, products: kept.products, moisture, water, growthStage, note },
    ...{ grazing: other.grazing, irrigation: other.irrigation },
    operator: textOf(open, 'OPERATOR'),
    machine: textOf(open, 'MACHINE'),
    hasUnknownMaterial: kept.hasUnknown,
    ...{ movesCrops: false, place: null },
  };
}

/** A row of sums, or of words alone. */
function nothingOf(open: OpenRow): JudgedRow {
  tell(open, 'noRecord', null);
  const { row, findings } = open;
  return {
    ...{ number: row.number, cells: row.cells, findings, day: null, startedAt: null, finishedAt: null, type: null },
    ...{ state: 'DONE', targets: [], cropId: null, materials: [], products: [], moisture: null, water: null },
    ...{
      growthStage: null,
      grazing: null,
      irrigation: null,
      operator: null,
      machine: null,
      note: null,
      hasUnknownMaterial: false,
      movesCrops: false,
      place: null,
    },
  };
}

function hintsOf(open: OpenRow, { materials }: JudgedMaterials, products: readonly JudgedProduct[]) {
  const { known } = open.judging;
  return {
    kinds: materials.map(({ material }) => material.kind),
    isOrganic: materials.some(
      ({ material }) => material.id !== null && (known.materials.get(material.id)?.isOrganic ?? false),
    ),
    hasYield: products.length > 0,
  };
}

interface Kept extends JudgedMaterials {
  readonly products: readonly JudgedProduct[];
}

/** What work of its kind can have; of the rest the words are kept in the note. */
function keptOf(
  open: OpenRow,
  type: ActionType | null,
  { brought, products }: { readonly brought: JudgedMaterials; readonly products: readonly JudgedProduct[] },
): Kept {
  if (type === null) return { ...brought, products };
  const group = actionGroupOf(type);
  const mayBring = group === 'SOWING' || group === 'EPH';
  const mayTake = group === 'HARVEST' || group === 'MOWING';
  const texts = [
    ...brought.texts,
    ...brought.packageTexts,
    ...(mayBring ? [] : materialWords(open, brought.materials)),
    ...(mayTake ? [] : productWords(open, products)),
  ];
  if (group === 'EPH') tellIfMissing(open, brought);
  const hasUnknown = brought.hasUnknown || (group === 'EPH' && brought.materials.length === 0);
  const kept = { materials: mayBring ? brought.materials : [], products: mayTake ? products : [] };
  return { ...kept, packageTexts: [], texts, hasUnknown };
}

/** Materials of work that brings none, as words. */
function materialWords(open: OpenRow, materials: readonly JudgedMaterial[]): string[] {
  if (materials.length > 0) tell(open, 'materialAsText', 'MATERIAL');
  return materials.map((one) => `${one.material.name} ${amountWords(one)}`);
}

/** Products of work that takes none, as words. */
function productWords(open: OpenRow, products: readonly JudgedProduct[]): string[] {
  if (products.length > 0) tell(open, 'productAsText', cellOf(open, 'YIELD') === '' ? 'HARVESTED' : 'YIELD');
  return products.map(amountWords);
}

function tellIfMissing(open: OpenRow, { materials, texts }: JudgedMaterials): void {
  if (materials.length + texts.length === 0 && cellOf(open, 'MATERIAL') === '')
    tell(open, 'materialMissing', 'MATERIAL');
}

function amountWords({ value, unit, basis }: JudgedAmount): string {
  return `${value} ${unit.toLowerCase()}${basis === 'HECTARE' ? '/ha' : ''}`;
}

interface Measured {
  readonly moisture: number | null;
  readonly water: number | null;
  readonly growthStage: number | null;
  readonly texts: readonly string[];
}

/** Numbers that some kinds of work have; one that cannot be is kept in words. */
type MeasuredRole = Extract<RecordRole, 'MOISTURE' | 'WATER' | 'GROWTH_STAGE'>;

function measured(open: OpenRow, type: ActionType | null): Measured {
  const group = type === null ? null : actionGroupOf(type);
  const texts: string[] = [];
  const numberOf = (role: MeasuredRole, isOfGroup: boolean, most: number): number | null => {
    const text = cellOf(open, role);
    if (text === '') return null;
    const value = readQuantity(text.replace(/^bbch\s*/i, ''), open.judging.numbers)?.value;
    if (isOfGroup && value !== undefined && value >= 0 && value <= most) return value;
    tell(open, 'valueAsText', role);
    texts.push(`${open.judging.columns.find((column) => column.role === role)?.title ?? ''} ${text}`.trim());
    return null;
  };
  const moisture = numberOf('MOISTURE', group === 'HARVEST' || group === 'MOWING', 100);
  const water = numberOf('WATER', group === 'EPH', 10_000);
  const stage = numberOf('GROWTH_STAGE', true, 99);
  return { moisture, water: water === 0 ? null : water, growthStage: stage === null ? null : Math.floor(stage), texts };
}

const longestNote = 2000;

function noteOf(open: OpenRow, texts: readonly string[]): string | null {
  const { columns } = open.judging;
  const notes = columns.flatMap(({ role }, at) => (role === 'NOTE' ? [open.row.cells[at] ?? ''] : []));
  const whole = [...notes, ...texts]
    .map(plainText)
    .filter((text) => text !== '')
    .join('; ');
  return whole === '' ? null : whole.slice(0, longestNote);
}

function textOf(open: OpenRow, role: 'OPERATOR' | 'MACHINE'): string | null {
  const text = plainText(cellOf(open, role));
  return text === '' ? null : text.slice(0, 200);
}
