import { millionths } from './amount.ts';

/** How a sprayer is filled, and how much it sprays: litres for a hectare, and litres that its tank takes. */
export interface Sprayer {
  readonly water: number | null;
  readonly tank: number | null;
}

/** What goes into a tank: so often, with so much water and so much of each product. */
export interface TankLoad {
  readonly times: number;
  /** Litres, to the tenth. */
  readonly litres: number;
  /** Of each product in millionths, in their order. */
  readonly amounts: readonly number[];
}

export interface TankLoads {
  /** Litres of all, to the tenth. */
  readonly litres: number;
  /** Full tanks, which are alike; none where all of it is less than one. */
  readonly full: TankLoad | undefined;
  /** What is left for the last one. */
  readonly rest: TankLoad | undefined;
}

/** Water is measured to the tenth of a litre. */
const perLitre = 10;

/** A gram or a millilitre, and finer where a tank with little in it would get too much or too little by that. */
const steps = [millionths / 1000, millionths / 10_000, millionths / 100_000, 1] as const;
/** The last tank gets no more than its share by this. */
const mostMore = 0.01;

/** An amount as it is measured: to the gram or millilitre, unless it is so little that these would matter. */
export function measurable(amount: number): number {
  const [gram] = steps;
  return amount < gram / mostMore ? amount : Math.round(amount / gram) * gram;
}

/**
 * How often a tank is filled for so much land, and how much of each product goes into each filling. Full tanks are alike,
 * and the last gets what is left, so that all of them together are the whole amount to the millionth. Undefined where water
 * or tank are not said. Our own rule; what a tank takes is the spray mixture, as products and water are counted together.
 */
export function tankLoads({ water, tank }: Sprayer, areaM2: number, amounts: readonly number[]): TankLoads | undefined {
  if (water === null || tank === null) return undefined;
  const all = Math.round((water * areaM2 * perLitre) / 10_000);
  const size = Math.round(tank * perLitre);
  if (all <= 0 || size <= 0) return undefined;
  const [full, left] = [Math.floor(all / size), all % size];
  // Without a rest the last of the full tanks takes what does not divide.
  const alike = left === 0 ? full - 1 : full;
  const each = amounts.map((amount) => (alike === 0 ? 0 : amountInTank(amount, { all, size, alike })));
  const last = amounts.map((amount, at) => amount - alike * (each[at] ?? 0));
  if (left === 0 && last.every((amount, at) => alike > 0 && amount === each[at]))
    return { litres: all / perLitre, full: { times: full, litres: size / perLitre, amounts: each }, rest: undefined };
  return {
    litres: all / perLitre,
    full: alike === 0 ? undefined : { times: alike, litres: size / perLitre, amounts: each },
    rest: { times: 1, litres: (left === 0 ? size : left) / perLitre, amounts: last },
  };
}

/** What of an amount goes into each full tank: rounded as coarsely as the last tank bears it. */
function amountInTank(
  amount: number,
  { all, size, alike }: { readonly all: number; readonly size: number; readonly alike: number },
): number {
  const share = (BigInt(amount) * BigInt(size)) / BigInt(all);
  const shareOfLast = (amount * (all - alike * size)) / all;
  const step = steps.find((one) => alike * one <= shareOfLast * mostMore) ?? 1;
  return step === 1 ? Number(share) : Math.round(Number(share) / step) * step;
}
