import AgricultureOutlined from '@mui/icons-material/AgricultureOutlined';
import type { UserMenuEntry } from '#web/routing/menu.ts';

export const entries: readonly UserMenuEntry[] = [
  {
    group: 'farm',
    place: 10,
    label: 'farmSettings.title',
    Icon: AgricultureOutlined,
    to: '/farm/$farmId/settings',
    isOfFarm: true,
    isSetting: true,
  },
];
