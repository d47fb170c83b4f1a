import { accountOutsideRoutes, accountRoutes } from '#web/features/account/account.routes.ts';
import { adminRootRoutes, adminRoutes } from '#web/features/admin/admin.routes.ts';
import { cataloguesRoutes } from '#web/features/catalogues/catalogues.routes.ts';
import { farmImportPanelRoutes, farmImportRoutes } from '#web/features/farm-import/farm-import.routes.ts';
import { farmSettingsOutsideRoutes, farmSettingsRoutes } from '#web/features/farm-settings/farm-settings.routes.ts';
import { historyRoutes } from '#web/features/history/history.routes.ts';
import { integrationsRootRoutes, integrationsRoutes } from '#web/features/integrations/integrations.routes.ts';
import { invitationRoutes } from '#web/features/invitation/invitation.routes.ts';
import { landUpdateRoutes } from '#web/features/land-update/land-update.routes.ts';
import { mapRoutes } from '#web/features/map/map.routes.ts';
import { parcelListRoutes } from '#web/features/parcel-list/parcel-list.routes.ts';
import { parcelOverviewRoutes } from '#web/features/parcel-overview/parcel-overview.routes.ts';
import { resetPasswordRoutes } from '#web/features/reset-password/reset-password.routes.ts';
import { signInRoutes } from '#web/features/sign-in/sign-in.routes.ts';
import { signUpRoutes } from '#web/features/sign-up/sign-up.routes.ts';
import { sowingPlanRoutes } from '#web/features/sowing-plan/sowing-plan.routes.ts';
import { togglesRoutes } from '#web/features/toggles/toggles.routes.ts';

/** The screens of all features, by what stands around them. A feature owns its addresses; here it is only named. */
export const featureRoutes = {
  ofRoot: [...signInRoutes, ...resetPasswordRoutes, ...signUpRoutes, ...integrationsRootRoutes, ...adminRootRoutes],
  ofPanel: [...farmImportPanelRoutes, ...invitationRoutes],
  ofOutside: [...adminRoutes, ...accountOutsideRoutes, ...farmSettingsOutsideRoutes],
  ofFarm: [
    ...mapRoutes,
    ...parcelListRoutes,
    ...parcelOverviewRoutes,
    ...sowingPlanRoutes,
    ...togglesRoutes,
    ...integrationsRoutes,
    ...accountRoutes,
    ...landUpdateRoutes,
    ...historyRoutes,
    ...farmSettingsRoutes,
    ...farmImportRoutes,
    ...cataloguesRoutes,
  ],
} as const;
