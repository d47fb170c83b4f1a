/** What can be done to parcels on the map, in the order in which it can be chosen. */
export const editDeeds = ['draw', 'redraw', 'split', 'merge', 'retire'] as const;
export type EditDeed = (typeof editDeeds)[number];

/** What is done to a parcel that has to be chosen before. */
export const deedsToOne: ReadonlySet<EditDeed> = new Set(['redraw', 'split', 'retire']);

/** How one of them goes on. */
export interface DeedProps {
  readonly onCancel: () => void;
  /** Told which parcels there are now, the largest first. */
  readonly onDone: (parcelIds: readonly number[]) => void;
}
