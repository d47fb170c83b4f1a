import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import type { UserMenuEntry } from '#web/routing/menu.ts';

export const historyEntry: UserMenuEntry = {
  group: 'farm',
  label: 'history.title',
  Icon: HistoryOutlined,
  to: '/farm/$farmId/history',
  isOfFarm: true,
};
