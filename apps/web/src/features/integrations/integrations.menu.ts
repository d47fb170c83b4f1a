import HubOutlined from '@mui/icons-material/HubOutlined';
import { useMay } from '#web/parts/farm/use-may.ts';
import type { UserMenuEntry } from '#web/routing/menu.ts';

export const entries: readonly UserMenuEntry[] = [
  {
    group: 'farm',
    place: 40,
    label: 'integrations.title',
    Icon: HubOutlined,
    to: '/farm/$farmId/user/integrations',
    isOfFarm: true,
    isSetting: true,
    useIsShown: (farmId) => useMay('farm.manage', farmId),
  },
];
