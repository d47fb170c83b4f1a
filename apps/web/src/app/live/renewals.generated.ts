// Generated from the files of features that end in .live.ts; do not edit.
import { renewals as aheadRenewals } from '#web/features/actions/ahead.live.ts';
import { renewals as adminRenewals } from '#web/features/admin/admin.live.ts';
import { renewals as farmImportRenewals } from '#web/features/farm-import/farm-import.live.ts';
import { renewals as farmSettingsRenewals } from '#web/features/farm-settings/farm-settings.live.ts';
import { renewals as historyRenewals } from '#web/features/history/history.live.ts';
import { renewals as landUpdateRenewals } from '#web/features/land-update/land-update.live.ts';
import { renewals as notificationsRenewals } from '#web/features/notifications/notifications.live.ts';
import { renewals as recordImportsRenewals } from '#web/features/record-imports/record-imports.live.ts';
import { renewals as reportsRenewals } from '#web/features/reports/reports.live.ts';
import { renewals as sensorsRenewals } from '#web/features/sensors/sensors.live.ts';
import { renewals as profileRenewals } from '#web/parts/account/profile.live.ts';
import { renewals as actionsRenewals } from '#web/parts/action/actions.live.ts';
import { renewals as diseaseLightsRenewals } from '#web/parts/agronomy/disease-lights.live.ts';
import { renewals as waterBalancesRenewals } from '#web/parts/agronomy/water-balances.live.ts';
import { renewals as cropsRenewals } from '#web/parts/crop/crops.live.ts';
import { renewals as farmsRenewals } from '#web/parts/farm/farms.live.ts';
import { renewals as materialsRenewals } from '#web/parts/material/materials.live.ts';
import { renewals as nitrogenRenewals } from '#web/parts/nitrogen/nitrogen.live.ts';
import { renewals as parcelsRenewals } from '#web/parts/parcel/parcels.live.ts';
import { renewals as planRenewals } from '#web/parts/plan/plan.live.ts';
import { renewals as registryRenewals } from '#web/parts/registry/registry.live.ts';
import { renewals as restrictionsRenewals } from '#web/parts/restriction/restrictions.live.ts';
import { renewals as submissionsRenewals } from '#web/parts/submission/submissions.live.ts';

export const renewals = [
  aheadRenewals,
  adminRenewals,
  farmImportRenewals,
  farmSettingsRenewals,
  historyRenewals,
  landUpdateRenewals,
  notificationsRenewals,
  recordImportsRenewals,
  reportsRenewals,
  sensorsRenewals,
  profileRenewals,
  actionsRenewals,
  diseaseLightsRenewals,
  waterBalancesRenewals,
  cropsRenewals,
  farmsRenewals,
  materialsRenewals,
  nitrogenRenewals,
  parcelsRenewals,
  planRenewals,
  registryRenewals,
  restrictionsRenewals,
  submissionsRenewals,
] as const;
