import { storage, storageKeys } from '#web/lib/storage.ts';

/** To be raised when a part is kept in another shape: what older versions kept is then dropped instead of misread. */
const version = 1;

/** What a part of the screens keeps in the browser for a farm; undefined where there is nothing that can be read. */
export function readFarmParameters(farmId: number, part: string): unknown {
  const key = keyOf(farmId, part);
  const stored = storage.read(key);
  if (stored === null) return undefined;
  const kept = parse(stored);
  if (kept?.version === version) return kept.value;
  storage.remove(key);
  return undefined;
}

export function writeFarmParameters(farmId: number, part: string, value: unknown): void {
  storage.write(keyOf(farmId, part), JSON.stringify({ version, value }));
}

interface Kept {
  readonly version?: unknown;
  readonly value?: unknown;
}

function parse(text: string): Kept | undefined {
  try {
    const kept: unknown = JSON.parse(text);
    return typeof kept === 'object' && kept !== null ? kept : undefined;
  } catch {
    return undefined;
  }
}

function keyOf(farmId: number, part: string): string {
  return `${storageKeys.farmState}${farmId}.${part}`;
}
