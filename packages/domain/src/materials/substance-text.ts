import type { SubstanceUnit } from '../enumerations/material.ts';
import type { ActiveSubstance } from './material-facts.ts';

const unitTexts: Readonly<Record<SubstanceUnit, string>> = { G_PER_L: 'g/l', G_PER_KG: 'g/kg', PERCENT: '%' };
const unitsByText: ReadonlyMap<string, SubstanceUnit> = new Map(
  Object.entries(unitTexts).map(([unit, text]) => [text, unit as SubstanceUnit]),
);

/** Active substances as labels write them: "tebuconazole 250 g/l; prothioconazole". */
export function writeSubstances(substances: readonly ActiveSubstance[]): string {
  return substances
    .map(({ name, amount, unit }) => [name, amount, unit && unitTexts[unit]].filter((part) => part !== null).join(' '))
    .join('; ');
}

/** What people and labels write, with a comma or a point in numbers. */
export function readSubstances(text: string): ActiveSubstance[] {
  return text
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean)
    .map(substanceOf);
}

function substanceOf(text: string): ActiveSubstance {
  const [, name = '', amount = '', unit = ''] = /^(.*\S)\s+(\d+(?:[.,]\d+)?)\s*(g\/l|g\/kg|%)$/i.exec(text) ?? [];
  const known = unitsByText.get(unit.toLowerCase());
  if (!known) return { name: text, amount: null, unit: null };
  return { name, amount: Number(amount.replace(',', '.')), unit: known };
}
