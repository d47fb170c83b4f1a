import AgricultureOutlined from '@mui/icons-material/AgricultureOutlined';
import type { UserMenuEntry } from '#web/routing/menu.ts';

export const farmSettingsEntry: UserMenuEntry = {
  group: 'farm',
  label: 'farmSettings.title',
  Icon: AgricultureOutlined,
  to: '/farm/$farmId/settings',
  isOfFarm: true,
};
