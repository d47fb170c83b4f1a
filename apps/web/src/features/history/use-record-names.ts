import type { ChangedRecord } from '@brazda/contract/gateway/farm-changes.ts';
import { useQuery } from '@tanstack/react-query';
import { useCropNames } from '#web/parts/crop/crop-names.ts';
import { membersOptions } from '#web/parts/farm/members.queries.ts';
import { centersOptions, zonesOptions } from '#web/parts/parcel/divisions.queries.ts';

type NameOf = (id: number) => string | undefined;

/** How what the numbers in records stand for is called; undefined for what is not known, or not any more. */
export interface RecordNames {
  readonly crop: NameOf;
  readonly parcel: NameOf;
  readonly center: NameOf;
  readonly zone: NameOf;
  readonly person: NameOf;
}

/** The names that the farm has for what stands in its records; of parcels, those that are among the records. */
export function useRecordNames(farmId: number, records: readonly ChangedRecord[]): RecordNames {
  const crop = useCropNames(farmId);
  const { data: centers = [] } = useQuery(centersOptions(farmId));
  const { data: zones = [] } = useQuery(zonesOptions(farmId));
  const { data: members = [] } = useQuery(membersOptions(farmId));
  const parcels = new Map(
    records.flatMap(({ record, recordNumber, before, after }) => {
      const name = (after ?? before)?.['local_name'];
      return record === 'agroevidence.parcel' && recordNumber !== null && typeof name === 'string'
        ? [[recordNumber, name] as const]
        : [];
    }),
  );
  return {
    crop,
    parcel: (id) => parcels.get(id),
    center: (id) => centers.find((each) => each.id === id)?.name,
    zone: (id) => zones.find((each) => each.id === id)?.name,
    person: (id) => members.find(({ userId }) => userId === id)?.email,
  };
}
