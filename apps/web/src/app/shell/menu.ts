import { accountEntries } from '#web/features/account/account.menu.ts';
import { adminEntries } from '#web/features/admin/admin.menu.ts';
import { catalogueSections } from '#web/features/catalogues/catalogues.menu.ts';
import { addLandEntry } from '#web/features/farm-import/farm-import.menu.ts';
import { farmSettingsEntry } from '#web/features/farm-settings/farm-settings.menu.ts';
import { historyEntry } from '#web/features/history/history.menu.ts';
import { integrationsEntry } from '#web/features/integrations/integrations.menu.ts';
import { landUpdateEntry } from '#web/features/land-update/land-update.menu.ts';
import { mapSections } from '#web/features/map/map.menu.ts';
import { parcelListSection } from '#web/features/parcel-list/parcel-list.menu.ts';
import { sowingPlanSection } from '#web/features/sowing-plan/sowing-plan.menu.ts';
import type { FlagStates } from '#web/lib/flags.ts';
import type { Section, UserMenuEntry } from '#web/routing/menu.ts';

/**
 * The sections of a farm, in the order of the menu. A section is listed here when it works, and steps back if it is one of
 * sensors, irrigation, notifications, actions, stores, reports and catalogues.
 */
export function farmSections(flags: FlagStates): Section[] {
  return [...mapSections(flags), parcelListSection, sowingPlanSection, ...catalogueSections];
}

/**
 * What the user menu of a desk and the drawer of a phone offer between the language and the way out, in this order: what
 * is of the farm on screen (its settings, its land, the register, what it is connected with), what is of the person
 * (profile, password, account), what is of the administration. Without a farm on screen, what is of one is left out.
 */
export const userMenuEntries: readonly UserMenuEntry[] = [
  farmSettingsEntry,
  addLandEntry,
  landUpdateEntry,
  integrationsEntry,
  historyEntry,
  ...accountEntries,
  ...adminEntries,
];
