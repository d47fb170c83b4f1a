import { groupedBy } from '@brazda/domain/grouped-by.ts';
import type { FarmReading } from '#server/db/farm-scope.ts';
import { findFormerNames, type FormerName } from './former-names.repository.ts';

/** A row of a report that names a parcel, or a crop of the farm's own. */
interface NamedRow {
  readonly parcelId?: number;
  readonly parcel?: string;
  readonly ownCropId?: number | null;
  readonly ownCropName?: string | null;
}

/** Gives rows the names that parcels and own crops had on a day; what was never renamed keeps its name. */
export type NamesAsThen = <Row extends NamedRow>(row: Row, day: string) => Row;

/** An inspection of a past year reads names as they were then: the history of changes has them. */
export async function readNamesAsThen(farms: FarmReading): Promise<NamesAsThen> {
  const former = groupedBy(await findFormerNames(farms), ({ entity, id }) => `${entity} ${id}`);
  if (former.size === 0) return (row) => row;
  const nameOn = (entity: FormerName['entity'], id: number, day: string): string | undefined =>
    former.get(`${entity} ${id}`)?.find(({ until }) => day < until)?.name;
  return (row, day) => {
    const { parcelId, ownCropId = null } = row;
    const parcel = parcelId === undefined ? undefined : nameOn('agroevidence.parcel', parcelId, day);
    const ownCropName = ownCropId === null ? undefined : nameOn('agroevidence.own_crop', ownCropId, day);
    if (parcel === undefined && ownCropName === undefined) return row;
    return { ...row, ...(parcel !== undefined && { parcel }), ...(ownCropName !== undefined && { ownCropName }) };
  };
}
