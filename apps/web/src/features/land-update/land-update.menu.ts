import SyncOutlined from '@mui/icons-material/SyncOutlined';
import { useIsRegistryFarm } from '#web/parts/registry/use-is-registry-farm.ts';
import { useMay } from '#web/parts/farm/use-may.ts';
import type { UserMenuEntry } from '#web/routing/menu.ts';

function useMayUpdateLand(farmId: number | undefined): boolean {
  const isRegistryFarm = useIsRegistryFarm(farmId);
  return useMay('land.change', farmId) && isRegistryFarm;
}

export const entries: readonly UserMenuEntry[] = [
  {
    group: 'farm',
    place: 30,
    label: 'landUpdate.title',
    Icon: SyncOutlined,
    to: '/farm/$farmId/user/updatelpis',
    isOfFarm: true,
    useIsShown: useMayUpdateLand,
  },
];
