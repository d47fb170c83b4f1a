import { Failure } from '../foundation/failure.ts';
import type { Who } from './who.ts';

/** The farm on which a call creates something that has no place in its address. Throws `farm.oneNeeded`. */
export function oneFarm({ farmIds }: Pick<Who, 'farmIds'>): number {
  const [only, ...others] = farmIds;
  if (only === undefined || others.length > 0) throw new Failure('farm.oneNeeded');
  return only;
}
