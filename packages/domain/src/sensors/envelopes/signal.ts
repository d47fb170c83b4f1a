import { fieldOf, numericValue } from '../json-values.ts';

export interface Signal {
  readonly rssi: number | null;
  readonly snr: number | null;
}

const mostGateways = 64;
export const noSignal: Signal = { rssi: null, snr: null };

/** How the gateway that has heard a device best has heard it. A ratio of zero is omitted, as protobuf does with zeros. */
export function strongestSignal(gateways: unknown): Signal {
  if (!Array.isArray(gateways)) return noSignal;
  let strongest = noSignal;
  for (const gateway of gateways.slice(0, mostGateways) as readonly unknown[]) {
    const rssi = decibels(fieldOf(gateway, 'rssi') ?? fieldOf(gateway, 'channel_rssi'));
    if (rssi === null || (strongest.rssi !== null && rssi <= strongest.rssi)) continue;
    strongest = { rssi, snr: decibels(fieldOf(gateway, 'snr') ?? 0) };
  }
  return strongest;
}

/** To a thousandth, finer than any receiver; null for what none could mean. */
export function decibels(value: unknown): number | null {
  const number = numericValue(value);
  return number !== null && Math.abs(number) <= 250 ? Math.round(number * 1000) / 1000 + 0 : null;
}
