import type { FlagStates } from '#web/lib/flags.ts';
import { entryGroups, type Section, type UserMenuEntry } from '#web/routing/menu.ts';
import { entries, sections } from './menu.generated.ts';

/** The sections of a farm, in the order of the menu, which each says by its place. */
export function farmSections(flags: FlagStates): Section[] {
  const brought = sections.flatMap((each) => (typeof each === 'function' ? each(flags) : each));
  return brought.toSorted((one, other) => one.place - other.place);
}

/**
 * What the user menu of a desk and the drawer of a phone offer between the language and the way out: what is of the farm
 * on screen (its settings, its land, the register, what it is connected with), what is of the person (profile, password,
 * account), what is of the administration. Without a farm on screen, what is of one is left out.
 */
export const userMenuEntries: readonly UserMenuEntry[] = entryGroups.flatMap((group) =>
  entries
    .flatMap((each) => each.filter((entry) => entry.group === group))
    .toSorted((one, other) => one.place - other.place),
);
