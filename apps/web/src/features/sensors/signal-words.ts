import type { Node } from '@brazda/contract/iot/nodes.ts';
import { formatNumber } from '#web/lib/numbers.ts';

/** How loud the device was where it was heard best, and how far above the noise. */
export function signalWords(locale: string, { rssi, snr }: Pick<Node, 'rssi' | 'snr'>): string | null {
  const parts = [
    ...(rssi === null ? [] : [`${formatNumber(rssi, locale, 0)}\u00a0dBm`]),
    ...(snr === null ? [] : [`${formatNumber(snr, locale, 1)}\u00a0dB`]),
  ];
  return parts.length === 0 ? null : parts.join(' / ');
}
