import { id } from '../shapes.ts';

/** A farm that was deleted and can still be brought back: no more a farm of anybody's, so not looked for among them. */
export const RetiredFarmId = id('retiredFarm');
