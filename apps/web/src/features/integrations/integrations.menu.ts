import HubOutlined from '@mui/icons-material/HubOutlined';
import { useMay } from '#web/parts/farm/use-may.ts';
import type { UserMenuEntry } from '#web/routing/menu.ts';

export const integrationsEntry: UserMenuEntry = {
  group: 'farm',
  label: 'integrations.title',
  Icon: HubOutlined,
  to: '/farm/$farmId/user/integrations',
  isOfFarm: true,
  useIsShown: (farmId) => useMay('farm.manage', farmId),
};
