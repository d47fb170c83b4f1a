import type { ActionMaterial } from '@brazda/contract/agroevidence/action-shapes.ts';
import type { Formerly } from './typed-action.ts';

/** What something was used against, by its names; of what an earlier version has kept on the device, the codes. */
export function organismWords({
  organismCodes,
  organismNames = organismCodes,
}: Formerly<Pick<ActionMaterial, 'organismCodes' | 'organismNames'>, 'organismNames'>): readonly string[] {
  return organismNames;
}
