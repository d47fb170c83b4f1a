import type {
  ChangedSeedApplication,
  RetractedSeedApplication,
  SeedApplication,
  SeedApplicationChange,
} from '@brazda/contract/agroevidence/seed-applications.ts';
import type { AuditAction } from '@brazda/contract/gateway/audit.ts';
import { cropColumns } from '@brazda/domain/catalogue-numbers.ts';
import type { Who } from '#server/access/who.ts';
import { changeFarms, type ToldChange } from '#server/audit/change-farms.ts';
import { Failure } from '#server/foundation/failure.ts';
import { holdsAlready } from '#server/foundation/holds-already.ts';
import { requireCrops } from '../crops/crop-numbers.ts';
import {
  findForChange,
  retractCultivation,
  updateCultivation,
  type HeldParcel,
  type KnownCultivation,
  type WrittenCultivation,
} from './cultivation-changes.repository.ts';
import { findCropName, findCultivation, type CultivationRow } from './cultivations.repository.ts';
import { placePart, type Place } from './place-part.ts';
import {
  requireDays,
  requireParcel,
  settleWritten,
  tellWritten,
  type ChangeNeeds,
  type TellCultivation,
} from './record-cultivation.ts';
import { settleParcel } from './settle-parcel.ts';

/** A cultivation to be changed, and the version of it that its sender knows, where they say so. */
export interface KnownOne {
  readonly id: number;
  readonly version: number | undefined;
}

/** A cultivation as it is then, and by which change. */
interface Settled<ChangeId> {
  readonly row: CultivationRow;
  readonly changeId: ChangeId;
}

interface Held {
  readonly parcel: HeldParcel;
  readonly row: CultivationRow;
  readonly known: KnownCultivation;
}

/**
 * Corrects what was recorded of a crop on a parcel. Throws `cultivation.…`, `crop.…`, `parcel.retired`, and
 * `record.changed` with what is there now.
 */
export function changeCultivation(
  needs: ChangeNeeds,
  who: Who,
  one: KnownOne,
  change: SeedApplicationChange,
  tell: TellCultivation,
): Promise<ChangedSeedApplication> {
  return changeHeld(needs, who, one, tell, async (tx, held) =>
    write(tx, held, await corrected(tx, held, change), 'cultivation.changed'),
  );
}

/** Says from which day on a crop stands no more. Throws as `changeCultivation` does. */
export function endCultivation(
  needs: ChangeNeeds,
  who: Who,
  one: KnownOne,
  { on, isHarvested }: { readonly on: string; readonly isHarvested: boolean },
  tell: TellCultivation,
): Promise<ChangedSeedApplication> {
  return changeHeld(needs, who, one, tell, (tx, held) => {
    const { known } = held;
    const harvestedOn = isHarvested ? on : known.harvestedOn;
    return write(tx, held, { ...known, ...requireDays({ ...known, to: on, harvestedOn }) }, 'cultivation.ended');
  });
}

/** Nothing is told, and there is nothing to undo, where all of it was so already. */
async function write(
  tx: ToldChange,
  { parcel, row, known }: Held,
  written: WrittenCultivation,
  action: AuditAction,
): Promise<Settled<number | null>> {
  if (holdsAlready(known, written)) return { row, changeId: null };
  await updateCultivation(tx, parcel, row.id, written);
  return settleWritten(tx, parcel, row.id, action);
}

/** Takes back what was recorded by mistake; what it had put an end to goes on. Throws as `changeCultivation` does. */
export async function retractRecorded(
  needs: ChangeNeeds,
  who: Who,
  one: KnownOne,
  tell: TellCultivation,
): Promise<RetractedSeedApplication> {
  const { changeId } = await changeHeld(needs, who, one, tell, async (tx, { parcel, row }) => {
    await retractCultivation(tx, parcel, one.id, tx.at);
    await settleParcel(tx, parcel);
    return { row, changeId: await tellWritten(tx, parcel, row, 'cultivation.retracted' satisfies AuditAction) };
  });
  return { changeId };
}

async function changeHeld<ChangeId extends number | null>(
  { database, clock, nudgeFollowers }: ChangeNeeds,
  who: Who,
  { id, version }: KnownOne,
  tell: TellCultivation,
  work: (tx: ToldChange, held: Held) => Promise<Settled<ChangeId>>,
): Promise<SeedApplication & { changeId: ChangeId }> {
  const done = await changeFarms({ database, clock, nudge: nudgeFollowers }, who, async (tx) => {
    const held = await hold(tx, id);
    const isKnown = version === undefined || version === held.row.version;
    return isKnown ? work(tx, held) : { isOutdated: true as const, row: held.row };
  });
  const told = tell(done.row);
  if ('isOutdated' in done) throw new Failure('record.changed', { current: told });
  return { ...told, changeId: done.changeId };
}

/** The parcel is held first, so that nobody writes to what stands on it meanwhile. */
async function hold(tx: ToldChange, id: number): Promise<Held> {
  const found = await findCultivation(tx, id);
  if (!found) throw new Failure('cultivation.notFound');
  const parcel = await requireParcel(tx, found.parcelId);
  const row = await findCultivation(tx, id);
  const known = (await findForChange(tx, parcel)).find((one) => one.id === id);
  if (!row || !known) throw new Failure('cultivation.notFound');
  return { parcel, row, known: { ...known, to: known.saidTo } };
}

async function corrected(
  tx: ToldChange,
  { parcel, known }: Held,
  change: SeedApplicationChange,
): Promise<WrittenCultivation> {
  const { cropId, role = known.role, validFrom = known.from, sownOn = known.sownOn } = change;
  const { harvestedOn = known.harvestedOn } = change;
  const { validTo = change.harvestedOn ?? known.to } = change;
  const days = requireDays({ from: validFrom, to: validTo, sownOn, harvestedOn });
  return { ...(await cropOf(tx, parcel, known, cropId)), role, ...(await placeOf(tx, parcel, known, change)), ...days };
}

/** A crop that was put away may stay where it was. */
async function cropOf(
  tx: ToldChange,
  { farmId }: HeldParcel,
  { cropId, ownCropId, cropName }: KnownCultivation,
  said: number | undefined,
): Promise<Pick<WrittenCultivation, 'cropId' | 'ownCropId' | 'cropName'>> {
  if (said === undefined || said === (cropId ?? ownCropId)) return { cropId, ownCropId, cropName };
  await requireCrops(tx, farmId, [said]);
  return { ...cropColumns(said), cropName: await findCropName(tx, said) };
}

async function placeOf(
  tx: ToldChange,
  parcel: HeldParcel,
  { part, areaM2, outline }: KnownCultivation,
  { part: saidPart = part, area, geometry }: SeedApplicationChange,
): Promise<Place> {
  if (area === undefined && geometry === undefined) return { part: saidPart, areaM2, outline };
  return placePart(tx, parcel, { part: saidPart, area: area ?? null, geometry: geometry ?? null });
}
