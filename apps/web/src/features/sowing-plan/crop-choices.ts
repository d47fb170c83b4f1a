import type { PlanChoice, SowingPlan } from '@brazda/contract/agroevidence/sowing-plan.ts';
import { foldText } from '@brazda/domain/fold-text.ts';

/** From so many letters on all crops are looked through; before, only those that the farm grows. */
export const lettersToSearch = 3;
const mostSuggested = 30;
const mostUsual = 8;

/** The crops that may be chosen, those of the plan that are on most parcels first. */
export function usualFirst({ crops, parcels }: SowingPlan): PlanChoice[] {
  const uses = new Map<number, number>();
  for (const { cropId } of parcels.flatMap(({ entries }) => entries)) uses.set(cropId, (uses.get(cropId) ?? 0) + 1);
  const usesOf = ({ id }: PlanChoice): number => uses.get(id) ?? 0;
  return crops.filter(({ isRetired }) => !isRetired).toSorted((one, other) => usesOf(other) - usesOf(one));
}

/** What somebody may mean who has typed so much: what begins with it first, then what holds it. */
export function suggestedCrops(
  typed: string,
  usual: readonly PlanChoice[],
  nameOf: (crop: PlanChoice) => string,
): readonly PlanChoice[] {
  const searched = foldText(typed.trim());
  const words = searched.split(' ').filter(Boolean);
  const looked = searched.length < lettersToSearch ? usual.slice(0, mostUsual) : usual;
  const found = looked.filter((crop) => {
    const name = foldText(nameOf(crop));
    return words.every((word) => name.includes(word));
  });
  const rank = (crop: PlanChoice): number => (foldText(nameOf(crop)).startsWith(searched) ? 0 : 1);
  return found.toSorted((one, other) => rank(one) - rank(other)).slice(0, mostSuggested);
}
