import type { Client } from '@brazda/contract/client.ts';
import type { Contract } from '@brazda/contract/contract.ts';
import type { SignedIn } from './seeded-farm.ts';

/** Draws a brook through the middle of a farm. */
export async function drawBrook(
  { landFeatures }: Client<Contract>['agroevidence'],
  { farmId, box }: SignedIn,
): Promise<void> {
  const geometry = { type: 'LineString' as const, coordinates: brook(...box) };
  await landFeatures.create({ params: { id: farmId }, body: { kind: 'WATER', features: [{ geometry }] } });
}

const bends = 2000;

/** A line of many bends from one corner of a box to the other. */
function brook(west: number, south: number, east: number, north: number): [number, number][] {
  return Array.from({ length: bends }, (_, at): [number, number] => {
    const part = at / (bends - 1);
    const bend = Math.sin(at / 5) * 0.02;
    return [west + (east - west) * part, south + (north - south) * Math.min(1, Math.max(0, part + bend))];
  });
}
