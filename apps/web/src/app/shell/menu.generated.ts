// Generated from the files of features that end in .menu.ts; do not edit.
import { entries as accountEntries } from '#web/features/account/account.menu.ts';
import { sections as actionsSections } from '#web/features/actions/actions.menu.ts';
import { entries as adminEntries } from '#web/features/admin/admin.menu.ts';
import { sections as cataloguesSections } from '#web/features/catalogues/catalogues.menu.ts';
import { entries as farmImportEntries } from '#web/features/farm-import/farm-import.menu.ts';
import { entries as farmSettingsEntries } from '#web/features/farm-settings/farm-settings.menu.ts';
import { entries as historyEntries } from '#web/features/history/history.menu.ts';
import { entries as integrationsEntries } from '#web/features/integrations/integrations.menu.ts';
import { entries as landUpdateEntries } from '#web/features/land-update/land-update.menu.ts';
import { sections as mapSections } from '#web/features/map/map.menu.ts';
import { sections as notificationsSections } from '#web/features/notifications/notifications.menu.ts';
import { sections as parcelListSections } from '#web/features/parcel-list/parcel-list.menu.ts';
import { sections as reportsSections } from '#web/features/reports/reports.menu.ts';
import { sections as sensorsSections } from '#web/features/sensors/sensors.menu.ts';
import { sections as sowingPlanSections } from '#web/features/sowing-plan/sowing-plan.menu.ts';

export const sections = [
  actionsSections,
  cataloguesSections,
  mapSections,
  notificationsSections,
  parcelListSections,
  reportsSections,
  sensorsSections,
  sowingPlanSections,
] as const;

export const entries = [
  accountEntries,
  adminEntries,
  farmImportEntries,
  farmSettingsEntries,
  historyEntries,
  integrationsEntries,
  landUpdateEntries,
] as const;
