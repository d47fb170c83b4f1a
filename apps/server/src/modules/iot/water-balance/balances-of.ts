import { groupedBy } from '@brazda/domain/grouped-by.ts';
import type { FarmReading } from '#server/db/farm-scope.ts';
import { balanceOf, neededWeather, type WateredParcel, type WorkedBalance } from './watered-parcel.ts';
import { weatherOfDays } from './weather-of-days.ts';

/** Farm by farm, for each has its own clocks; each node is asked once, and only for parcels that lack nothing else. */
export async function balancesOf(
  farms: FarmReading,
  parcels: readonly WateredParcel[],
): Promise<(readonly [WateredParcel, WorkedBalance])[]> {
  const balances: (readonly [WateredParcel, WorkedBalance])[] = [];
  for (const own of groupedBy(parcels, ({ farmId }) => farmId).values()) {
    const needed = own.flatMap((parcel) => neededWeather(parcel) ?? []);
    const nodes = [...new Set(needed.map(({ node }) => node))];
    const from = needed.map((one) => one.from).toSorted()[0];
    const to = own[0]?.lastDay;
    const weather = from && to ? await weatherOfDays(farms, nodes, { from, to }) : new Map<number, never>();
    for (const parcel of own) {
      const node = neededWeather(parcel)?.node;
      balances.push([parcel, balanceOf(parcel, node && weather.get(node.id))]);
    }
  }
  return balances;
}
