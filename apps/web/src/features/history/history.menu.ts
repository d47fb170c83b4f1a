import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import type { UserMenuEntry } from '#web/routing/menu.ts';

export const entries: readonly UserMenuEntry[] = [
  {
    group: 'farm',
    place: 50,
    label: 'history.title',
    Icon: HistoryOutlined,
    to: '/farm/$farmId/history',
    isOfFarm: true,
  },
];
