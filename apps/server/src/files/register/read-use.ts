import type { DoseBase, MaterialUnit } from '@brazda/domain/enumerations/material.ts';
import type { PreHarvestInterval } from '@brazda/domain/materials/material-facts.ts';
import { childrenNamed, textOf, type RegisterElement } from './read-records.ts';
import { names } from './register-names.ts';
import type { RegisteredUse } from './register-rows.ts';
import { cutLine, lineOf, numberIn } from './register-values.ts';

const { use: ofUse } = names;

interface Dose {
  readonly doseMin: number | null;
  readonly doseMax: number | null;
  readonly doseUnit: MaterialUnit | null;
  readonly dosePer: DoseBase;
}

const unknownDose: Dose = { doseMin: null, doseMax: null, doseUnit: null, dosePer: 'HECTARE' };

/** One use of a product; what the register says only in words stands in the note. */
export function readUse(element: RegisterElement): RegisteredUse {
  const number = (candidates: readonly string[]): number | null => numberIn(textOf(element, candidates));
  const whole = (candidates: readonly string[], most: number): number | null => wholeOf(number(candidates), most);
  const dose = readDose(element);
  const saidDose = textOf(element, ofUse.dose);
  const notes = [dose.doseUnit === null && saidDose !== null ? saidDose : null, textOf(element, ofUse.note)];
  const note = cutLine(notes.filter((each) => each !== null).join('; '), 2000);
  return {
    crops: childrenNamed(element, ofUse.crop).flatMap((crop) => nameOf(textOf(crop, ofUse.cropName) ?? crop.text)),
    organisms: (textOf(element, ofUse.organisms) ?? '').split(/[,;]/).flatMap(nameOf).slice(0, 100),
    ...dose,
    waterMin: number(ofUse.waterMin),
    waterMax: number(ofUse.waterMax),
    timing: null,
    growthStageFrom: whole(ofUse.growthStageFrom, 99),
    growthStageTo: whole(ofUse.growthStageTo, 99),
    mostApplications: whole(ofUse.mostApplications, 100),
    leastDaysBetween: whole(ofUse.leastDaysBetween, 1000),
    preHarvest: preHarvestIn(textOf(element, ofUse.preHarvest) ?? ''),
    reentryHours: null,
    note: note === '' ? null : note,
  };
}

function nameOf(text: string): string[] {
  const name = text.trim();
  return name === '' || name === '-' ? [] : [lineOf(name, 300)];
}

function wholeOf(value: number | null, most: number): number | null {
  return value !== null && Number.isInteger(value) && value <= most ? value : null;
}

/**
 * Days to the harvest. AT: the way the crop is grown sees to it. Of several numbers the largest, which keeps them all; hours
 * and what has no number are unknown.
 */
function preHarvestIn(text: string): PreHarvestInterval | null {
  const days = [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits));
  if (days.length > 0) return /\bh(?:od)?\b|\dh/i.test(text) ? null : wholeOf(Math.max(...days), 1000);
  return text.trim().toUpperCase() === 'AT' ? 'AT' : null;
}

const doseUnits: Readonly<Record<string, readonly [MaterialUnit, DoseBase]>> = {
  'l/ha': ['L', 'HECTARE'],
  'ml/ha': ['ML', 'HECTARE'],
  'kg/ha': ['KG', 'HECTARE'],
  'g/ha': ['G', 'HECTARE'],
  't/ha': ['T', 'HECTARE'],
  'l/t': ['L', 'TONNE_OF_SEED'],
  'ml/t': ['ML', 'TONNE_OF_SEED'],
  'kg/t': ['KG', 'TONNE_OF_SEED'],
  'g/t': ['G', 'TONNE_OF_SEED'],
};

/** From the smallest to the largest dose, where all are said in one unit that we know; else unknown. */
function readDose(element: RegisterElement): Dose {
  const dosings = childrenNamed(element, ofUse.dosing);
  const units = new Set(dosings.map((each) => (textOf(each, ofUse.doseUnit) ?? '').replaceAll(' ', '').toLowerCase()));
  const [unit, ...others] = units;
  const known = unit === undefined || others.length > 0 ? undefined : doseUnits[unit];
  if (!known) return unknownDose;
  const least = dosings.map((each) => numberIn(textOf(each, ofUse.doseMin)));
  const most = dosings.map((each) => numberIn(textOf(each, ofUse.doseMax)));
  const all = [...least, ...most].filter((value) => value !== null);
  if (all.length === 0) return unknownDose;
  return { doseMin: Math.min(...all), doseMax: Math.max(...all), doseUnit: known[0], dosePer: known[1] };
}
