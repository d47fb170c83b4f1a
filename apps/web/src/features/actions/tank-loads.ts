import type { TypedSpray } from './typed-action.ts';

export interface TankLoads {
  /** Litres of all. */
  readonly all: number;
  readonly full: number;
  /** Litres in the last one, which is not full. */
  readonly rest: number;
}

/** How often the tank is filled for so much land; undefined where water or tank are not said. */
export function tankLoads(
  { water, tank }: Pick<TypedSpray, 'water' | 'tank'>,
  hectares: number,
): TankLoads | undefined {
  if (water === null || tank === null || water <= 0 || tank <= 0 || hectares <= 0) return undefined;
  const all = Math.round(water * hectares);
  return { all, full: Math.floor(all / tank), rest: all % tank };
}
