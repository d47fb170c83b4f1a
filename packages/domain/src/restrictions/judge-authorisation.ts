import { addDays, beginningOfDays, endOfDays, type DayRange } from '../days.ts';
import { always, finding, onDays, type Judged } from './finding.ts';
import { labelOf } from './label-source.ts';
import type { JudgedMaterial } from './question.ts';

const check = 'AUTHORISATION';

/** Whether a material may be used on a day at all. Where a register says no last day, it may be used until it says one. */
export function judgeAuthorisation(material: JudgedMaterial, day: string): Judged {
  const { validFrom, validTo, source: register } = material;
  const source = labelOf(material);
  const days = { from: validFrom, to: validTo };
  if (validFrom === null && validTo === null && register === null) {
    return always(finding({ check, vote: 'UNKNOWN', reason: 'AUTHORISATION_NOT_STATED', source }));
  }
  const closed: DayRange[] = [];
  if (validFrom !== null) closed.push({ from: beginningOfDays, to: addDays(validFrom, -1) });
  if (validTo !== null) closed.push({ from: addDays(validTo, 1), to: endOfDays });
  if (validFrom !== null && day < validFrom) {
    return onDays(finding({ check, vote: 'FORBIDDEN', reason: 'NOT_YET_AUTHORISED', source }, days), closed);
  }
  if (validTo !== null && day > validTo) {
    return onDays(finding({ check, vote: 'FORBIDDEN', reason: 'NO_LONGER_AUTHORISED', source }, days), closed);
  }
  return onDays(finding({ check, vote: 'ALLOWED', reason: 'AUTHORISED', source }, days), closed);
}
