import type { ChangedWaterEntry, NewWaterEntry, RetiredWaterEntry } from '@brazda/contract/iot/water-balances.ts';
import type { Who } from '#server/access/who.ts';
import { changeFarms, type ToldChange } from '#server/audit/change-farms.ts';
import { findFarmDay } from '#server/db/farm-days.ts';
import { Failure } from '#server/foundation/failure.ts';
import { requireParcel } from '#server/modules/agroevidence/public.ts';
import type { KeepAnswer, Kept } from '#server/request-keys/request-keys.ts';
import type { Services } from '#server/services.ts';
import {
  insertWaterEntry,
  lockWaterEntry,
  retireWaterEntryRow,
  type WaterEntryRow,
} from './water-entries.repository.ts';
import { waterEntryView } from './water-balance.view.ts';

type Needs = Pick<Services, 'database' | 'clock' | 'nudge'>;

/** Enters what was given to a parcel, or how its soil was. Throws `parcel.…` and `waterEntry.notYet`. */
export function addWaterEntry(
  services: Needs,
  who: Who,
  { parcelId, said }: { readonly parcelId: number; readonly said: NewWaterEntry },
  keep: KeepAnswer<ChangedWaterEntry>,
): Promise<Kept<ChangedWaterEntry>> {
  return changeFarms(services, who, async (tx) => {
    const { farmId } = await requireParcel(tx, parcelId);
    if (said.day > (await findFarmDay(tx, farmId, tx.at))) throw new Failure('waterEntry.notYet');
    const entry = await insertWaterEntry(tx, { millimetres: null, ...said, farmId, parcelId });
    return keep(tx, { ...waterEntryView(entry), changeId: await tellOfEntry(tx, 'waterEntry.added', entry) });
  });
}

/** Takes an entry back. Throws `waterEntry.notFound`. */
export function retireWaterEntry(services: Needs, who: Who, id: number): Promise<RetiredWaterEntry> {
  return changeFarms(services, who, async (tx) => {
    const entry = await lockWaterEntry(tx, id);
    if (!entry) throw new Failure('waterEntry.notFound');
    await retireWaterEntryRow(tx, entry, tx.at);
    return { changeId: await tellOfEntry(tx, 'waterEntry.retired', entry) };
  });
}

function tellOfEntry(
  tx: ToldChange,
  action: 'waterEntry.added' | 'waterEntry.retired',
  { farmId, parcelId, day }: WaterEntryRow,
): Promise<number> {
  return tx.tell({ action, farmId, detail: { parcelId, day } }, { farmId, topic: 'waterBalances.changed' });
}
