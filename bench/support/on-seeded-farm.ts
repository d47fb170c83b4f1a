import { buildStale } from '@brazda/harness/build-stale.ts';
import type { Row } from '../bench.ts';
import { newGround, startProduct, type DatabaseKind, type Ground, type Product } from './product.ts';
import { seedFarm, signIn, type SignedIn } from './seeded-farm.ts';

/** A product that runs with one seeded farm, and its user. */
export interface SeededProduct {
  readonly ground: Ground;
  readonly product: Product;
  readonly user: SignedIn;
}

/** On which database, how much land, and how much was done on it. */
interface SeededWishes {
  readonly kind?: DatabaseKind;
  readonly parcels: number;
  readonly actions?: number;
  readonly settings?: Readonly<Record<string, string>>;
}

/** Measures on a farm of so many parcels, of which nothing is left afterwards. */
export async function onSeededFarm(
  { kind = 'postgres', parcels, actions = 0, settings = {} }: SeededWishes,
  measure: (seeded: SeededProduct) => Promise<Row[]>,
): Promise<Row[]> {
  await buildStale();
  const ground = await newGround(kind);
  try {
    const farm = seedFarm(ground, parcels, actions);
    const product = await startProduct(ground, settings);
    try {
      return await measure({ ground, product, user: await signIn(product.url, farm) });
    } finally {
      await product.stop();
    }
  } finally {
    await ground.clear();
  }
}
