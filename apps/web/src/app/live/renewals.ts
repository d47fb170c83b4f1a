import { adminRenewals } from '#web/features/admin/admin.live.ts';
import { farmImportRenewals } from '#web/features/farm-import/farm-import.live.ts';
import { farmSettingsRenewals } from '#web/features/farm-settings/farm-settings.live.ts';
import { historyRenewals } from '#web/features/history/history.live.ts';
import { landUpdateRenewals } from '#web/features/land-update/land-update.live.ts';
import { cropRenewals } from '#web/parts/crop/crops.live.ts';
import { materialRenewals } from '#web/parts/material/materials.live.ts';
import { parcelRenewals } from '#web/parts/parcel/parcels.live.ts';
import { planRenewals } from '#web/parts/plan/plan.live.ts';
import { farmRenewals } from '#web/parts/farm/farms.live.ts';
import type { Renewals } from '#web/lib/live/renewals.ts';
import { profileRenewals } from '#web/parts/account/profile.live.ts';
import { registryRenewals } from '#web/parts/registry/registry.live.ts';

/** What each event renews, as those say who own the queries. */
export const renewals: readonly Renewals[] = [
  farmRenewals,
  profileRenewals,
  registryRenewals,
  parcelRenewals,
  cropRenewals,
  materialRenewals,
  planRenewals,
  farmSettingsRenewals,
  farmImportRenewals,
  landUpdateRenewals,
  historyRenewals,
  adminRenewals,
];
