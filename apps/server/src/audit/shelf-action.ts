interface OnShelf {
  readonly isRetired: boolean;
}

type ShelfAction<R extends string> = `${R}.${'changed' | 'retired' | 'restored'}`;

/** What was done to a farm's own record that can be put away: that, or it was brought back, or something else of it was changed. */
export function shelfAction<R extends string>(record: R, before: OnShelf, after: OnShelf): ShelfAction<R> {
  if (before.isRetired === after.isRetired) return `${record}.changed`;
  return after.isRetired ? `${record}.retired` : `${record}.restored`;
}
