let waiting: readonly File[] = [];

/** Keeps files that were dropped on one screen for the screen that reads them; a page that is loaded anew has none. */
export function keepDroppedLand(files: readonly File[]): void {
  waiting = files;
}

/** Gives the files that wait, once. */
export function takeDroppedLand(): readonly File[] {
  const taken = waiting;
  waiting = [];
  return taken;
}
