// Generated from the files of features that end in .routes.ts; do not edit.
import { ofFarm as accountOfFarm, ofOutside as accountOfOutside } from '#web/features/account/account.routes.ts';
import { ofFarm as actionsOfFarm } from '#web/features/actions/actions.routes.ts';
import { ofOutside as adminOfOutside, ofRoot as adminOfRoot } from '#web/features/admin/admin.routes.ts';
import { ofFarm as cataloguesOfFarm } from '#web/features/catalogues/catalogues.routes.ts';
import { ofPanel as farmImportOfPanel, ofFarm as farmImportOfFarm } from '#web/features/farm-import/farm-import.routes.ts';
import { ofFarm as farmSettingsOfFarm, ofOutside as farmSettingsOfOutside } from '#web/features/farm-settings/farm-settings.routes.ts';
import { ofFarm as historyOfFarm } from '#web/features/history/history.routes.ts';
import { ofRoot as integrationsOfRoot, ofFarm as integrationsOfFarm } from '#web/features/integrations/integrations.routes.ts';
import { ofPanel as invitationOfPanel } from '#web/features/invitation/invitation.routes.ts';
import { ofFarm as landUpdateOfFarm } from '#web/features/land-update/land-update.routes.ts';
import { ofFarm as mapOfFarm } from '#web/features/map/map.routes.ts';
import { ofFarm as notificationsOfFarm } from '#web/features/notifications/notifications.routes.ts';
import { ofFarm as parcelListOfFarm } from '#web/features/parcel-list/parcel-list.routes.ts';
import { ofFarm as parcelOverviewOfFarm } from '#web/features/parcel-overview/parcel-overview.routes.ts';
import { ofFarm as recordImportsOfFarm } from '#web/features/record-imports/record-imports.routes.ts';
import { ofFarm as reportsOfFarm } from '#web/features/reports/reports.routes.ts';
import { ofRoot as resetPasswordOfRoot } from '#web/features/reset-password/reset-password.routes.ts';
import { ofFarm as sensorsOfFarm } from '#web/features/sensors/sensors.routes.ts';
import { ofRoot as signInOfRoot } from '#web/features/sign-in/sign-in.routes.ts';
import { ofRoot as signUpOfRoot } from '#web/features/sign-up/sign-up.routes.ts';
import { ofFarm as sowingPlanOfFarm } from '#web/features/sowing-plan/sowing-plan.routes.ts';
import { ofFarm as togglesOfFarm } from '#web/features/toggles/toggles.routes.ts';

export const ofRoot = [
  ...adminOfRoot,
  ...integrationsOfRoot,
  ...resetPasswordOfRoot,
  ...signInOfRoot,
  ...signUpOfRoot,
] as const;

export const ofPanel = [
  ...farmImportOfPanel,
  ...invitationOfPanel,
] as const;

export const ofOutside = [
  ...accountOfOutside,
  ...adminOfOutside,
  ...farmSettingsOfOutside,
] as const;

export const ofFarm = [
  ...accountOfFarm,
  ...actionsOfFarm,
  ...cataloguesOfFarm,
  ...farmImportOfFarm,
  ...farmSettingsOfFarm,
  ...historyOfFarm,
  ...integrationsOfFarm,
  ...landUpdateOfFarm,
  ...mapOfFarm,
  ...notificationsOfFarm,
  ...parcelListOfFarm,
  ...parcelOverviewOfFarm,
  ...recordImportsOfFarm,
  ...reportsOfFarm,
  ...sensorsOfFarm,
  ...sowingPlanOfFarm,
  ...togglesOfFarm,
] as const;
