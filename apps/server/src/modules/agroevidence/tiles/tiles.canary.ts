import { canaryPlace } from '#server/testing/canary.ts';
import type { CallInput } from '#server/testing/contract-calls.ts';

/** The tile where the canaries lie. */
function tileOfCanaries(input: CallInput): CallInput {
  const z = 12;
  const { longitude, latitude } = canaryPlace;
  const radians = (latitude * Math.PI) / 180;
  const x = Math.floor(((longitude + 180) / 360) * 2 ** z);
  const y = Math.floor(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * 2 ** z);
  return { ...input, params: { ...input.params, z, x, y } };
}

export const tilesBesideCanaries = { 'agroevidence.tiles.read': tileOfCanaries };
