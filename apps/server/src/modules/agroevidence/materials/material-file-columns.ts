import type { Language } from '@brazda/contract/shapes.ts';
import type { MaterialKind } from '@brazda/domain/enumerations/material.ts';
import { foldText } from '@brazda/domain/fold-text.ts';
import { nutrients, type Nutrient } from '@brazda/domain/materials/material-facts.ts';
import { spreadsheetTexts } from '#server/files/spreadsheet/spreadsheet-texts.generated.ts';
import { spreadsheetWords } from '#server/files/spreadsheet/spreadsheet-words.ts';

const commonColumns = ['name', 'type', 'number', 'validFrom', 'validTo'] as const;

/** What rows below a material say of it, one of each use, distance or share: which of them the column `part` says. */
const partColumns = {
  FERTILIZER: ['part', 'sharePercent', 'source', 'isGeneralKnowledge'],
  PLANT_PROTECTION: [
    ...(['part', 'crops', 'cropText', 'organisms', 'doseMin', 'doseMax', 'dosePer', 'waterMin', 'waterMax'] as const),
    ...(['timing', 'growthStageFrom', 'growthStageTo', 'mostApplications', 'leastDaysBetween', 'preHarvest'] as const),
    ...(['reentryHours', 'note', 'distanceKind', 'reduction', 'metres'] as const),
  ],
  SEED: [],
} as const satisfies Readonly<Record<MaterialKind, readonly string[]>>;

const columnsOfKind = {
  FERTILIZER: ['fertilizerType', 'releaseClass', ...nutrients, 'density', 'doseUnit'],
  PLANT_PROTECTION: ['functions', 'formulation', 'substances', 'density', 'doseUnit'],
  SEED: ['crop', 'seedUnitWeight', 'doseUnit'],
} as const satisfies Readonly<Record<MaterialKind, readonly string[]>>;

export type MaterialColumn =
  | (typeof commonColumns)[number]
  | (typeof columnsOfKind)[MaterialKind][number]
  | (typeof partColumns)[MaterialKind][number];

/** What a file of a kind has columns for. */
export function materialFileColumns(kind: MaterialKind): readonly MaterialColumn[] {
  return [...commonColumns, ...columnsOfKind[kind], ...partColumns[kind]];
}

/** How a file heads a column; signs of nutrients are the same everywhere. */
export function columnTitle(column: MaterialColumn, language: Language): string {
  return isNutrient(column) ? `${column} (%)` : spreadsheetWords(language)(`spreadsheet.material.${column}`);
}

export function isNutrient(column: MaterialColumn): column is Nutrient {
  return nutrients.some((nutrient) => nutrient === column);
}

const allColumns: readonly MaterialColumn[] = [
  ...new Set([...commonColumns, ...Object.values(columnsOfKind).flat(), ...Object.values(partColumns).flat()]),
];
const languages = Object.keys(spreadsheetTexts) as Language[];

const columnsByTitle: ReadonlyMap<string, MaterialColumn> = new Map(
  allColumns.flatMap((column) => [
    [foldText(column), column] as const,
    ...languages.map((language) => [foldText(columnTitle(column, language)), column] as const),
  ]),
);

/** What the columns of a file hold, by the row that heads them; the first of those that say the same. */
export function materialColumnsOf(head: readonly string[]): ReadonlyMap<MaterialColumn, number> {
  const places = head.map((title, at) => [columnsByTitle.get(foldText(title)), at] as const);
  return new Map(places.flatMap(([key, at]) => (key === undefined ? [] : [[key, at] as const])).toReversed());
}
