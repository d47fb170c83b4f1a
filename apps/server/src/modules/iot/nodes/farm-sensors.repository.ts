import type { FarmChange } from '#server/db/farm-scope.ts';

/** Takes away all that a farm has measured, and by what. */
export async function deleteSensors(tx: FarmChange, farmId: number): Promise<void> {
  for (const table of [
    'chartedDay',
    'halfHour',
    'reading',
    'message',
    'accessKey',
    'location',
    'locationGroup',
    'node',
  ] as const)
    await tx.deleteFrom(`iot.${table}`).where('farmId', '=', farmId).execute();
}
