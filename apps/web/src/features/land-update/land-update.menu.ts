import SyncOutlined from '@mui/icons-material/SyncOutlined';
import { useIsRegistryFarm } from '#web/parts/registry/use-is-registry-farm.ts';
import type { UserMenuEntry } from '#web/routing/menu.ts';

export const landUpdateEntry: UserMenuEntry = {
  group: 'farm',
  label: 'landUpdate.title',
  Icon: SyncOutlined,
  to: '/farm/$farmId/user/updatelpis',
  isOfFarm: true,
  useIsShown: useIsRegistryFarm,
};
