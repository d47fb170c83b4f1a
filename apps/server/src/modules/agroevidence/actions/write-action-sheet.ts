import type { Action, Grazing, HarvestedProduct, Irrigation } from '@brazda/contract/agroevidence/action-shapes.ts';
import type { ActionOrder } from '@brazda/contract/agroevidence/action-filters.ts';
import { noCropName } from '@brazda/domain/enumerations/crop-role.ts';
import type { MaterialUnit } from '@brazda/domain/enumerations/material.ts';
import { irrigationHeight, irrigationTotal } from '@brazda/domain/enumerations/other-work.ts';
import type { Who } from '#server/access/who.ts';
import type { FarmReading } from '#server/db/farm-scope.ts';
import type { SheetCell, SheetColumn } from '#server/files/spreadsheet/sheet.ts';
import { spreadsheetWords, type SpreadsheetWords } from '#server/files/spreadsheet/spreadsheet-words.ts';
import { writeSpreadsheet } from '#server/files/spreadsheet/write-spreadsheet.ts';
import type { Services } from '#server/services.ts';
import type { ToldCrops } from '../crops/crops.view.ts';
import { actionView, grazingView, irrigationView } from './actions.view.ts';
import { findActionIds, findActionsByIds, type WholeActionRow } from './listed-actions.repository.ts';
import { readingOfKnown } from './read-actions.ts';

/** Rows are read so many at a time: any number of actions takes no more room than one of these pieces. */
const pieceSize = 500;

/**
 * The actions that a filter leaves as a spreadsheet, made while it is sent. What is refused is refused before it begins.
 * Throws `parcel.notFound`.
 */
export async function writeActionSheet(
  needs: Pick<Services, 'database'>,
  who: Who,
  query: ActionOrder,
  told: ToldCrops,
): Promise<AsyncGenerator<Buffer>> {
  const farms = await readingOfKnown(needs, who, query);
  const ids = await findActionIds(farms, query);
  const words = spreadsheetWords(who.language);
  const amounts = amountsIn(who.language, words);
  const cells = (action: ToldAction, parcels: string): readonly SheetCell[] =>
    cellsOf(action, parcels, { words, amounts });
  const rows = rowsOf(farms, ids, told, cells);
  return writeSpreadsheet([{ name: words('spreadsheet.actions'), columns: columnsIn(words), rows }]);
}

interface ToldAction extends Action {
  readonly grazing: Grazing | null;
  readonly irrigation: Irrigation | null;
}

function toldOf(row: WholeActionRow, told: ToldCrops): ToldAction {
  return { ...actionView(row, told), grazing: grazingView(row), irrigation: irrigationView(row) };
}

async function* rowsOf(
  farms: FarmReading,
  ids: readonly number[],
  told: ToldCrops,
  cells: (action: ToldAction, parcels: string) => readonly SheetCell[],
): AsyncGenerator<readonly SheetCell[]> {
  for (let begin = 0; begin < ids.length; begin += pieceSize) {
    const piece = await findActionsByIds(farms, ids.slice(begin, begin + pieceSize));
    for (const row of piece) yield cells(toldOf(row, told), row.parcelNames);
  }
}

function columnsIn(words: SpreadsheetWords): readonly SheetColumn[] {
  return [
    { title: words('spreadsheet.actions.day'), kind: 'date' },
    { title: words('spreadsheet.actions.type'), kind: 'text' },
    { title: words('spreadsheet.actions.group'), kind: 'text' },
    { title: words('spreadsheet.actions.state'), kind: 'text' },
    { title: words('spreadsheet.actions.parcels'), kind: 'text' },
    { title: words('spreadsheet.actions.area'), kind: 'number', decimals: 4 },
    { title: words('spreadsheet.actions.crop'), kind: 'text' },
    { title: words('spreadsheet.actions.materials'), kind: 'text' },
    { title: words('spreadsheet.actions.mainProduct'), kind: 'text' },
    { title: words('spreadsheet.actions.byProduct'), kind: 'text' },
    { title: words('spreadsheet.actions.nitrogen'), kind: 'number', decimals: 3 },
    { title: words('spreadsheet.actions.operator'), kind: 'text' },
    { title: words('spreadsheet.actions.machine'), kind: 'text' },
    { title: words('spreadsheet.actions.note'), kind: 'text' },
    { title: words('spreadsheet.actions.grazingAnimals'), kind: 'text' },
    { title: words('spreadsheet.actions.grazingHead'), kind: 'number', decimals: 0 },
    { title: words('spreadsheet.actions.grazingDays'), kind: 'number', decimals: 0 },
    { title: words('spreadsheet.actions.irrigationHeight'), kind: 'number', decimals: 2 },
    { title: words('spreadsheet.actions.irrigationTotal'), kind: 'number', decimals: 2 },
  ];
}

type SaidAmount = Pick<HarvestedProduct, 'value' | 'unit' | 'basis'>;
type Amounts = (said: SaidAmount) => string;

interface Said {
  readonly words: SpreadsheetWords;
  readonly amounts: Amounts;
}

function cellsOf(action: ToldAction, parcels: string, { words, amounts }: Said): readonly SheetCell[] {
  const { day, actionType, group, state, area, materials, products, nitrogen, operator, machine, note } = action;
  const harvested = (wanted: HarvestedProduct['product']): string | null => {
    const said = products.find(({ product }) => product === wanted);
    return said ? amounts(said) : null;
  };
  return [
    day,
    words(`actionType.${actionType.name}`),
    words(`actionGroup.${group}`),
    words(`actionState.${state}`),
    parcels,
    area,
    cropsCell(action, words),
    materials.map((material) => `${material.name} ${amounts(material)}`).join('; ') || null,
    harvested('MAIN_PRODUCT'),
    harvested('BY_PRODUCT'),
    nitrogen,
    operator,
    machine,
    note,
    ...otherWorkCells(action, words),
  ];
}

/** The crop that it names, else those that it was done to. */
function cropsCell({ crop, grownCrops }: ToldAction, words: SpreadsheetWords): string | null {
  const names = (crop ? [crop] : grownCrops).map(({ name }) =>
    name === noCropName ? words('spreadsheet.plan.noCrop') : name,
  );
  return names.join('; ') || null;
}

/** Water by how high it would stand, in millimetres, and in all, in cubic metres. */
function otherWorkCells({ grazing, irrigation, area }: ToldAction, words: SpreadsheetWords): readonly SheetCell[] {
  const total = irrigation && irrigationTotal(irrigation.value, irrigation.unit, area);
  return [
    grazing?.animals ? words(`grazingAnimals.${grazing.animals}`) : null,
    grazing?.head ?? null,
    grazing?.days ?? null,
    irrigation && irrigationHeight(irrigation.value, irrigation.unit),
    total,
  ];
}

/** Signs of the units, which are the same in all languages. */
const signs: Readonly<Record<Exclude<MaterialUnit, 'SEED_UNIT'>, string>> = {
  ...{ G: 'g', KG: 'kg', T: 't', ML: 'ml', L: 'l', HL: 'hl', M3: 'm³' },
};

/** Amounts as they were said. */
function amountsIn(language: string, words: SpreadsheetWords): Amounts {
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 6, useGrouping: false });
  return ({ value, unit, basis }) => {
    const sign = unit === 'SEED_UNIT' ? words('spreadsheet.actions.seedUnit') : signs[unit];
    return `${numbers.format(value)} ${sign}${basis === 'HECTARE' ? '/ha' : ''}`;
  };
}
