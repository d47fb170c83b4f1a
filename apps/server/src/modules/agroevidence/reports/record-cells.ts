import type { AmountBasis } from '@brazda/domain/enumerations/action.ts';
import type { MaterialUnit, UnitKind } from '@brazda/domain/enumerations/material.ts';
import { dosePerHectare, inUnit, millionths } from '@brazda/domain/materials/amount.ts';
import { hectares, roundedHectares } from '@brazda/domain/measures.ts';
import { needed, type ReportCell, type ReportRow } from '#server/files/report/report.ts';
import type { RecordedPlace } from './applied-materials.repository.ts';
import type { placeColumns } from './shared-columns.ts';

type NeededUnit = Exclude<MaterialUnit, 'SEED_UNIT'>;

/** Signs of the units, which are the same in all languages; a seed unit is counted. */
const signs: Readonly<Record<NeededUnit, string>> = {
  ...{ G: 'g', KG: 'kg', T: 't', ML: 'ml', L: 'l', HL: 'hl', M3: 'm³' },
};
const signOfKind: Readonly<Record<UnitKind, string>> = { WEIGHT: 'kg', VOLUME: 'l', COUNT: '×' };

function signOf(unit: MaterialUnit): string {
  return unit === 'SEED_UNIT' ? signOfKind.COUNT : signs[unit];
}

/** Without the noise of reckoning in halves. */
export function rounded(value: number, decimals: number): number {
  return Math.round(value * 10 ** decimals) / 10 ** decimals;
}

export function roundedOrNull(value: number | null, decimals: number): number | null {
  return value === null ? null : rounded(value, decimals);
}

export function areaCell(squareMetres: number): number {
  return roundedHectares(hectares(squareMetres));
}

/** Where a parcel is, of which the report asks nothing that may be missing. */
export function knownPlace({
  parcel,
  cadastralUnit,
  square,
  block,
  latitude,
  longitude,
}: RecordedPlace): Omit<RecordedPlace, 'parcelId'> {
  return { parcel, cadastralUnit, square, block, latitude, longitude };
}

/** Where something was done; the law asks for the cadastral unit and the block, and coordinates stand for it where there is none. */
export function placeCells(place: RecordedPlace): ReportRow<typeof placeColumns> {
  return { ...knownPlace(place), cadastralUnit: needed(place.cadastralUnit), block: needed(place.block) };
}

interface AmountOfParcel {
  readonly amount: number;
  readonly saidValue: number;
  readonly saidUnit: MaterialUnit;
  readonly saidBasis: AmountBasis;
  readonly unitKind: UnitKind;
  readonly areaM2: number;
}

const decimalsOfDose = 6;

/** The dose for a hectare in the unit that it was said in, and all of it in kilograms or litres. */
export function amountCells({ amount, unitKind, areaM2, ...said }: AmountOfParcel): {
  readonly dose: ReportCell;
  readonly doseUnit: string;
  readonly amount: number;
  readonly amountUnit: string;
} {
  const { saidValue: value, saidUnit, saidBasis: basis } = said;
  const dose = dosePerHectare({ value, unit: saidUnit, basis }, { amount, areaM2 });
  return {
    dose: needed(dose === undefined ? null : rounded(inUnit(dose, saidUnit), decimalsOfDose)),
    doseUnit: `${signOf(saidUnit)}/ha`,
    amount: rounded(amount / millionths, decimalsOfDose),
    amountUnit: signOfKind[unitKind],
  };
}
