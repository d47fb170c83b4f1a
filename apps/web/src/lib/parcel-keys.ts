/** Under which the answers about parcels are kept; whoever changes parcels says by them what is to be asked anew. */
export const parcelKeys = {
  all: (farmId: number): readonly unknown[] => ['parcels', farmId],
  map: (farmId: number): readonly unknown[] => ['parcels', farmId, 'map'],
  points: (farmId: number): readonly unknown[] => ['parcels', farmId, 'points'],
  list: (farmId: number): readonly unknown[] => ['parcels', farmId, 'list'],
  /** Of changes of a name that are on their way. */
  rename: (farmId: number): readonly unknown[] => ['rename-parcel', farmId],
  one: (farmId: number, id: number): readonly unknown[] => ['parcels', farmId, 'one', id],
};
